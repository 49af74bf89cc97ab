import { Inject, Injectable } from '@nestjs/common';
import { type SiteRequest } from '../http/site-request';
import { CONFIG, type Config } from '../config/config';
import { AddressCountries } from './address-countries';

const CODE = /^[a-z]{2}$/i;
// CDNs send these codes for an unknown country; Tor's "T1" is not a pair of letters and fails the pattern anyway.
const NOWHERE = new Set(['XX', 'ZZ']);

/** Which country a visitor comes from. On the hot path of the settings call: no I/O after the first question. */
@Injectable()
export class VisitorCountry {
  private readonly header: string | undefined;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'COUNTRY_HEADER'>,
    private readonly addresses: AddressCountries,
  ) {
    this.header = config.COUNTRY_HEADER?.toLowerCase();
  }

  /** The CDN's word where the hop is trusted, else the offline database's, else null. ISO 3166-1 alpha-2, upper case. */
  of(request: Pick<SiteRequest, 'headers' | 'context'>): string | null {
    const { context } = request;
    if (this.header !== undefined && context.trustedHop) {
      const said = request.headers[this.header];
      if (typeof said === 'string' && CODE.test(said)) {
        const country = said.toUpperCase();
        if (!NOWHERE.has(country)) return country;
      }
    }
    return this.addresses.of(context.exactAddress);
  }
}
