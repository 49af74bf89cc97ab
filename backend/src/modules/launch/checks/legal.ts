import { COUNTRY_LAW } from '../../../../../contract/legal/countries';
import { isPublicName } from '../../../../../contract/tenancy/public-name';
import { listed, passed, wrong } from '../finding';
import { type CheckedBrand, type LaunchCheck, primaryHost } from '../launch-check';
import { settingsFault } from './settings-faults';

const WANTED = 'Company, contact and date of the terms, and the law of every country is known.';

/** The settings without a fault, and what law wants visitors to be told about the trader. */
export const legal: LaunchCheck = {
  name: 'legal',
  step: 'company',
  blocks: 'publish',
  per: 'brand',
  isOfRevision: true,
  run: (brand) => {
    const fault = settingsFault(brand, [''], WANTED);
    if (fault) return fault;
    const missing = missingIn(brand);
    if (missing.length > 0) return wrong(listed(missing), { wanted: WANTED, fixer: 'brand' });
    const { company, disclosures } = settingsOf(brand);
    const body = disclosures.dispute_body === null ? '' : ' A body for disputes is named.';
    return passed(`${company.name}, ${company.city}; terms of ${company.added} or later.${body}`, WANTED);
  },
};

function settingsOf({ revision }: CheckedBrand) {
  if (!revision) throw new Error('without a revision there are no settings');
  return revision.document;
}

function missingIn(brand: CheckedBrand): string[] {
  const { company, settings } = settingsOf(brand);
  const unknown = settings.countries.filter((country) => COUNTRY_LAW[country] === undefined);
  const isPublic = isPublicName(primaryHost(brand) ?? 'localhost');
  const made = isPublic
    ? [company.email, settings.support_email].filter((address) => !isPublicName(address.split('@')[1] ?? ''))
    : [];
  return [
    ...(unknown.length > 0 ? [`The law of ${listed(unknown)} is not known to the texts.`] : []),
    ...(company.added > new Date().toISOString().slice(0, 10)
      ? [`company.added is in the future: ${company.added}.`]
      : []),
    ...(made.length > 0 ? [`No mail arrives at ${listed(made)}.`] : []),
  ];
}
