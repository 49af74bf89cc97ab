import { passed, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';
import { settingsFault } from './settings-faults';

const WANTED = 'Colours that can be told apart, and a logo and a mark that are safe drawings.';

export const look: LaunchCheck = {
  name: 'look',
  step: 'look',
  blocks: 'publish',
  per: 'brand',
  isOfRevision: true,
  run: (brand) => {
    const fault = settingsFault(brand, ['theme'], WANTED);
    if (fault || !brand.revision) return fault ?? wrong('Nothing is written yet.', { wanted: WANTED });
    const { logo, mark, scheme } = brand.revision.document.theme;
    const missing = [...(logo ? [] : ['the logo']), ...(mark ? [] : ['the mark, which is the icon'])];
    if (missing.length > 0) return wrong(`Missing: ${missing.join(' and ')}.`, { wanted: WANTED, fixer: 'brand' });
    return passed(`Every pair of colours passes (${scheme}); logo and mark are there.`, WANTED);
  },
};
