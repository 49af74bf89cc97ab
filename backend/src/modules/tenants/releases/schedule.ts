import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database, type PlatformConnection, PlatformDatabase, type RowOf } from '../../../platform/database';
import { Problem, isAllowed } from '../../../platform/http';
import { runInTenant } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { AuthorMayNotPublish, LiveMeanwhile, ScheduleNotFound } from '../errors';
import { getRevision } from '../revisions/revision-store';
import { TENANTS_TABLES } from '../tables';
import { type Release, type ReleaseRequest, Releases } from './releases';
import { RetryPauses } from './retry-pauses';

type ScheduledRow = Readonly<RowOf<typeof TENANTS_TABLES.scheduled_release>>;
export type ScheduledRelease = Omit<ScheduledRow, 'tenant_id' | 'created_at'>;

interface Due extends ScheduledRelease {
  readonly tenant_id: number;
  /** Null where the author has left, or does not reach the tenant any more. */
  readonly role: Actor['role'] | null;
  /** Whether its revision has been live since somebody scheduled it, and is not any more. */
  readonly was_taken_back: boolean;
}

/** A release that went wrong in a way that is no rule's: it is tried again later. */
interface Failure {
  readonly schedule: string;
  readonly error: unknown;
}

const SHOWN = 200;

/** Releases set for later. The rules are those of publishing, checked again when the time has come. */
@Injectable()
export class Schedule {
  private readonly pauses = new RetryPauses();

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

  /**
   * Publishes what is due, one transaction each; several workers share the work. Answers how many it dealt with. One that fails
   * holds up no other: it is tried again later, and the first failure is told in the end.
   */
  async publishDue(): Promise<number> {
    let first: Failure | undefined;
    for (let done = 0; ;) {
      const outcome = await this.platform.transaction((connection) => this.publishOne(connection));
      if (outcome === 'none') {
        if (first) throw new Error(`The scheduled release ${first.schedule} has failed.`, { cause: first.error });
        return done;
      }
      if (outcome !== 'refused' && 'error' in outcome) {
        first ??= outcome;
        continue;
      }
      done += 1;
      if (outcome !== 'refused') this.releases.announce(outcome);
    }
  }

  private async publishOne(connection: PlatformConnection): Promise<Release | Failure | 'none' | 'refused'> {
    const [due] = await connection.query<Due>(
      `select s.tenant_id, s.id, s.revision, s.base, s.publish_at, s.author, s.reason, p.role,
         exists (select from settings_release r where r.tenant_id = s.tenant_id and r.revision = s.revision and r.at > s.created_at) as was_taken_back
       from scheduled_release s left join staff p on p.email = s.author and p.disabled_at is null and (p.role = 'operator'
         or exists (select from staff_tenant r where r.staff_id = p.id and r.tenant_id = s.tenant_id))
       where s.ended_at is null and s.publish_at <= now() and s.id <> all($1::uuid[])
       order by s.publish_at limit 1 for update of s skip locked`,
      [this.pauses.current()],
    );
    if (!due) return 'none';
    const end = (outcome: 'published' | 'refused', detail: string | null): Promise<unknown> =>
      connection
        .repository(TENANTS_TABLES.scheduled_release)
        .update({ tenant_id: due.tenant_id, id: due.id }, { ended_at: () => 'now()', outcome, detail });
    await connection.query('savepoint release');
    try {
      if (due.role === null || !isAllowed(due.role, 'tenant.publish')) throw new AuthorMayNotPublish();
      // The same base is live again: without this a forgotten schedule would undo a rollback.
      if (due.was_taken_back) throw new LiveMeanwhile();
      const actor = { email: due.author, role: due.role };
      const release = await this.releases.publishWithin(connection, due.tenant_id, due, actor);
      await end('published', null);
      this.pauses.forget(due.id);
      return release;
    } catch (error) {
      const isRefused = error instanceof Problem;
      if (isRefused) this.pauses.forget(due.id);
      else this.pauses.noteFailure(due.id);
      await connection.query('rollback to savepoint release');
      if (!isRefused) return { schedule: due.id, error };
      await end('refused', `${error.code}: ${error.message}`);
      return 'refused';
    }
  }
}
