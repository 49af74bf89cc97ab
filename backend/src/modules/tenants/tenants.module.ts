import { Module } from '@nestjs/common';
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

/** Brands, their hosts and their settings, for every process. */
@Module({
  providers: services,
  exports: services,
})
export class TenantsModule {}
