import { Module } from '@nestjs/common';
import { GeoModule } from '../../platform/geo';
import { Brands } from './brands';
import { Domains } from './domains/domains';
import { InnerFeed } from './published/inner-feed';
import { PublishedSites } from './published/published-sites';
import { PropagationWatch } from './releases/propagation';
import { Releases } from './releases/releases';
import { Schedule } from './releases/schedule';
import { PreviewLinks } from './revisions/preview-links';
import { Revisions } from './revisions/revisions';
import { Templates } from './templates';
import { Tenants } from './tenants';
import { GetCompanyInfoController } from './use-cases/get-company-info/get-company-info.controller';
import { GetSettingsController } from './use-cases/get-settings/get-settings.controller';
import { StartPreviewController } from './use-cases/start-preview/start-preview.controller';

const services = [
  Brands,
  Domains,
  InnerFeed,
  PreviewLinks,
  PropagationWatch,
  PublishedSites,
  Releases,
  Revisions,
  Schedule,
  Templates,
  Tenants,
];

@Module({
  imports: [GeoModule],
  controllers: [GetCompanyInfoController, GetSettingsController, StartPreviewController],
  providers: services,
  exports: services,
})
export class TenantsModule {}
