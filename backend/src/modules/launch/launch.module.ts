import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PLATFORM } from '../../platform/database';
import { PublicRequests } from '../../platform/outside';
import { TrialMailsModule } from '../notifications';
import { PaymentsModule } from '../payments';
import { TenantsModule } from '../tenants';
import { BrandFacts } from './brand-facts';
import { CheckRuns } from './check-runs';
import { CheckToolbox } from './check-toolbox';
import { HostMoves } from './host-moves';
import { Launch } from './launch';
import { LaunchRows } from './launch-rows';
import { LAUNCH_PORTS, USUAL_PORTS } from './network/launch-ports';
import { LAUNCH_TABLES } from './tables';

/** The way of brands to being live: steps, checks and what follows from them. */
@Module({
  imports: [
    PaymentsModule,
    TenantsModule,
    TrialMailsModule,
    TypeOrmModule.forFeature(Object.values(LAUNCH_TABLES), PLATFORM),
  ],
  providers: [
    ...[BrandFacts, CheckRuns, CheckToolbox, HostMoves, Launch, LaunchRows, PublicRequests],
    { provide: LAUNCH_PORTS, useValue: USUAL_PORTS },
  ],
  exports: [CheckRuns, Launch],
})
export class LaunchModule {}
