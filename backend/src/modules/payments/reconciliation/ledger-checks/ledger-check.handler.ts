import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DeliveryError, type OutboxEntry, OutboxHandlers } from '../../../../platform/outbox';
import { currentTenantId } from '../../../../platform/tenancy';
import { Reconciliation } from '../../../credits';
import { BooksCheck } from '../books-check';
import { LEDGER_CHECK_KIND, LedgerCheckRuns } from './ledger-check-runs';

const MOST = 200;

/** Checks all balances and orders of a brand, as staff asked. No balance and no order is changed. */
@Injectable()
export class LedgerCheckHandler implements OnModuleInit, OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly runs: LedgerCheckRuns,
    private readonly ledger: Reconciliation,
    private readonly books: BooksCheck,
  ) {}

  onModuleInit(): void {
    this.handlers.register(LEDGER_CHECK_KIND, (entry) => this.deliver(entry));
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  private async deliver({ payload }: OutboxEntry): Promise<void> {
    const { run } = payload as { readonly run: string };
    if (!(await this.runs.begin(run))) return;
    const tenant = currentTenantId();
    const isStopped = () => this.stopped;
    const { accounts, differences } = await this.ledger.run(isStopped, tenant);
    const { orders, differences: wrong } = await this.books.run(isStopped, tenant);
    if (this.stopped) throw new DeliveryError('deferred', 'stopping');
    await this.runs.end(run, {
      ...{ accounts, orders },
      wrongBalances: differences
        .slice(0, MOST)
        .map(({ account, balance, sum }) => ({ member: account, balance, entries: sum })),
      wrongOrders: wrong.slice(0, MOST).map(({ order, faults }) => ({ order, faults })),
    });
  }
}
