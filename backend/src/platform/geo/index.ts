export { AddressCountries } from './address-countries';
export { GeoModule } from './geo.module';
export { Recent } from './recent';
export { VisitorCountry } from './visitor-country';
