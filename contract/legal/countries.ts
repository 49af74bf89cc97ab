import { CENTRE_SOUTH } from './countries-centre-south';
import { NORTH_EAST } from './countries-north-east';
import { WEST } from './countries-west';
import { type CountryLaw } from './country-law';

/** The legal facts of each country, by its code. */
export const COUNTRY_LAW: Readonly<Record<string, CountryLaw | undefined>> = {
  ...WEST,
  ...CENTRE_SOUTH,
  ...NORTH_EAST,
};

/** The network of European Consumer Centres, for purchases across a border within the European Economic Area. */
export const EUROPEAN_CONSUMER_CENTRES = 'https://www.eccnet.eu';
