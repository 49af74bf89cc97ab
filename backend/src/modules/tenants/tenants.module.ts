import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PLATFORM } from '../../platform/database';
import { BrandCountries } from './brand-countries';
import { BrandLooks } from './brand-looks';
import { BrandTexts } from './brand-texts';
import { Brands } from './brands';
import { DomainMoves } from './domains/domain-moves';
import { Domains } from './domains/domains';
import { InnerFeed } from './published/inner-feed';
import { PriceList } from './price-list';
import { ProbeTenants } from './probe-tenants';
import { PublishedSites } from './published/published-sites';
import { ModerationSettings } from './moderation-settings';
import { PushKeyAdmin } from './push-keys/push-key-admin';
import { PushKeys } from './push-keys/push-keys';
import { DirectReleases } from './releases/direct-releases';
import { PropagationWatch } from './releases/propagation';
import { Releases } from './releases/releases';
import { Schedule } from './releases/schedule';
import { ConfigurationExport } from './revisions/configuration-export';
import { PreviewLinks } from './revisions/preview-links';
import { RevisionHistory } from './revisions/revision-history';
import { Revisions } from './revisions/revisions';
import { TENANTS_TABLES } from './tables';
import { Templates } from './templates';
import { Tenants } from './tenants';

const services = [
  BrandCountries,
  BrandLooks,
  BrandTexts,
  Brands,
  ConfigurationExport,
  DirectReleases,
  DomainMoves,
  Domains,
  InnerFeed,
  ModerationSettings,
  PreviewLinks,
  PriceList,
  ProbeTenants,
  PropagationWatch,
  PublishedSites,
  PushKeyAdmin,
  PushKeys,
  Releases,
  RevisionHistory,
  Revisions,
  Schedule,
  Templates,
  Tenants,
];

/** Brands, their hosts and their settings, for every process. */
@Module({
  imports: [
    TypeOrmModule.forFeature([TENANTS_TABLES.settings_revision, TENANTS_TABLES.scheduled_release]),
    TypeOrmModule.forFeature(Object.values(TENANTS_TABLES), PLATFORM),
  ],
  providers: services,
  exports: services,
})
export class TenantsModule {}
