import { Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../platform/database';
import { type Actor, type Approver, type RequireSecondPerson, audit } from '../tenants';
import {
  CanaryNotReady,
  NothingToApprove,
  NothingToPublish,
  OperatorNeeded,
  WaveApprovalNeeded,
  WaveStateRefused,
} from './errors';
import { type WaveState } from './names';
import { FLEET_TABLES } from './tables';
import { type WaveRow, lockWave, subjectOf } from './wave-rows';

/** The acts of people on waves. Workers do the rest. */
@Injectable()
export class WaveActs {
  constructor(private readonly platform: PlatformDatabase) {}

  /** The second person's word for the money in a wave, as it stands in its dry run. */
  approve(id: string, approver: Approver, requireSecondPerson: RequireSecondPerson): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const wave = await lockWave(connection, id, ['planned']);
      if (!(await changesMoney(connection, id))) throw new NothingToApprove();
      const approvers = await approversOf(connection, id);
      if (approvers.includes(approver.id)) return;
      await requireSecondPerson(connection, approver.id, [...(wave.author_people?.ids ?? []), ...approvers]);
      await connection
        .repository(FLEET_TABLES.fleet_wave_approval)
        .insert({ wave: id, approver_id: approver.id, approver: approver.email });
      await note(connection, approver, 'approved', id);
    });
  }

  /** Begins with one brand: the one that is named, or the one that the dry run proposes. */
  start(id: string, canary: string | undefined, actor: Actor): Promise<void> {
    return this.act(id, ['planned'], actor, async (connection, wave) => {
      const [counted] = await connection.query<{ ready: number }>(
        "select count(*)::integer as ready from fleet_wave_brand where wave = $1 and state = 'ready'",
        [id],
      );
      if (!counted?.ready) throw new NothingToPublish();
      const missing = await missingApprovals(connection, wave);
      if (missing > 0) throw new WaveApprovalNeeded(missing);
      const first = await this.canary(connection, wave, canary);
      await connection.query(STAGES, [id, first]);
      await connection
        .repository(FLEET_TABLES.fleet_wave)
        .update(
          { id },
          { state: 'publishing', stage: 'canary', canary: first, started_by: actor.email, started_at: () => 'now()' },
        );
      await note(connection, actor, 'started', id, { brands: counted.ready, reason: wave.reason });
    });
  }

  stop(id: string, reason: string, actor: Actor): Promise<void> {
    return this.act(id, ['publishing', 'watching', 'waiting'], actor, async (connection) => {
      await connection.query(
        `update fleet_wave set state = 'stopped', stopped_by = $2, stop_reason = $3, stopped_at = now(), watch_until = null
         where id = $1`,
        [id, actor.email, reason],
      );
      await note(connection, actor, 'stopped', id, { reason });
    });
  }

  /** Goes on where a wave waits for a press, or in spite of what stopped it: from then on figures are counted anew. */
  goOn(id: string, reason: string, actor: Actor): Promise<void> {
    return this.act(id, ['waiting', 'stopped'], actor, async (connection, { state, rolled_back_by: by }) => {
      // A change that was taken back at some brands is not published at the others.
      if (by !== null) throw new WaveStateRefused('rolling_back');
      await connection.query(state === 'waiting' ? NEXT_STAGE : AGAIN, [id, actor.email]);
      await note(connection, actor, 'continued', id, { reason });
    });
  }

  /** Gives up a wave that has changed nothing. */
  cancel(id: string, actor: Actor): Promise<void> {
    return this.act(id, ['planning', 'planned'], actor, async (connection) => {
      await connection.query("update fleet_wave set state = 'cancelled', ended_at = now() where id = $1", [id]);
      await note(connection, actor, 'cancelled', id);
    });
  }

  rollBack(id: string, reason: string, actor: Actor): Promise<void> {
    const states: readonly WaveState[] = ['publishing', 'watching', 'waiting', 'stopped', 'done'];
    return this.act(id, states, actor, async (connection) => {
      await connection.query(
        `update fleet_wave set state = 'rolling_back', rolled_back_by = $2, rollback_reason = $3, watch_until = null, ended_at = null
         where id = $1`,
        [id, actor.email, reason],
      );
      await note(connection, actor, 'rolled_back', id, { reason });
    });
  }

  private act(
    id: string,
    states: readonly WaveState[],
    { role }: Actor,
    work: (connection: PlatformConnection, wave: WaveRow) => Promise<void>,
  ): Promise<void> {
    if (role !== 'operator') throw new OperatorNeeded();
    return this.platform.transaction(async (connection) => work(connection, await lockWave(connection, id, states)));
  }

  private async canary(connection: PlatformConnection, wave: WaveRow, slug: string | undefined): Promise<number> {
    const [row] = await connection.query<{ id: number }>(
      `select t.id from fleet_wave_brand b join tenant t on t.id = b.tenant_id
       where b.wave = $1 and b.state = 'ready' and case when $2::text is null then t.id = $3 else t.slug = $2 end`,
      [wave.id, slug ?? null, wave.canary],
    );
    if (!row) throw new CanaryNotReady();
    return row.id;
  }
}

/** One brand, a tenth of all, and the rest; by chance, and the same whenever it is asked. */
const STAGES = `update fleet_wave_brand b set stage = case when n.place = 1 then 'canary' when n.place <= 1 + ceil(n.of / 10.0) then 'tenth' else 'all' end
  from (select tenant_id, row_number() over (order by tenant_id = $2 desc, md5(wave::text || tenant_id)) as place, count(*) over () as of
    from fleet_wave_brand where wave = $1 and state = 'ready') n
  where b.wave = $1 and b.tenant_id = n.tenant_id`;

/** The worker goes on in the name of the person who started it, or of $2 once that person is no operator any more. */
const STARTED_BY = `started_by = case when exists (
  select from staff s where s.email = started_by and s.role = 'operator' and s.disabled_at is null) then started_by else $2 end`;
const NEXT_STAGE = `update fleet_wave set state = 'publishing', ${STARTED_BY},
  stage = case stage when 'canary' then 'tenth' else 'all' end where id = $1`;
/** A stage that was stopped is watched once more, in full. */
const AGAIN = `update fleet_wave set state = 'publishing', ${STARTED_BY},
  counted_from = now(), figures = null, stop_reason = null, stopped_by = null where id = $1`;

const changesMoney = async (connection: PlatformConnection, id: string): Promise<boolean> =>
  connection.repository(FLEET_TABLES.fleet_wave_brand).existsBy({ wave: id, state: 'ready', money: true });

async function approversOf(connection: PlatformConnection, id: string): Promise<number[]> {
  const rows = await connection.repository(FLEET_TABLES.fleet_wave_approval).findBy({ wave: id });
  return rows.map(({ approver_id: approver }) => approver);
}

/** How many people have to approve still: as for a single revision, two where nobody knows who wrote it. */
export async function missingApprovals(connection: PlatformConnection, wave: WaveRow): Promise<number> {
  if (!(await changesMoney(connection, wave.id))) return 0;
  const people = wave.author_people;
  const others = (await approversOf(connection, wave.id)).filter((id) => !people?.ids.includes(id));
  return Math.max(0, (people?.areAll ? 1 : 2) - others.length);
}

const note = (
  connection: PlatformConnection,
  actor: Pick<Actor, 'email'>,
  act: string,
  id: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  audit(connection, actor, { action: `wave.${act}`, tenantId: null, subject: subjectOf(id), details });
