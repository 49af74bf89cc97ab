import { isPublicName } from '../../../../../contract/tenancy/public-name';
import { type Finding, listed, notNeeded, passed, waiting, wrong } from '../finding';
import { type CheckTools, type LaunchCheck } from '../launch-check';
import { type DnsRecord } from '../names';
import { type DnsAnswer, type LookUp } from '../network/dns-client';
import { type EdgeAddresses, cdnOf, edgeAddresses } from '../network/edge-addresses';

/** A wrong AAAA record is the classic reason for a certificate that never comes, so both families are looked at. */
export const dnsAddress: LaunchCheck = {
  name: 'dns_address',
  step: 'records',
  blocks: 'publish',
  per: 'host',
  isOfRevision: false,
  run: async (_brand, tools, host) => {
    if (!isPublicName(host)) return notNeeded(`${host} is known to no name server on the internet.`);
    const edge = edgeAddresses(tools.config);
    if (edge.v4.length === 0 && edge.v6.length === 0)
      return waiting('The deployment does not say where its edge is.', {
        wanted: 'EDGE_ADDRESSES names the public addresses of the edge.',
        fixer: 'platform',
      });
    return look(tools, host, edge);
  },
};

async function look({ dns }: CheckTools, host: string, edge: EdgeAddresses): Promise<Finding> {
  const alias = edge.name === undefined ? undefined : await dns.lookUp(host, 'CNAME');
  const [v4, v6] = await Promise.all([dns.lookUp(host, 'A'), dns.lookUp(host, 'AAAA')]);
  const rest = { wanted: wantedOf(edge), records: recordsFor(host, edge), fixer: 'domain_owner' as const };
  if (alias?.own.values.includes(edge.name ?? '') === true) return settled([v4, v6], edge, rest);
  const own = await throughAlias(dns, host, { v4: v4.own, v6: v6.own });
  if (own.v4.state === 'silent' || own.v6.state === 'silent')
    return waiting('The name servers of the domain do not answer.', rest);
  if (own.v4.state === 'absent' && own.v6.state === 'absent') return waiting('There is no address yet.', rest);
  const found = [...own.v4.values, ...own.v6.values];
  const cdn = own.v4.values.map(cdnOf).find((name) => name !== undefined);
  if (cdn !== undefined && own.v4.values.every((address) => cdnOf(address) !== undefined))
    return passed(
      `${listed(found)}, which is ${cdn}.`,
      `${rest.wanted} ${cdn} passes requests on to it.`,
      rest.records,
    );
  const strays = [
    ...own.v4.values.filter((address) => !edge.v4.includes(address)),
    ...own.v6.values.filter((address) => !edge.v6.includes(address)),
  ];
  if (strays.length > 0) return wrong(`${listed(found)}. Take away ${listed(strays)}.`, rest);
  return settled([v4, v6], edge, rest);
}

/** Asks the name that a host is an alias of, where its own server has an alias only. */
async function throughAlias(
  dns: CheckTools['dns'],
  host: string,
  own: { v4: DnsAnswer; v6: DnsAnswer },
): Promise<{ v4: DnsAnswer; v6: DnsAnswer }> {
  if (own.v4.state !== 'absent' || own.v6.state !== 'absent') return own;
  const { values } = (await dns.lookUp(host, 'CNAME')).own;
  const [target] = values;
  if (target === undefined) return own;
  const [v4, v6] = await Promise.all([dns.resolve(target, 'A'), dns.resolve(target, 'AAAA')]);
  return { v4, v6 };
}

/** The zone is right. Other resolvers may tell what was there before until it runs out. */
function settled(
  lookUps: readonly [LookUp, LookUp],
  edge: EdgeAddresses,
  rest: { wanted: string; records: readonly DnsRecord[]; fixer: 'domain_owner' },
): Finding {
  const wanted = new Set([...edge.v4, ...edge.v6]);
  const others = lookUps.flatMap((lookUp) => lookUp.others);
  const stale = others.filter(({ values }) => values.some((value) => !wanted.has(value)));
  const nobodyKnows = others.every(({ values }) => values.length === 0);
  if (stale.length > 0) {
    const seconds = Math.max(...stale.map(({ ttl }) => ttl));
    const old = listed([...new Set(stale.flatMap(({ values }) => values))]);
    return waiting(`The domain is right; others still have ${old}, for up to ${seconds} seconds.`, {
      wanted: rest.wanted,
      records: rest.records,
    });
  }
  if (nobodyKnows) return waiting('The domain is right; others have not heard of it yet.', rest);
  return passed(listed([...new Set(others.flatMap(({ values }) => values))]), rest.wanted, rest.records);
}

const wantedOf = ({ v4, v6, name }: EdgeAddresses): string =>
  [`${listed([...v4, ...v6])} and no other address`, ...(name === undefined ? [] : [`or an alias of ${name}`])].join(
    ', ',
  ) + '.';

function recordsFor(host: string, { v4, v6, name }: EdgeAddresses): DnsRecord[] {
  // An alias cannot stand where a zone begins, beside its other records.
  if (name !== undefined && host.split('.').length > 2) return [{ type: 'CNAME', name: host, value: name }];
  return [
    ...v4.map((value): DnsRecord => ({ type: 'A', name: host, value })),
    ...v6.map((value): DnsRecord => ({ type: 'AAAA', name: host, value })),
  ];
}
