import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { ConfigSignal, type HostKind, type HostState, parseHost } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { HostNotFound, HostStateRefused, HostTaken, InvalidHost } from '../errors';
import { nextVersion } from '../version';

export const HOST_STATES = [
  'pending',
  'verified',
  'live',
  'suspended',
  'retired',
] as const satisfies readonly HostState[];

export interface DomainEntry {
  readonly host: string;
  readonly kind: HostKind;
  /** Where a redirect leads; a host of the same tenant. */
  readonly target?: string | undefined;
}

export interface DomainRow extends DomainEntry {
  readonly state: HostState;
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

  /** Adds hosts or changes their kind. A new one begins as pending; one of another tenant is refused. */
  async register(tenantId: number, entries: readonly DomainEntry[], actor: Actor): Promise<void> {
    const hosts = normalise(entries);
    const version = await this.platform.transaction(async (connection) => {
      const next = await nextVersion(connection);
      // Redirects last: their targets have to be there.
      for (const entry of [...hosts].sort((a, b) => Number(a.kind === 'redirect') - Number(b.kind === 'redirect'))) {
        const [row] = await connection.query(
          `insert into domain (host, tenant_id, kind, state, target, version) values ($1, $2, $3, 'pending', $4, $5)
           on conflict (host) do update set kind = excluded.kind, target = excluded.target, version = excluded.version,
             changed_at = now() where domain.tenant_id = excluded.tenant_id returning host`,
          [entry.host, tenantId, entry.kind, entry.target ?? null, next],
        );
        if (!row) throw new HostTaken(entry.host);
        await audit(connection, actor, {
          action: 'domain.registered',
          tenantId,
          subject: entry.host,
          details: { ...entry },
        });
      }
      return next;
    });
    this.signal.announce(version);
  }

  /** Moves one host along: pending → verified → live ⇄ suspended, and retired from anywhere. */
  async changeState(tenantId: number, host: string, state: HostState, actor: Actor): Promise<void> {
    const version = await this.platform.transaction(async (connection) => {
      const next = await nextVersion(connection);
      await this.move(connection, { tenantId, host, state, version: next }, actor);
      return next;
    });
    this.signal.announce(version);
  }

  private async move(
    connection: Connection,
    to: { tenantId: number; host: string; state: HostState; version: number },
    actor: Actor,
  ): Promise<void> {
    const [row] = await connection.query<{ state: HostState }>(
      'select state from domain where host = $1 and tenant_id = $2 for update',
      [to.host, to.tenantId],
    );
    if (!row) throw new HostNotFound(to.host);
    if (!NEXT[row.state].includes(to.state)) throw new HostStateRefused(row.state, to.state);
    await connection.query('update domain set state = $1, version = $2, changed_at = now() where host = $3', [
      to.state,
      to.version,
      to.host,
    ]);
    await audit(connection, actor, {
      action: 'domain.state_changed',
      tenantId: to.tenantId,
      subject: to.host,
      details: { from: row.state, to: to.state },
    });
  }
}

function normalise(entries: readonly DomainEntry[]): DomainEntry[] {
  const faults = entries.flatMap(({ host, target }, index) =>
    [
      { path: `domains[${index}].host`, value: host },
      ...(target === undefined ? [] : [{ path: `domains[${index}].target`, value: target }]),
    ]
      .filter(({ value }) => parseHost(value) === undefined)
      .map(({ path, value }) => ({ path, code: 'invalid_host', message: `${value} is not a host name.` })),
  );
  if (faults.length > 0) throw new InvalidHost(faults);
  return entries.map((entry) => ({
    host: parseHost(entry.host) ?? '',
    kind: entry.kind,
    ...(entry.target !== undefined && { target: parseHost(entry.target) }),
  }));
}
