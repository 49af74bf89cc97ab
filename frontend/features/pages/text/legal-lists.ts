import { COUNTRY_LAW, EUROPEAN_CONSUMER_CENTRES } from '../../../../contract/legal/countries';
import { type CountryLaw, type LegalName, type Office, type Right } from '../../../../contract/legal/country-law';
import { type Values } from '../../../lib/i18n/translator';
import { type CurrentSite } from '../../../site/current-site';
import { escapeMarkdown } from './markdown';

/**
 * Returns the legal facts of a brand's countries as Markdown lists. Names and links are the same in every language; where
 * there is one country only, it is not named.
 */
export function legalLists(site: CurrentSite): Values {
  const { settings, company } = site.document;
  const { countries } = settings;
  return {
    authorities: list(site, [...countries, company.country], ({ dataProtection }) => officeIn(site, dataProtection)),
    coordinators: list(site, countries, ({ digitalServices }) => officeIn(site, digitalServices)),
    consumer_offices: list(site, countries, ({ consumerHelp }) => officeIn(site, consumerHelp)),
    consumer_centres: escapeMarkdown(EUROPEAN_CONSUMER_CENTRES),
    guarantees: list(site, countries, ({ conformity }) => rightIn(site, conformity)),
    withdrawals: list(site, countries, ({ withdrawal }) => rightIn(site, withdrawal)),
  };
}

type Entry = (law: CountryLaw) => string | undefined;

function list({ formats }: CurrentSite, countries: readonly string[], entryOf: Entry): string {
  const all = [...new Set(countries)];
  const lines = all.flatMap((country) => {
    const law = COUNTRY_LAW[country];
    const entry = law && entryOf(law);
    if (entry === undefined) return [];
    return all.length === 1 ? [`- ${entry}`] : [`- ${escapeMarkdown(formats.countryName(country))} – ${entry}`];
  });
  return lines.join('\n');
}

function officeIn(site: CurrentSite, office: Office | undefined): string | undefined {
  if (office === undefined) return undefined;
  return `[${nameIn(site, office)}](${escapeMarkdown(office.urlIn?.[site.locale] ?? office.url)})`;
}

function rightIn(site: CurrentSite, right: Right | undefined): string | undefined {
  return right && `${nameIn(site, right)} (${escapeMarkdown(right.source)})`;
}

const nameIn = ({ locale }: CurrentSite, { name, in: names }: LegalName): string =>
  escapeMarkdown(names?.[locale] ?? name);
