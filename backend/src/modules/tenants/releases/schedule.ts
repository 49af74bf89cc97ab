import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database, type PlatformConnection, PlatformDatabase, type RowOf } from '../../../platform/database';
import { Problem, isAllowed } from '../../../platform/http';
import { runInTenant } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { AuthorMayNotPublish, ScheduleNotFound } from '../errors';
import { getRevision } from '../revisions/revision-store';
import { TENANTS_TABLES } from '../tables';
import { type Release, type ReleaseRequest, Releases } from './releases';

type ScheduledRow = Readonly<RowOf<typeof TENANTS_TABLES.scheduled_release>>;
export type ScheduledRelease = Omit<ScheduledRow, 'tenant_id' | 'created_at'>;

interface Due extends ScheduledRelease {
  readonly tenant_id: number;
  /** Null where the author has left, or does not reach the tenant any more. */
  readonly role: Actor['role'] | null;
}

const SHOWN = 200;

/** Releases set for later. The rules are those of publishing, checked again when the time has come. */
@Injectable()
export class Schedule {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly releases: Releases,
  ) {}

  async add(tenantId: number, request: ReleaseRequest & { at: Date }, actor: Actor): Promise<string> {
    const id = randomUUID();
    await this.platform.transaction(async (connection) => {
      await getRevision(connection, tenantId, request.revision);
      const { revision, base, at, reason } = request;
      await connection
        .repository(TENANTS_TABLES.scheduled_release)
        .insert({ tenant_id: tenantId, id, revision, base, publish_at: at, author: actor.email, reason });
      await audit(connection, actor, {
        action: 'release.scheduled',
        tenantId,
        subject: `revision ${revision}`,
        details: { at: at.toISOString(), reason },
      });
    });
    return id;
  }

  async cancel(tenantId: number, id: string, actor: Actor): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const [row] = await connection.query<{ revision: number }>(
        `update scheduled_release set ended_at = now(), outcome = 'cancelled'
         where tenant_id = $1 and id = $2 and ended_at is null returning revision`,
        [tenantId, id],
      );
      if (!row) throw new ScheduleNotFound();
      await audit(connection, actor, { action: 'release.cancelled', tenantId, subject: `revision ${row.revision}` });
    });
  }

  /** The latest first. */
  list(tenantId: number): Promise<ScheduledRelease[]> {
    return runInTenant(tenantId, () =>
      this.database.repository(TENANTS_TABLES.scheduled_release).find({
        select: {
          ...{ id: true, revision: true, base: true, publish_at: true, author: true, reason: true },
          ...{ ended_at: true, outcome: true, detail: true },
        },
        order: { publish_at: 'desc' },
        take: SHOWN,
      }),
    );
  }

  /** Publishes what is due, one transaction each; several workers share the work. Answers how many it dealt with. */
  async publishDue(): Promise<number> {
    for (let done = 0; ; done++) {
      const release = await this.platform.transaction((connection) => this.publishOne(connection));
      if (release === 'none') return done;
      if (release !== 'refused') this.releases.announce(release);
    }
  }

  private async publishOne(connection: PlatformConnection): Promise<Release | 'none' | 'refused'> {
    const [due] = await connection.query<Due>(
      `select s.tenant_id, s.id, s.revision, s.base, s.publish_at, s.author, s.reason, p.role
       from scheduled_release s left join staff p on p.email = s.author and p.disabled_at is null and (p.role = 'operator'
         or exists (select from staff_tenant r where r.staff_id = p.id and r.tenant_id = s.tenant_id))
       where s.ended_at is null and s.publish_at <= now() order by s.publish_at limit 1 for update of s skip locked`,
    );
    if (!due) return 'none';
    const end = (outcome: 'published' | 'refused', detail: string | null): Promise<unknown> =>
      connection
        .repository(TENANTS_TABLES.scheduled_release)
        .update({ tenant_id: due.tenant_id, id: due.id }, { ended_at: () => 'now()', outcome, detail });
    await connection.query('savepoint release');
    try {
      if (due.role === null || !isAllowed(due.role, 'tenant.publish')) throw new AuthorMayNotPublish();
      const actor = { email: due.author, role: due.role };
      const release = await this.releases.publishWithin(connection, due.tenant_id, due, actor);
      await end('published', null);
      return release;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await connection.query('rollback to savepoint release');
      await end('refused', `${error.code}: ${error.message}`);
      return 'refused';
    }
  }
}
