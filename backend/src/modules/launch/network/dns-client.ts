import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { publicAddress } from '../../../platform/geo';

const TIMEOUT_MS = 2000;
/** A zone has more servers at times; some of them tell enough. */
const OWN_SERVERS = 3;

export interface DnsSettings {
  /** Public resolvers, `address` or `address:port`. */
  readonly servers: readonly string[];
  /** The port at which a zone's own servers are asked. */
  readonly authorityPort: number;
  /** Whether a zone's own servers may be on this machine, as in tests. */
  readonly mayLoopback: boolean;
  /** How long a server may take; two seconds where it is not said. */
  readonly timeoutMs?: number;
}

export interface DnsAnswer {
  readonly values: readonly string[];
  /** Seconds for which the answer is kept by whoever asked; 0 where the server does not say. */
  readonly ttl: number;
  /** `silent`: no server answered in time, or none could. */
  readonly state: 'found' | 'absent' | 'silent';
}

export interface LookUp {
  /** By the zone's own name servers: what is true now. */
  readonly own: DnsAnswer;
  /** By public resolvers, one answer each: what visitors may still be told. */
  readonly others: readonly DnsAnswer[];
}

type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'MX' | 'NS' | 'CAA';

const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);
const SILENT: DnsAnswer = { values: [], ttl: 0, state: 'silent' };
const NOTHING: DnsAnswer = { values: [], ttl: 0, state: 'absent' };

/** Asks name servers. It remembers whose a zone is, so each run of checks makes one of its own. */
export class DnsClient {
  private readonly publicResolvers: readonly Resolver[];
  private readonly zones = new Map<string, Promise<readonly Resolver[]>>();

  constructor(private readonly settings: DnsSettings) {
    this.publicResolvers = settings.servers.map((server) => this.resolverAt(server));
  }

  async lookUp(name: string, type: RecordType): Promise<LookUp> {
    const own = await this.ownResolvers(name);
    const [answers, others] = await Promise.all([
      Promise.all(own.map((resolver) => ask(resolver, name, type))),
      Promise.all(this.publicResolvers.map((resolver) => ask(resolver, name, type))),
    ]);
    return { own: together(answers), others };
  }

  /** By the first public resolver that answers. */
  async resolve(name: string, type: RecordType): Promise<DnsAnswer> {
    for (const resolver of this.publicResolvers) {
      const answer = await ask(resolver, name, type);
      if (answer.state !== 'silent') return answer;
    }
    return SILENT;
  }

  private ownResolvers(name: string): Promise<readonly Resolver[]> {
    const known = this.zones.get(name);
    if (known) return known;
    const found = this.findOwn(name);
    this.zones.set(name, found);
    return found;
  }

  /** The servers of the zone that a name lies in: of the nearest name above it that has any. */
  private async findOwn(name: string): Promise<readonly Resolver[]> {
    const { values } = await this.resolve(name, 'NS');
    if (values.length === 0) {
      const above = name.slice(name.indexOf('.') + 1);
      return name.includes('.') && above.includes('.') ? this.ownResolvers(above) : [];
    }
    const addresses = await Promise.all(values.slice(0, OWN_SERVERS).map((server) => this.resolve(server, 'A')));
    return addresses
      .flatMap((answer) => answer.values.slice(0, 1))
      .filter((address) => this.settings.mayLoopback || publicAddress(address) !== undefined)
      .map((address) => this.resolverAt(`${address}:${this.settings.authorityPort}`));
  }

  private resolverAt(server: string): Resolver {
    const resolver = new Resolver({ timeout: this.settings.timeoutMs ?? TIMEOUT_MS, tries: 1 });
    resolver.setServers([isIP(server) === 6 ? `[${server}]` : server]);
    return resolver;
  }
}

async function ask(resolver: Resolver, name: string, type: RecordType): Promise<DnsAnswer> {
  try {
    const { values, ttl = 0 } = await READ[type](resolver, name);
    return values.length > 0 ? { values: values.toSorted(), ttl, state: 'found' } : NOTHING;
  } catch (error) {
    return ABSENT.has((error as { code?: string }).code ?? '') ? NOTHING : SILENT;
  }
}

type Read = (resolver: Resolver, name: string) => Promise<{ values: readonly string[]; ttl?: number }>;

const READ: Readonly<Record<RecordType, Read>> = {
  A: async (resolver, name) => addressesOf(await resolver.resolve4(name, { ttl: true })),
  AAAA: async (resolver, name) => addressesOf(await resolver.resolve6(name, { ttl: true })),
  CNAME: async (resolver, name) => ({ values: (await resolver.resolveCname(name)).map(plainName) }),
  NS: async (resolver, name) => ({ values: (await resolver.resolveNs(name)).map(plainName) }),
  TXT: async (resolver, name) => ({ values: (await resolver.resolveTxt(name)).map((parts) => parts.join('')) }),
  MX: async (resolver, name) => ({
    values: (await resolver.resolveMx(name)).map(({ exchange }) => plainName(exchange)),
  }),
  CAA: async (resolver, name) => ({
    values: (await resolver.resolveCaa(name)).map(({ issue }) => (issue === undefined ? 'other' : `issue ${issue}`)),
  }),
};

const addressesOf = (rows: readonly { address: string; ttl: number }[]) => ({
  values: rows.map(({ address }) => address),
  ttl: Math.max(0, ...rows.map(({ ttl }) => ttl)),
});

const plainName = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Joins the answers of a zone's servers; a value that only one of them has counts, too. */
function together(answers: readonly DnsAnswer[]): DnsAnswer {
  const heard = answers.filter(({ state }) => state !== 'silent');
  if (heard.length === 0) return SILENT;
  const values = [...new Set(heard.flatMap((answer) => answer.values))].toSorted();
  if (values.length === 0) return NOTHING;
  return { values, ttl: Math.max(...heard.map(({ ttl }) => ttl)), state: 'found' };
}
