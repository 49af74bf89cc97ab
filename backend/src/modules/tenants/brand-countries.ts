import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { LiveParts } from './live-parts';

/** The countries in which brands offer themselves, as they are live. */
@Injectable()
export class BrandCountries {
  private readonly parts: LiveParts<readonly string[] | null, readonly string[]>;

  constructor(platform: PlatformDatabase) {
    this.parts = new LiveParts(platform, "r.document #> '{settings,countries}'", (countries) => countries ?? []);
  }

  /** By the tenant's id. */
  of(tenants: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
    return this.parts.of(tenants);
  }
}
