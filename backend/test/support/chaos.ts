import { type Client } from 'pg';
import { type DataSource } from 'typeorm';
import { runInTenant, runWithoutTenant } from '../../src/platform/tenancy/scope';
import { type Notes, TENANTS, behindItsBack, lend } from './notes';

/** The errors that disturbed connections may give. Any other error is a finding. */
const EXPECTED =
  /syntax error|division by zero|duplicate key|check constraint|does not exist|user request|terminat|statement timeout|invalid input|row-level security|cached plan|boom|ECONNRESET|EPIPE|not queryable|deadlock|already released|nothing was stored/;

export interface Outcome {
  readonly findings: unknown[];
  /** How often each thing happened, so that a run in which nothing happened shows. */
  readonly seen: Record<string, number>;
}

/** The same numbers for the same seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export class Chaos {
  readonly outcome: Outcome = { findings: [], seen: {} };
  private disturbing = true;

  constructor(
    private readonly notes: Notes,
    private readonly source: DataSource,
    private readonly random: (below: number) => number,
    private readonly operations: readonly Operation[],
  ) {}

  /** Runs that many operations of many tenants at once, while a superuser cancels, kills, alters and discards. */
  async run(count: number, workers: number): Promise<Outcome> {
    let left = count;
    const work = async (): Promise<void> => {
      while (left-- > 0) await this.one();
    };
    const disturber = this.disturb();
    await Promise.all(Array.from({ length: workers }, work));
    this.disturbing = false;
    await disturber;
    await this.inspect();
    return this.outcome;
  }

  count(what: string): void {
    this.outcome.seen[what] = (this.outcome.seen[what] ?? 0) + 1;
  }

  private async one(): Promise<void> {
    if (this.random(200) === 0) {
      await this.source.query('select * from note').then(
        () => this.outcome.findings.push('answered outside a scope'),
        (error: unknown) => {
          this.count(
            /outside a tenant scope/.test(String(error)) ? 'refused outside a scope' : 'failed outside a scope',
          );
        },
      );
      return;
    }
    const tenant = this.random(TENANTS) + 1;
    const operation = this.operations[this.random(this.operations.length)]!;
    try {
      const rows = await runInTenant(tenant, () => operation({ source: this.source, tenant, random: this.random }));
      if (rows.length === 0 || rows.some((row) => row['tenant_id'] !== tenant))
        this.outcome.findings.push({ operation: operation.name, tenant, rows: rows.slice(0, 3) });
      this.count(operation.name);
    } catch (error) {
      const expected = EXPECTED.exec(String(error))?.[0];
      if (expected === undefined) this.outcome.findings.push(error);
      this.count(`failed: ${expected ?? 'unexpected'}`);
    }
  }

  private async disturb(): Promise<void> {
    const { root } = this.notes;
    const ours = "usename = 'manyhearts_app' and datname = current_database()";
    for (let round = 1; this.disturbing; round++) {
      await root.query(`select pg_sleep(0.004), (select pg_cancel_backend(pid) from pg_stat_activity
        where ${ours} and state = 'active' order by random() limit 1)`);
      if (round % 100 === 0)
        await root.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where ${ours} order by random() limit 1`,
        );
      // All at once, as a restart of the server would.
      if (round % 350 === 0) await root.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`);
      if (round % 120 === 60) await root.query('alter table note add column if not exists extra int');
      if (round % 120 === 0) await root.query('alter table note drop column if exists extra');
      if (round % 45 === 0) await this.discard(round % 2 === 0 ? 'discard all' : 'deallocate all');
      this.count('disturbances');
    }
  }

  private async discard(text: string): Promise<void> {
    await runWithoutTenant(() => lend(this.source, (client) => behindItsBack(client, text))).catch((error: unknown) => {
      this.count(`failed discard: ${String(error)}`);
    });
  }

  private async inspect(): Promise<void> {
    const { root } = this.notes;
    const none = async (what: string, text: string): Promise<void> => {
      const { rowCount } = await root.query(text);
      if (rowCount !== 0) this.outcome.findings.push({ what, rowCount });
    };
    await none(
      'rows in the wrong tenant',
      "select from note where body ~ '^(one|within|pair) ' and split_part(body, ' ', 2) <> tenant_id::text",
    );
    await none('half batches', "select from note where body like 'pair %' group by body having count(*) <> 2");
    await none('rows that were rolled back', "select from note where body like 'never %' or body = 'foreign'");
    const pool = (this.source.driver as unknown as { master: { connect(): Promise<LentClient> } }).master;
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    for (const client of clients) {
      const left = await behindItsBack(
        client as never,
        "select nullif(current_setting('app.tenant_id', true), '') as tenant, (select count(*)::int from note) as rows",
      );
      if (left.rows[0]?.['tenant'] !== null || left.rows[0]['rows'] !== 0)
        this.outcome.findings.push({ left: left.rows });
      client.release();
    }
  }
}

type LentClient = Client & { release(): void };

export interface Situation {
  readonly source: DataSource;
  readonly tenant: number;
  readonly random: (below: number) => number;
}

export type Rows = readonly Record<string, unknown>[];
/** Answers rows of its tenant, at least one. */
export type Operation = (situation: Situation) => Promise<Rows>;
