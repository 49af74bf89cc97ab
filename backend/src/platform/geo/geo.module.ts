import { Global, Module } from '@nestjs/common';
import { AddressCountries } from './address-countries';
import { VisitorCountry } from './visitor-country';

/** Finds the countries that visitors come from. Needs CONFIG. */
@Global()
@Module({ providers: [AddressCountries, VisitorCountry], exports: [VisitorCountry] })
export class GeoModule {}
