import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { type TenantDocument } from './document';
import { LiveParts } from './live-parts';

type Texts = TenantDocument['texts'];

/** The texts that brands replace with their own words in their live revisions. */
@Injectable()
export class BrandTexts {
  private readonly parts: LiveParts<Texts | null, Texts>;

  constructor(platform: PlatformDatabase) {
    this.parts = new LiveParts(platform, "r.document -> 'texts'", (texts) => texts ?? {});
  }

  /** By the tenant's id: texts by language and key. */
  of(tenants: readonly number[]): Promise<ReadonlyMap<number, Texts>> {
    return this.parts.of(tenants);
  }
}
