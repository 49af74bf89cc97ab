import { type INestApplicationContext } from '@nestjs/common';
import { parseHost } from '../../../../contract/tenancy/host';
import { type DomainRow, Domains, HOST_STATES, Tenants } from '../../modules/tenants';
import { actorOf } from './services';
import { type Options, UsageError, optional, required } from './usage';

/** Lists a brand's hosts; with `--state` it moves one of them along, by the rules of the staff's API. */
export async function domain(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const domains = services.get(Domains);
  const tenant = await services.get(Tenants).get(slug);
  if (optional(options, 'state') === undefined) {
    for (const row of await domains.list(tenant.id)) console.log(lineOf(row));
    return;
  }
  const state = HOST_STATES.find((one) => one === options['state']);
  if (state === undefined) throw new UsageError(`A state is one of ${HOST_STATES.join(', ')}.`);
  const given = required(options, 'host');
  const host = parseHost(given);
  if (host === undefined) throw new UsageError(`${given} is not a host name.`);
  const author = await actorOf(services, required(options, 'author'));
  if (author.role !== 'operator') throw new UsageError('Only operators may change the state of a host.');
  await requireOwnHost(domains, { slug, tenantId: tenant.id, host });
  await domains.changeState(tenant.id, host, state, author);
  console.log(`${host} is ${state} now.`);
  const advice = adviceFor(slug, { host, state });
  if (advice !== undefined) console.log(advice);
  else if (tenant.live_revision === null) console.log(`Nothing of ${slug} is published yet: publish a revision next.`);
}

/** Says which hosts of a brand are not open to visitors, and what to do about each. Retired ones are left out. */
export async function tellClosedHosts(services: INestApplicationContext, slug: string): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  for (const row of await services.get(Domains).list(id)) {
    const advice = adviceFor(slug, row);
    if (advice !== undefined) console.log(`${row.host} is ${row.state}. ${advice}`);
  }
}

const lineOf = ({ host, kind, state, target }: DomainRow): string =>
  `${host}  ${kind}  ${state}${target ? `  to ${target}` : ''}`;

async function requireOwnHost(
  domains: Domains,
  { slug, tenantId, host }: { slug: string; tenantId: number; host: string },
): Promise<void> {
  const owner = await domains.ownerOf(host);
  if (owner === slug) return;
  if (owner !== undefined) throw new Error(`host_not_found: ${host} belongs to ${owner}, not to ${slug}.`);
  const own = (await domains.list(tenantId)).map((row) => row.host);
  throw new Error(
    `host_not_found: ${slug} has no host ${host}. It has ${own.length > 0 ? own.join(', ') : 'none'}; apply adds those of its file.`,
  );
}

/** The next step towards a host that is open, or undefined where it is open or retired. */
function adviceFor(slug: string, { host, state }: Pick<DomainRow, 'host' | 'state'>): string | undefined {
  const command = (next: string): string =>
    `npm run tenants -- domain ${slug} --host ${host} --state ${next} --author …`;
  switch (state) {
    case 'pending':
      return `Visitors get 421. Point its DNS at the edge, then: ${command('verified')}`;
    case 'verified':
      return `The edge may get its certificate now; visitors get 421 until: ${command('live')}`;
    case 'suspended':
      return `Visitors get 503 until: ${command('live')}`;
    case 'live':
    case 'retired':
      return undefined;
  }
}
