import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { publicAddress } from './public-address';
import { Recent } from './recent';

const REMEMBERED = 10_000;
const UNKNOWN = '';

/** The database's records carry one field, not the tree that the reader's own types describe. */
interface Row {
  readonly country_code?: string;
}

/**
 * Country by address from the offline database (7.8 MB, read at the first question; licence in infra/data/LICENCES.md).
 * Remembers the latest addresses: a known one costs a map look-up, a new one a walk down the tree (figures in
 * infra/data/README.md).
 */
@Injectable()
export class AddressCountries {
  private reader: Reader<CountryResponse> | undefined;
  private readonly recent = new Recent<string>(REMEMBERED);

  /** ISO 3166-1 alpha-2 in upper case; null for private, reserved, malformed and unassigned addresses. */
  of(address: string): string | null {
    let country = this.recent.get(address);
    if (country === undefined) {
      country = this.look(address);
      this.recent.set(address, country);
    }
    return country === UNKNOWN ? null : country;
  }

  private look(address: string): string {
    const known = publicAddress(address);
    if (known === undefined) return UNKNOWN;
    this.reader ??= new Reader<CountryResponse>(
      readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
    );
    const row = this.reader.get(known) as Row | null;
    return row?.country_code ?? UNKNOWN;
  }
}
