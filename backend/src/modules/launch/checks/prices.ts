import { passed, waiting, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';
import { settingsFault } from './settings-faults';

const WANTED = 'Packages, VAT and the cost of a message in every country, approved by a second person.';

export const prices: LaunchCheck = {
  name: 'prices',
  step: 'offer',
  blocks: 'publish',
  per: 'brand',
  isOfRevision: true,
  run: (brand) => {
    const fault = settingsFault(
      brand,
      ['packages', 'vat_rates', 'settings.minimum_message_costs', 'discounts'],
      WANTED,
    );
    if (fault || !brand.revision) return fault ?? wrong('Nothing is written yet.', { wanted: WANTED });
    const { packages, settings } = brand.revision.document;
    if (packages.length === 0) return wrong('There is no package.', { wanted: WANTED, fixer: 'brand' });
    if (brand.missingApproval !== undefined)
      return waiting(brand.missingApproval, { wanted: WANTED, fixer: 'operator' });
    return passed(`${packages.length} packages in ${settings.countries.join(', ')}.`, WANTED);
  },
};
