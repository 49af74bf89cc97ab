import { notNeeded, passed, waiting, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';
import { noRecordsOf, senderDomain } from './mail-domains';

/** Gmail, Yahoo and Outlook refuse bulk senders whose domain has no DMARC policy; `p=none` is enough for them. */
export const dmarc: LaunchCheck = {
  name: 'dmarc',
  step: 'records',
  blocks: 'mail',
  per: 'brand',
  isOfRevision: false,
  run: async (brand, { dns }) => {
    const domain = senderDomain(brand);
    if (domain === undefined)
      return waiting('The brand has no sender yet.', { wanted: 'A primary host.', fixer: 'operator' });
    const reason = noRecordsOf(domain);
    if (reason !== undefined) return notNeeded(reason);
    const rest = {
      wanted: 'One DMARC record with a policy, p=none at least.',
      records: [{ type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' }],
      fixer: 'domain_owner',
    } as const;
    // A domain without a policy of its own has that of the domain above it.
    for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
      const { own } = await dns.lookUp(`_dmarc.${name}`, 'TXT');
      if (own.state === 'silent') return waiting(`The name servers of ${name} do not answer.`, rest);
      const policies = own.values.filter((value) => /^v=DMARC1\s*(?:;|$)/.test(value));
      const [policy] = policies;
      if (policy === undefined) continue;
      if (policies.length > 1) return wrong(`_dmarc.${name} has ${policies.length} DMARC records.`, rest);
      if (!/;\s*p\s*=\s*(?:none|quarantine|reject)\b/.test(policy)) return wrong(`${policy} has no policy.`, rest);
      return passed(policy, rest.wanted);
    }
    return waiting(`${domain} has no DMARC record.`, rest);
  },
};
