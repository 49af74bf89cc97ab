import { listed, notNeeded, passed, waiting, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';
import { areAligned, noRecordsOf, senderDomain } from './mail-domains';
import { spfOf } from './spf';

/** The domain that undeliverable mails return to: receivers check the sender policy there, and it has to take mail. */
export const bounces: LaunchCheck = {
  name: 'bounces',
  step: 'records',
  blocks: 'mail',
  per: 'brand',
  isOfRevision: false,
  run: async (brand, { config, dns }) => {
    const domain = config.BOUNCE_DOMAIN;
    if (domain === undefined) return notNeeded('BOUNCE_DOMAIN is not set: mails return to the sender.');
    const reason = noRecordsOf(domain);
    if (reason !== undefined) return notNeeded(reason);
    const rest = { wanted: `${domain} takes mail and has an SPF record.`, fixer: 'platform' } as const;
    const { own } = await dns.lookUp(domain, 'MX');
    if (own.state === 'silent') return waiting(`The name servers of ${domain} do not answer.`, rest);
    if (own.state === 'absent') return wrong(`${domain} has no MX record.`, rest);
    const policy = await spfOf(dns, domain, config.MAIL_SPF);
    if (policy.state !== 'ok') return { ...policy, fixer: 'platform' };
    const sender = senderDomain(brand);
    const alignment =
      sender !== undefined && areAligned(sender, domain)
        ? 'It is aligned with the sender.'
        : 'It is not aligned with the sender, so that DMARC goes by DKIM alone.';
    return passed(`MX ${listed(own.values)}; ${policy.found}. ${alignment}`, rest.wanted);
  },
};
