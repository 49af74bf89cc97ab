import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { type ModerationDefaults, type StoredDocument, USUAL_MODERATION, upgradeDocument } from './document';
import { LiveParts } from './live-parts';

/** The settings of moderation of many brands, as they are live. */
@Injectable()
export class ModerationSettings {
  private readonly parts: LiveParts<StoredDocument, ModerationDefaults>;

  constructor(platform: PlatformDatabase) {
    this.parts = new LiveParts(platform, 'r.document', (document) => upgradeDocument(document).moderation);
  }

  /** By the tenant's id. A brand without a release has none. */
  of(tenants: readonly number[]): Promise<ReadonlyMap<number, ModerationDefaults>> {
    return this.parts.of(tenants);
  }

  /** Also of brands that are not live, which have the product's defaults. */
  async orUsual(tenants: readonly number[]): Promise<(tenant: number) => ModerationDefaults> {
    const settings = await this.of(tenants);
    return (tenant) => settings.get(tenant) ?? USUAL_MODERATION;
  }
}
