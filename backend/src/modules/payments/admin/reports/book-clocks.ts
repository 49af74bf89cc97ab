import { Injectable } from '@nestjs/common';
import { PublishedSites, RevisionNotFound } from '../../../tenants';
import { companyTimeZone } from './company-time-zone';

/** The time zones by which the days of several tenants' books are counted, in the order of the tenants. */
export interface BookClocks {
  readonly tenants: readonly number[];
  readonly zones: readonly string[];
}

/** SQL: the tenants $3 with their time zones $4, as `clock`. */
export const CLOCKS = `clock (tenant_id, zone) as (select * from unnest($3::integer[], $4::text[]))`;

/** SQL: whether a moment is between the days $1 and $2, both included, by the clock of its tenant. */
export const isWithinDays = (time: string): string =>
  `${time} >= $1::date::timestamp at time zone clock.zone and ${time} < ($2::date + 1)::timestamp at time zone clock.zone`;

/** Reads the clocks of the companies that stand behind brands. A brand that was never published has sold nothing. */
@Injectable()
export class ReadBookClocks {
  constructor(private readonly published: PublishedSites) {}

  async of(tenants: readonly number[]): Promise<BookClocks> {
    return { tenants, zones: await Promise.all(tenants.map((tenant) => this.zoneOf(tenant))) };
  }

  private async zoneOf(tenant: number): Promise<string> {
    try {
      return companyTimeZone((await this.published.get(tenant)).document.company.country);
    } catch (error) {
      if (error instanceof RevisionNotFound) return 'UTC';
      throw error;
    }
  }
}

export const distinctZones = ({ zones }: BookClocks): string[] => [...new Set(zones)].sort();
