export { GeoModule } from './geo.module';
export { VisitorCountry } from './visitor-country';
