import { isPublicName } from '../../../../../contract/tenancy/public-name';
import { listed, passed, waiting, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';

const WANTED = 'People who work for the brand, and a support address that takes mail.';

export const safety: LaunchCheck = {
  name: 'safety',
  step: 'preflight',
  blocks: 'nothing',
  per: 'brand',
  isOfRevision: true,
  run: async (brand, { dns }) => {
    if (!brand.revision) return waiting('Nothing is written yet.', { wanted: WANTED, fixer: 'brand' });
    const { settings, min_age: minAge } = brand.revision.document;
    const domain = settings.support_email.split('@')[1] ?? '';
    if (isPublicName(domain)) {
      const answer = await dns.resolve(domain, 'MX');
      if (answer.state === 'silent') return waiting(`Nobody tells where mail for ${domain} goes.`, { wanted: WANTED });
      if (answer.state === 'absent')
        return wrong(`${settings.support_email} takes no mail: ${domain} has no MX record.`, {
          wanted: WANTED,
          fixer: 'domain_owner',
        });
    }
    if (brand.staff === 0)
      return wrong(`Only operators reach the brand (${brand.operators}).`, { wanted: WANTED, fixer: 'operator' });
    const people = [`${brand.staff} of support and moderation`, `${brand.operators} operators`];
    return passed(`${listed(people)}; ${settings.support_email}; from ${minAge} years on.`, WANTED);
  },
};
