import { COUNTRY_LAW } from '../../../../contract/legal/countries';
import { type CountryLaw } from '../../../../contract/legal/country-law';
import { type SiteDocument } from '../../../site/site-document';

/** Conditions of blocks and sentences that follow from the countries in which a brand is offered. */
type When = (document: SiteDocument) => boolean;

const isInEea = (country: string): boolean => COUNTRY_LAW[country]?.eea ?? false;

export const isOfferedIn =
  (country: string): When =>
  ({ settings }) =>
    settings.countries.includes(country);

/** The brand is offered in a country whose law has this fact. */
export const isOfferedWith =
  (fact: keyof CountryLaw): When =>
  ({ settings }) =>
    settings.countries.some((country) => COUNTRY_LAW[country]?.[fact] !== undefined);

/**
 * The brand is offered where the Digital Services Act of the European Union holds. A country without facts counts, so that
 * no member goes without what the Act gives.
 */
export const isUnderDigitalServicesAct: When = ({ settings }) =>
  settings.countries.some((country) => {
    const law = COUNTRY_LAW[country];
    return law === undefined || law.digitalServices !== undefined;
  });

/** The brand's company has its seat in a country in which the brand is offered. */
export const isBasedAndOfferedIn =
  (country: string): When =>
  (document) =>
    document.company.country === country && isOfferedIn(country)(document);

/** Company and members are in different countries of the European Economic Area. */
export const dealsAcrossEea: When = ({ settings, company }) =>
  isInEea(company.country) && settings.countries.some((country) => country !== company.country && isInEea(country));
