import { Inject, Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { ConfigSignal } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { BaseMoved, NothingReleased, NothingToRollBackTo } from '../errors';
import {
  changesAgainst,
  requireApproval,
  requireApprovalToRollBack,
  requireRole,
  requireSound,
} from '../revisions/publishing-rules';
import { type StoredRevision, findRevision, getRevision, lockTenant } from '../revisions/revision-store';
import { openVerifiedHosts } from '../domains/open-verified-hosts';
import { requirePreflight } from '../revisions/preflight-rule';
import { TENANTS_TABLES } from '../tables';
import { nextVersion } from '../version';
import { type Propagation, PropagationWatch } from './propagation';

export interface ReleaseRequest {
  readonly revision: number;
  /** The revision that the publisher saw live; the call is refused if another is live by now. */
  readonly base: number | null;
  readonly reason: string;
}

export interface RollBackRequest extends Omit<ReleaseRequest, 'revision'> {
  /** By default the one that was live before. */
  readonly revision?: number;
}

export interface Release {
  readonly number: number;
  readonly revision: number;
  readonly previous: number | null;
  readonly kind: 'publish' | 'rollback';
  readonly version: number;
  readonly at: Date;
}

/** Moves the pointer of what is live. A release is one transaction; what it points to never changes. */
@Injectable()
export class Releases {
  constructor(
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
    private readonly signal: ConfigSignal,
    private readonly watch: PropagationWatch,
  ) {}

  async publish(tenantId: number, request: ReleaseRequest, actor: Actor): Promise<Release> {
    return this.announce(
      await this.platform.transaction((connection) => this.publishWithin(connection, tenantId, request, actor)),
    );
  }

  /** Without anybody's approval: only for brands that nobody but this machine can reach. */
  async publishDemo(tenantId: number, request: ReleaseRequest, actor: Actor): Promise<Release> {
    return this.announce(
      await this.platform.transaction((connection) => this.publishWithin(connection, tenantId, request, actor, 'demo')),
    );
  }

  /** For who already is in a transaction (the schedule); they announce it after their commit. */
  async publishWithin(
    connection: PlatformConnection,
    tenantId: number,
    request: ReleaseRequest,
    actor: Actor,
    approval: 'needed' | 'demo' = 'needed',
  ): Promise<Release> {
    const { next, live } = await this.begin(connection, tenantId, request.base);
    const revision = await getRevision(connection, tenantId, request.revision);
    requireSound(revision);
    requireRole(actor, changesAgainst(live, revision));
    if (approval === 'needed') {
      await requireApproval(connection, revision, live);
      if (!live) await requirePreflight(connection, revision);
    }
    return this.point(
      connection,
      { tenantId, revision, previous: live, next, kind: 'publish', reason: request.reason },
      actor,
    );
  }

  /** Back to a revision that has been live before; by default to the one before. One person may do that to prices only at once. */
  async rollBack(tenantId: number, request: RollBackRequest, actor: Actor): Promise<Release> {
    return this.announce(
      await this.platform.transaction((connection) => this.rollBackWithin(connection, tenantId, request, actor)),
    );
  }

  /** In the caller's transaction; they announce it after their commit. */
  async rollBackWithin(
    connection: PlatformConnection,
    tenantId: number,
    request: RollBackRequest,
    actor: Actor,
  ): Promise<Release> {
    const { next, live } = await this.begin(connection, tenantId, request.base);
    const [earlier] = await connection.query<{ revision: number }>(
      `select revision from settings_release where tenant_id = $1 and revision <> $2 and ($3::integer is null or revision = $3)
       order by number desc limit 1`,
      [tenantId, live?.revision ?? 0, request.revision ?? null],
    );
    if (!earlier) throw new NothingToRollBackTo();
    const revision = await getRevision(connection, tenantId, earlier.revision);
    requireSound(revision);
    requireRole(actor, changesAgainst(live, revision));
    await requireApprovalToRollBack(connection, revision, live);
    return this.point(
      connection,
      { tenantId, revision, previous: live, next, kind: 'rollback', reason: request.reason },
      actor,
    );
  }

  /** The newest release of a tenant. */
  async latest(tenantId: number): Promise<Release> {
    const row = await this.platform
      .repository(TENANTS_TABLES.settings_release)
      .findOne({ where: { tenant_id: tenantId }, order: { number: 'DESC' } });
    if (!row) throw new NothingReleased();
    const { number, revision, previous, kind, version, at } = row;
    return { number, revision, previous, kind, version: Number(version), at };
  }

  /** How far a release has come, waiting until it is everywhere. */
  arrival(release: Release): Promise<Propagation> {
    return this.watch.until(release.version, release.at);
  }

  announce(release: Release): Release {
    this.signal.announce(release.version);
    return release;
  }

  private async begin(
    connection: PlatformConnection,
    tenantId: number,
    base: number | null,
  ): Promise<{ next: number; live: StoredRevision | undefined }> {
    const next = await nextVersion(connection);
    const live = await lockTenant(connection, tenantId);
    if (live !== base) throw new BaseMoved(base, live);
    return { next, live: live === null ? undefined : await findRevision(connection, tenantId, live) };
  }

  private async point(
    connection: PlatformConnection,
    to: {
      tenantId: number;
      revision: StoredRevision;
      previous: StoredRevision | undefined;
      next: number;
      kind: Release['kind'];
      reason: string;
    },
    actor: Actor,
  ): Promise<Release> {
    const { document, revision } = to.revision;
    await connection.repository(TENANTS_TABLES.tenant).update(
      { id: to.tenantId },
      {
        live_revision: revision,
        domain_language: document.settings.domain_language.slice(0, 2),
        locales: document.locales.offered,
        version: String(to.next),
      },
    );
    const previous = to.previous?.revision ?? null;
    // clock_timestamp, not now: the wait for other publishers is not part of the way to the processes.
    const [row] = await connection.query<{ number: number; at: Date }>(
      `insert into settings_release (tenant_id, number, revision, previous, kind, author, reason, version, at)
       select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7, clock_timestamp()
       from settings_release where tenant_id = $1 returning number, at`,
      [to.tenantId, revision, previous, to.kind, actor.email, to.reason, to.next],
    );
    if (!row) throw new Error('a release was not stored');
    await audit(connection, actor, {
      action: `revision.${to.kind === 'publish' ? 'published' : 'rolled_back'}`,
      tenantId: to.tenantId,
      subject: `revision ${revision}`,
      details: { previous, reason: to.reason },
    });
    if (to.kind === 'publish') await openVerifiedHosts(connection, to.tenantId, to.next, actor);
    return { number: row.number, revision, previous, kind: to.kind, version: to.next, at: row.at };
  }
}
