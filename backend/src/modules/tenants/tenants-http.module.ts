import { Module } from '@nestjs/common';
import { GeoModule } from '../../platform/geo';
import { TenantsModule } from './tenants.module';
import { GetCompanyInfoController } from './use-cases/get-company-info/get-company-info.controller';
import { GetSettingsController } from './use-cases/get-settings/get-settings.controller';
import { StartPreviewController } from './use-cases/start-preview/start-preview.controller';

/** The api's routes about a brand. */
@Module({
  imports: [GeoModule, TenantsModule],
  controllers: [GetCompanyInfoController, GetSettingsController, StartPreviewController],
})
export class TenantsHttpModule {}
