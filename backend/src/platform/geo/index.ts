export { GeoModule } from './geo.module';
export { publicAddress } from './public-address';
export { VisitorCountry } from './visitor-country';
