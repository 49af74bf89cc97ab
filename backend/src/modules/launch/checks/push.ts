import { passed, waiting, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';
import { settingsFault } from './settings-faults';

export const pushKey: LaunchCheck = {
  name: 'push_key',
  step: 'preflight',
  blocks: 'nothing',
  per: 'brand',
  isOfRevision: false,
  run: ({ pushKeys }) => {
    const wanted = 'A key that push messages are signed with.';
    return pushKeys > 0 ? passed('There is one.', wanted) : wrong('There is none.', { wanted, fixer: 'operator' });
  },
};

export const discreetName: LaunchCheck = {
  name: 'discreet_name',
  step: 'preflight',
  blocks: 'nothing',
  per: 'brand',
  isOfRevision: true,
  run: (brand) => {
    const wanted = 'Names on a lock screen and in an inbox that do not tell the niche.';
    const fault = settingsFault(brand, ['notifications.discreet_name', 'settings.mail_name'], wanted);
    if (fault || !brand.revision) return fault ?? waiting('Nothing is written yet.', { wanted });
    const { notifications, settings } = brand.revision.document;
    return passed(`“${notifications.discreet_name}” and “${settings.mail_name}”.`, wanted);
  },
};
