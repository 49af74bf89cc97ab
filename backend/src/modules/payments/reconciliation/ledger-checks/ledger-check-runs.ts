import { Inject, Injectable } from '@nestjs/common';
import { Database, PlatformDatabase } from '../../../../platform/database';
import { OutboxHint, outboxEntry, uuidV7 } from '../../../../platform/outbox';
import { runInTenant } from '../../../../platform/tenancy';
import { type Actor, auditInScope } from '../../../tenants';
import { type LedgerCheckRun, type RunResult } from './ledger-check-run';

export const LEDGER_CHECK_KIND = 'ledger_check';

/** A run that has not ended after this time is given up, so that another one can be asked for. */
const LONGEST = "interval '1 hour'";

const ASK = `
  insert into ledger_check_run (id) values ($1::uuid)
  on conflict (tenant_id) do update set id = excluded.id, asked_at = now(), begun_at = null, ended_at = null
  where ledger_check_run.ended_at is not null or ledger_check_run.asked_at < now() - ${LONGEST}
  returning id`;

const READ = `
  select tenant_id as tenant, case when ended_at is not null then 'done' when begun_at is not null then 'running' else 'asked' end as state,
    asked_at as "askedAt", ended_at as "endedAt", accounts, orders, wrong_balances as "wrongBalances", wrong_orders as "wrongOrders"
  from ledger_check_run where tenant_id = any($1::integer[]) and (ended_at is not null or asked_at >= now() - ${LONGEST})`;

/** The checks of the ledgers that staff ask for. A brand has one at a time. */
@Injectable()
export class LedgerCheckRuns {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
  ) {}

  /** Has a worker check the ledgers of a brand. While a check waits or runs, asking again changes nothing. */
  async ask(tenantId: number, actor: Actor): Promise<void> {
    const id = uuidV7();
    const act = { action: 'payments.ledger_check_asked', subject: 'ledger' };
    await runInTenant(tenantId, () =>
      this.database.transaction(async () => {
        const [asked] = await this.database.query(ASK, [id]);
        if (!asked) return;
        await this.database.batch([outboxEntry(LEDGER_CHECK_KIND, { run: id }), auditInScope(actor, act)]);
      }),
    );
    this.hint.give();
  }

  /** The last run of each of these brands; without those that never had one, or whose run was given up. */
  last(tenants: readonly number[]): Promise<LedgerCheckRun[]> {
    return this.platform.query<LedgerCheckRun>(READ, [tenants]);
  }

  /** Answers false where the run has ended, or another one has taken its place. The scope is the brand's. */
  async begin(id: string): Promise<boolean> {
    const begun = await this.database.execute(
      'update ledger_check_run set begun_at = now() where id = $1::uuid and ended_at is null',
      [id],
    );
    return begun === 1;
  }

  async end(id: string, { accounts, orders, wrongBalances, wrongOrders }: RunResult): Promise<void> {
    await this.database.execute(
      `update ledger_check_run set ended_at = now(), accounts = $2, orders = $3, wrong_balances = $4::jsonb,
         wrong_orders = $5::jsonb where id = $1::uuid`,
      [id, accounts, orders, JSON.stringify(wrongBalances), JSON.stringify(wrongOrders)],
    );
  }
}
