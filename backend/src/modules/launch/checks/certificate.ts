import { isPublicName } from '../../../../../contract/tenancy/public-name';
import { type Finding, listed, notNeeded, passed, waiting, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';
import { type Handshake, shakeHands } from '../network/tls-probe';

/** Let's Encrypt's certificates are renewed a month before they end; fewer days mean that renewing fails. */
const FEWEST_DAYS = 14;
const DAY_MS = 86_400_000;
const WANTED = `A certificate for this host that browsers trust, for ${FEWEST_DAYS} days or more.`;

export const certificate: LaunchCheck = {
  name: 'certificate',
  step: 'preflight',
  blocks: 'publish',
  per: 'host',
  isOfRevision: false,
  run: async (brand, { config, dns, tls }, host) => {
    if (config.PUBLIC_PROTOCOL === 'http') return notNeeded('The sites are reached without TLS.');
    if (!isPublicName(host)) return notNeeded(`${host} is known to no authority on the internet.`);
    const row = brand.hosts.find((one) => one.host === host);
    if (row?.state === 'pending')
      return waiting('The edge asks for one as soon as the address is right.', { wanted: WANTED });
    const [v4, v6] = await Promise.all([dns.resolve(host, 'A'), dns.resolve(host, 'AAAA')]);
    const [address] = [...v4.values, ...v6.values];
    if (address === undefined)
      return waiting(`No address is known for ${host} yet.`, { wanted: WANTED, fixer: 'domain_owner' });
    try {
      return judge(host, await shakeHands(host, address, tls), Date.now());
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return waiting(`There was no handshake (${code ?? message}).`, { wanted: WANTED, fixer: 'platform' });
    }
  },
};

function judge(host: string, { fault, names, issuer, expires }: Handshake, now: number): Finding {
  const days = Math.floor((expires.getTime() - now) / DAY_MS);
  const seen = `${listed(names)} by ${issuer}, for ${days} ${days === 1 ? 'day' : 'days'} more`;
  if (fault !== undefined)
    return wrong(`${seen}; browsers refuse it (${fault}).`, { wanted: WANTED, fixer: 'platform' });
  if (days < FEWEST_DAYS) return wrong(`${seen}.`, { wanted: WANTED, fixer: 'platform' });
  return passed(`${host}: ${seen}.`, WANTED);
}
