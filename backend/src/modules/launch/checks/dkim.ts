import { type CheckTools, type LaunchCheck } from '../launch-check';
import { type Finding, listed, notNeeded, passed, waiting, wrong } from '../finding';
import { type DnsRecord } from '../names';
import { noRecordsOf, senderDomain } from './mail-domains';

interface Selector {
  readonly name: string;
  readonly target: string;
}

/** The keys with which mails are signed where they leave, as aliases of the keys of whoever sends them. */
export const dkim: LaunchCheck = {
  name: 'dkim',
  step: 'records',
  blocks: 'mail',
  per: 'brand',
  isOfRevision: false,
  run: async (brand, tools) => {
    const domain = senderDomain(brand);
    if (domain === undefined)
      return waiting('The brand has no sender yet.', { wanted: 'A primary host.', fixer: 'operator' });
    const reason = noRecordsOf(domain);
    if (reason !== undefined) return notNeeded(reason);
    const selectors = selectorsOf(tools.config.MAIL_DKIM);
    if (selectors.length === 0)
      return waiting('The deployment does not say with which keys mails are signed.', {
        wanted: 'MAIL_DKIM names the selectors and their targets.',
        fixer: 'platform',
      });
    return look(tools, domain, selectors);
  },
};

async function look({ dns }: CheckTools, domain: string, selectors: readonly Selector[]): Promise<Finding> {
  const records = selectors.map(({ name, target }): DnsRecord => ({
    type: 'CNAME',
    name: `${name}._domainkey.${domain}`,
    value: target,
  }));
  const rest = { wanted: `${records.length} aliases of signing keys.`, records, fixer: 'domain_owner' } as const;
  const answers = await Promise.all(records.map(({ name }) => dns.lookUp(name, 'CNAME')));
  if (answers.some(({ own }) => own.state === 'silent'))
    return waiting(`The name servers of ${domain} do not answer.`, rest);
  const missing = records.filter((_, index) => answers[index]?.own.state === 'absent');
  const other = records.filter(
    ({ value }, index) => answers[index]?.own.state === 'found' && !answers[index].own.values.includes(value),
  );
  if (other.length > 0) {
    const found = answers.flatMap(({ own }) => own.values);
    return wrong(`${listed(other.map(({ name }) => name))} leads to ${listed(found)}.`, rest);
  }
  if (missing.length > 0) return waiting(`${listed(missing.map(({ name }) => name))} is not there yet.`, rest);
  return passed(listed(records.map(({ name }) => name)), rest.wanted);
}

/** `selector=target`, separated by commas. */
const selectorsOf = (setting: string | undefined): Selector[] =>
  (setting?.split(',') ?? []).map((pair) => {
    const [name = '', target = ''] = pair.split('=');
    return { name, target };
  });
