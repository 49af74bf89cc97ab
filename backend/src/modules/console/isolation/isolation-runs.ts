import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { PlatformDatabase, type RowOf } from '../../../platform/database';
import { type CONSOLE_TABLES } from '../tables';

export type IsolationRun = Readonly<RowOf<typeof CONSOLE_TABLES.isolation_run>>;

export interface RunOutcome {
  readonly probes: number;
  readonly unanswered: number;
  readonly leaking: readonly string[];
  readonly failure?: string;
}

/** Minutes between the beginnings of two runs, and after which one that never ended is over. */
const EVERY_MINUTES = 5;
const KEPT_DAYS = 90;

/** The runs of the isolation proof. */
@Injectable()
export class IsolationRuns {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Begins a run where one is due. Of several workers one begins it: the lock lets them look one after another. */
  begin(): Promise<string | undefined> {
    const id = randomUUID();
    return this.platform.transaction(async (connection) => {
      await connection.query('lock table isolation_run in exclusive mode');
      const begun = await connection.execute(
        `insert into isolation_run (id) select $1
         where not exists (select from isolation_run where started_at > now() - make_interval(mins => $2))`,
        [id, EVERY_MINUTES],
      );
      await connection.execute('delete from isolation_run where started_at < now() - make_interval(days => $1)', [
        KEPT_DAYS,
      ]);
      return begun === 1 ? id : undefined;
    });
  }

  async end(id: string, { probes, unanswered, leaking, failure }: RunOutcome): Promise<void> {
    await this.platform.execute(
      `update isolation_run set ended_at = now(), probes = $2, leaks = $3, unanswered = $4, leaking = $5, failure = $6
       where id = $1`,
      [id, probes, leaking.length, unanswered, leaking, failure ?? null],
    );
  }

  /** As if it had not begun. */
  async forget(id: string): Promise<void> {
    await this.platform.execute('delete from isolation_run where id = $1', [id]);
  }

  /** The newest first. */
  latest(most: number): Promise<IsolationRun[]> {
    return this.platform.query<IsolationRun>(
      `select id, started_at, ended_at, probes, leaks, unanswered, leaking, failure from isolation_run
       order by started_at desc limit $1`,
      [most],
    );
  }
}
