import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type HostKind, type HostState } from '../../../../contract/tenancy/admission';
import { CONFIG, type Config } from '../config/config';
import { PlatformDatabase } from '../database';
import { LOGGER, type Logger } from '../telemetry';
import { ConfigSignal } from './config-signal';

/** A tenant as every process knows it by heart. `revision` is null until its first publish. */
export interface Site {
  readonly id: number;
  readonly slug: string;
  readonly revision: number | null;
  readonly domain_language: string;
  readonly locales: readonly string[];
  readonly version: number;
}

export interface Host {
  readonly host: string;
  readonly tenantId: number;
  readonly kind: HostKind;
  readonly state: HostState;
  readonly target: string | null;
  readonly version: number;
}

export interface SiteChanges {
  readonly version: number;
  readonly tenants: readonly Site[];
  readonly hosts: readonly Host[];
}

export interface BeatingProcess {
  readonly id: string;
  readonly kind: ProcessKind;
  /** The version of its software; empty where it does not tell. */
  readonly software: string;
}

export const PROCESS_KIND = Symbol('ProcessKind');
/** A command line is no process that anybody waits for: it reads once and is not counted. */
export type ProcessKind = 'api' | 'worker' | 'web' | 'cli';

const POLL_MS = 500;
const HEARTBEAT_MS = 5000;

// Bigint versions travel as JSON numbers: they count publishes and stay far below 2^53.
const CHANGES = `
  select jsonb_build_object(
    'version', (select version from config_version),
    'tenants', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'revision', live_revision,
      'domain_language', domain_language, 'locales', locales, 'version', version)) from tenant where version > $1), '[]'),
    'hosts', coalesce((select jsonb_agg(jsonb_build_object('host', host, 'tenantId', tenant_id, 'kind', kind, 'state', state,
      'target', target, 'version', version)) from domain where version > $1), '[]')) as changes`;

/**
 * All hosts and tenants of the platform in memory: the only place where a host becomes a tenant, without I/O.
 * A message tells of a new version at once; a look at one row twice a second catches what the message missed.
 */
@Injectable()
export class SiteDirectory implements OnModuleInit, BeforeApplicationShutdown {
  readonly processId = randomUUID();
  private readonly hosts = new Map<string, Host>();
  private readonly sites = new Map<number, Site>();
  private readonly primaries = new Map<number, string>();
  private readonly listeners = new Set<() => void>();
  private applied = 0;
  private refreshing: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private beatAt = 0;
  private checkedAt = 0;
  private hasEnded = false;

  constructor(
    private readonly platform: PlatformDatabase,
    private readonly signal: ConfigSignal,
    @Inject(PROCESS_KIND) private readonly kind: ProcessKind,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SOFTWARE_VERSION'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.load();
    if (this.kind === 'cli') return;
    // Killed processes could not delete their own row.
    await this.platform.query("delete from process where seen_at < now() - interval '1 hour'");
    this.signal.onChange(() => void this.refresh());
    this.timer = setInterval(() => void this.refresh(), POLL_MS);
  }

  // TypeORM's module closes the connections in `onApplicationShutdown`.
  async beforeApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    clearInterval(this.timer);
    // Listeners that still wait for changes are released.
    for (const listener of [...this.listeners]) listener();
    await this.refreshing;
    await this.platform.query('delete from process where id = $1', [this.processId]).catch(() => undefined);
  }

  get version(): number {
    return this.applied;
  }

  /** Seconds since this process last knew that it was up to date. */
  get age(): number {
    return (Date.now() - this.checkedAt) / 1000;
  }

  host(host: string): Host | undefined {
    return this.hosts.get(host);
  }

  site(tenantId: number): Site | undefined {
    return this.sites.get(tenantId);
  }

  /** The host that links to a tenant point to. Undefined while the tenant has no primary host. */
  primaryHost(tenantId: number): string | undefined {
    return this.primaries.get(tenantId);
  }

  /** The changes after a version, from memory. */
  changesAfter(version: number): SiteChanges {
    const newer = <T extends { version: number }>(rows: Iterable<T>): T[] =>
      [...rows].filter((row) => row.version > version);
    return { version: this.applied, tenants: newer(this.sites.values()), hosts: newer(this.hosts.values()) };
  }

  /** Resolves when something newer than `version` has been applied, or after `ms`. */
  async waitAfter(version: number, ms: number): Promise<void> {
    if (this.applied > version) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.listeners.add(done);
    });
  }

  /** Brings this process up to date. Calls that come while one runs share the next run. */
  refresh(): Promise<void> {
    if (this.refreshing) return (this.next ??= this.refreshing.then(() => this.refresh()));
    this.next = undefined;
    this.refreshing = this.load()
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'sites could not be refreshed');
      })
      .finally(() => {
        this.refreshing = undefined;
      });
    return this.refreshing;
  }

  private async load(): Promise<void> {
    const [row] = await this.platform.query<{ changes: SiteChanges }>(CHANGES, [this.applied]);
    if (!row) throw new Error('config_version has no row');
    this.checkedAt = Date.now();
    const newer = row.changes.version > this.applied;
    if (newer) this.apply(row.changes);
    if (this.kind === 'cli' || this.hasEnded) return;
    if (!newer && Date.now() - this.beatAt <= HEARTBEAT_MS) return;
    const { processId: id, kind, config } = this;
    await this.beat({ id, kind, software: config.SOFTWARE_VERSION }, this.applied);
  }

  private apply(changes: SiteChanges): void {
    for (const site of changes.tenants) this.sites.set(site.id, site);
    for (const host of changes.hosts) {
      this.hosts.set(host.host, host);
      if (host.kind === 'primary' && host.state !== 'retired') this.primaries.set(host.tenantId, host.host);
      else if (this.primaries.get(host.tenantId) === host.host) this.primaries.delete(host.tenantId);
    }
    this.applied = changes.version;
    for (const listener of [...this.listeners]) listener();
  }

  /** Records that a process (this one, or a web process that asks here) has applied a version. */
  async beat({ id, kind, software }: BeatingProcess, version: number): Promise<void> {
    if (id === this.processId) this.beatAt = Date.now();
    await this.platform.query(
      `insert into process (id, kind, version, software) values ($1, $2, $3, $4)
       on conflict (id) do update set seen_at = now(), version = excluded.version,
         applied_at = case when process.version < excluded.version then now() else process.applied_at end`,
      [id, kind, version, software],
    );
  }
}
