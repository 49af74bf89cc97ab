import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PLATFORM } from '../../platform/database';
import { TenantsModule } from '../tenants';
import { BrandPlans } from './changes/brand-plans';
import { CreateWave } from './create-wave';
import { BrandFailures } from './steps/brand-failures';
import { PlanBrands } from './steps/plan-brands';
import { PublishBrands } from './steps/publish-brands';
import { RollBackBrands } from './steps/roll-back-brands';
import { WatchBrands } from './steps/watch-brands';
import { FLEET_TABLES } from './tables';
import { WaveActs } from './wave-acts';
import { WaveWork } from './wave-work';
import { Waves } from './waves';

/** Changes of many brands that go live in stages. */
@Module({
  imports: [TenantsModule, TypeOrmModule.forFeature(Object.values(FLEET_TABLES), PLATFORM)],
  providers: [
    ...[BrandPlans, CreateWave, WaveActs, WaveWork, Waves],
    ...[BrandFailures, PlanBrands, PublishBrands, RollBackBrands, WatchBrands],
  ],
  exports: [CreateWave, WaveActs, WaveWork, Waves],
})
export class FleetModule {}
