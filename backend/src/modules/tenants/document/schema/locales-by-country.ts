import type { Locale } from '../../../../../../contract/text/locales';

/** Which languages the switcher shows in a country, first the one that most people there read. */
export const LOCALES_BY_COUNTRY: Readonly<Record<string, Locale[]>> = {
  US: ['en', 'es'],
  CA: ['en', 'fr'],
  GB: ['en'],
  IE: ['en'],
  AU: ['en'],
  NZ: ['en'],
  NL: ['nl', 'en'],
  BE: ['nl', 'fr', 'de'],
  LU: ['fr', 'de', 'en'],
  DE: ['de', 'en'],
  AT: ['de', 'en'],
  CH: ['de', 'it', 'fr', 'en'],
  LI: ['de', 'en'],
  FR: ['fr', 'en'],
  MC: ['fr', 'it', 'en'],
  IT: ['it', 'en'],
  SM: ['it', 'en'],
  ES: ['es', 'en'],
  PL: ['pl', 'en'],
  DK: ['da', 'en'],
  NO: ['nb', 'en'],
  SE: ['sv', 'en'],
  FI: ['fi', 'sv', 'en'],
  AX: ['sv', 'fi', 'en'],
};
