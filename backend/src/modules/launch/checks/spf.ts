import { type Finding, listed, notNeeded, passed, waiting, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';
import { type DnsClient } from '../network/dns-client';
import { noRecordsOf, senderDomain } from './mail-domains';

export const spf: LaunchCheck = {
  name: 'spf',
  step: 'records',
  blocks: 'mail',
  per: 'brand',
  isOfRevision: false,
  run: (brand, { config, dns }) => {
    const domain = senderDomain(brand);
    if (domain === undefined)
      return waiting('The brand has no sender yet.', { wanted: 'A primary host.', fixer: 'operator' });
    const reason = noRecordsOf(domain);
    return reason === undefined ? spfOf(dns, domain, config.MAIL_SPF) : notNeeded(reason);
  },
};

/** The sender policy of a domain: one record, which allows the servers that mails leave from. */
export async function spfOf(dns: DnsClient, domain: string, mechanism: string | undefined): Promise<Finding> {
  const records = [{ type: 'TXT', name: domain, value: `v=spf1 ${mechanism ?? 'mx'} ~all` }] as const;
  const wanted = `One SPF record${mechanism === undefined ? '' : ` with ${mechanism}`}.`;
  const rest = { wanted, records, fixer: 'domain_owner' } as const;
  const { own } = await dns.lookUp(domain, 'TXT');
  if (own.state === 'silent') return waiting(`The name servers of ${domain} do not answer.`, rest);
  const policies = own.values.filter((value) => /^v=spf1(?: |$)/i.test(value));
  const [policy] = policies;
  if (policy === undefined) return waiting(`${domain} has no SPF record.`, rest);
  if (policies.length > 1) return wrong(`${domain} has ${policies.length} SPF records: ${listed(policies)}.`, rest);
  const parts = policy.toLowerCase().split(/\s+/);
  if (mechanism !== undefined && !parts.some((part) => part.replace(/^\+/, '') === mechanism.toLowerCase()))
    return wrong(policy, { ...rest, records: [{ ...records[0], value: withMechanism(policy, mechanism) }] });
  if (parts.includes('+all') || parts.includes('all')) return wrong(`${policy} allows every server.`, rest);
  return passed(policy, wanted);
}

/** The record as it is, with what it misses before its last word. */
const withMechanism = (policy: string, mechanism: string): string =>
  /\s[-~?+]?all\s*$/i.test(policy)
    ? policy.replace(/\s([-~?+]?all)\s*$/i, ` ${mechanism} $1`)
    : `${policy} ${mechanism} ~all`;
