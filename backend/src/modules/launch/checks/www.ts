import { notNeeded, passed, waiting, wrong } from '../finding';
import { type LaunchCheck, primaryHost } from '../launch-check';

/** Many people type `www.` before a name. */
export const www: LaunchCheck = {
  name: 'www',
  step: 'name',
  blocks: 'nothing',
  per: 'brand',
  isOfRevision: false,
  run: (brand) => {
    const host = primaryHost(brand);
    if (host === undefined)
      return waiting('The brand has no primary host.', { wanted: 'A primary host.', fixer: 'operator' });
    if (host.split('.').length > 2) return notNeeded(`${host} is below another name.`);
    const wanted = `www.${host} leads to ${host}.`;
    const sibling = brand.hosts.find((row) => row.host === `www.${host}`);
    if (sibling) return passed(`www.${host} is ${sibling.kind === 'redirect' ? 'a redirect' : 'a host'}.`, wanted);
    return wrong(`www.${host} belongs to no brand here.`, { wanted, fixer: 'operator' });
  },
};
