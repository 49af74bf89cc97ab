import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { type HostState } from '../../../../../contract/tenancy/admission';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { ConfigSignal } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { HostNotFound, HostStateRefused, HostTaken, InvalidHost, PrimaryHostTaken } from '../errors';
import { TENANTS_TABLES } from '../tables';
import { nextVersion } from '../version';
import { type DomainEntry, checkDomainEntries, targetFault } from './domain-entry';

export const HOST_STATES = [
  'pending',
  'verified',
  'live',
  'suspended',
  'retired',
] as const satisfies readonly HostState[];

export interface DomainRow extends DomainEntry {
  readonly state: HostState;
}

interface StateConditions {
  readonly reason?: string | undefined;
  /** The state that the host was seen in; the move is refused where it is in another one by now. */
  readonly from?: HostState;
  /** Is called before a primary host that is served is taken out of service, and may throw. */
  readonly needProof?: () => void;
}

const NEXT: Readonly<Record<HostState, readonly HostState[]>> = {
  pending: ['verified', 'retired'],
  verified: ['live', 'retired'],
  live: ['suspended', 'retired'],
  suspended: ['live', 'retired'],
  retired: ['pending'],
};

/** The hosts of tenants: which exist, what they are for, and how far they are on their way to being served. */
@Injectable()
export class Domains {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly signal: ConfigSignal,
  ) {}

  list(tenantId: number): Promise<DomainRow[]> {
    return this.platform.query<DomainRow>(
      'select host, kind, state, target from domain where tenant_id = $1 order by kind = $2 desc, host',
      [tenantId, 'primary'],
    );
  }

  /** The slug of the tenant that a host belongs to. */
  async ownerOf(host: string): Promise<string | undefined> {
    const [row] = await this.platform.query<{ slug: string }>(
      'select t.slug from domain d join tenant t on t.id = d.tenant_id where d.host = $1',
      [host],
    );
    return row?.slug;
  }

  /**
   * Adds hosts or changes their kind. A new one begins as pending, below `localhost` as live; one of another tenant is
   * refused. `needProof` is called before a primary host that is served becomes something else, and may throw.
   */
  async register(
    tenantId: number,
    entries: readonly DomainEntry[],
    actor: Actor,
    needProof: () => void = () => undefined,
  ): Promise<void> {
    const hosts = checkDomainEntries(entries);
    const version = await this.platform.transaction(async (connection) => {
      const next = await nextVersion(connection);
      const others = hosts.filter(({ kind }) => kind !== 'primary').map(({ host }) => host);
      const served = { tenant_id: tenantId, kind: 'primary', state: 'live', host: In(others) } as const;
      if (await connection.repository(TENANTS_TABLES.domain).existsBy(served)) needProof();
      // A tenant has one primary host: the old one has to give way before the new one is stored.
      await connection
        .repository(TENANTS_TABLES.domain)
        .update({ tenant_id: tenantId, host: In(hosts.map(({ host }) => host)) }, { kind: 'alias', target: null });
      for (const entry of hosts.filter(({ kind }) => kind !== 'redirect'))
        await this.store(connection, { tenantId, entry, version: next }, actor);
      await this.checkTargets(connection, tenantId, hosts);
      for (const entry of hosts.filter(({ kind }) => kind === 'redirect'))
        await this.store(connection, { tenantId, entry, version: next }, actor);
      return next;
    });
    this.signal.announce(version);
  }

  /** Moves one host along: pending → verified → live ⇄ suspended, and retired from anywhere. */
  async changeState(
    tenantId: number,
    host: string,
    state: HostState,
    actor: Actor,
    conditions: StateConditions = {},
  ): Promise<void> {
    const version = await this.platform.transaction(async (connection) => {
      const next = await nextVersion(connection);
      await this.move(connection, { tenantId, host, state, version: next, ...conditions }, actor);
      return next;
    });
    this.signal.announce(version);
  }

  private async store(
    connection: PlatformConnection,
    { tenantId, entry, version }: { tenantId: number; entry: DomainEntry; version: number },
    actor: Actor,
  ): Promise<void> {
    const insert = connection.query(
      `insert into domain (host, tenant_id, kind, state, target, version) values ($1, $2, $3, $6, $4, $5)
       on conflict (host) do update set kind = excluded.kind, target = excluded.target, version = excluded.version,
         changed_at = now() where domain.tenant_id = excluded.tenant_id returning host`,
      [entry.host, tenantId, entry.kind, entry.target ?? null, version, firstStateOf(entry.host)],
    );
    const [row] = await insert.catch(refuseSecondPrimary);
    if (!row) throw new HostTaken(entry.host);
    await audit(connection, actor, {
      action: 'domain.registered',
      tenantId,
      subject: entry.host,
      details: { ...entry },
    });
  }

  /** A redirect leads to a host of its own tenant that is served itself, so that redirects never go round in a circle. */
  private async checkTargets(
    connection: PlatformConnection,
    tenantId: number,
    entries: readonly DomainEntry[],
  ): Promise<void> {
    const redirects = new Set(entries.filter(({ kind }) => kind === 'redirect').map(({ host }) => host));
    const targets = entries.flatMap(({ target }) => target ?? []);
    const rows = await connection
      .repository(TENANTS_TABLES.domain)
      .findBy({ tenant_id: tenantId, kind: Not('redirect'), host: In(targets) });
    const served = new Set(rows.map(({ host }) => host).filter((host) => !redirects.has(host)));
    const faults = entries.flatMap(({ target }, index) =>
      target === undefined || served.has(target)
        ? []
        : [targetFault(index, 'A redirect leads to another host of the tenant.')],
    );
    if (faults.length > 0) throw new InvalidHost(faults);
  }

  private async move(
    connection: PlatformConnection,
    to: StateConditions & { tenantId: number; host: string; state: HostState; version: number },
    actor: Actor,
  ): Promise<void> {
    const domains = connection.repository(TENANTS_TABLES.domain);
    const row = await domains.findOne({
      where: { host: to.host, tenant_id: to.tenantId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw new HostNotFound();
    const isAsSeen = to.from === undefined || to.from === row.state;
    if (!isAsSeen || !NEXT[row.state].includes(to.state))
      throw new HostStateRefused(row.state, to.state, NEXT[row.state]);
    if (row.kind === 'primary' && row.state === 'live') to.needProof?.();
    await domains
      .update({ host: to.host }, { state: to.state, version: String(to.version), changed_at: () => 'now()' })
      .catch(refuseSecondPrimary);
    await audit(connection, actor, {
      action: 'domain.state_changed',
      tenantId: to.tenantId,
      subject: to.host,
      details: { from: row.state, to: to.state, ...(to.reason !== undefined && { reason: to.reason }) },
    });
  }
}

/** Hosts below `localhost` need no proof of ownership: they lead to the machine that asks. */
const firstStateOf = (host: string): HostState => (host.endsWith('.localhost') ? 'live' : 'pending');

/** The index that allows one primary host in use for each tenant. */
function refuseSecondPrimary(error: unknown): never {
  if ((error as { constraint?: unknown }).constraint === 'domain_one_primary') throw new PrimaryHostTaken();
  throw error;
}
