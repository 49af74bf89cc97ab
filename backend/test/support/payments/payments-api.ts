import { randomUUID } from 'node:crypto';
import { PaymentJanitor } from '../../../src/modules/payments/janitor/payment-janitor';
import { type OrderResponse } from '../../../src/modules/payments/orders/order.response';
import { ProviderAccounts } from '../../../src/modules/payments/provider-accounts/provider-accounts';
import { BookRefunds } from '../../../src/modules/payments/money-back/book-refunds';
import { RefundHandler } from '../../../src/modules/payments/money-back/refund.handler';
import { REFUND_KIND } from '../../../src/modules/payments/money-back/refund-entries';
import { BooksCheck, type BooksDifference } from '../../../src/modules/payments/reconciliation/books-check';
import { LedgerCheckHandler } from '../../../src/modules/payments/reconciliation/ledger-checks/ledger-check.handler';
import { LedgerCheckRuns } from '../../../src/modules/payments/reconciliation/ledger-checks/ledger-check-runs';
import { Reconciliation } from '../../../src/modules/credits';
import { CHECK_KIND } from '../../../src/modules/payments/settling/check-entry';
import { BookSigned } from '../../../src/modules/payments/settling/book-signed';
import { CheckPayment } from '../../../src/modules/payments/settling/check-payment';
import { PaymentCheckHandler } from '../../../src/modules/payments/settling/payment-check.handler';
import { Database, PlatformDatabase } from '../../../src/platform/database';
import { OutboxHandlers, OutboxHint } from '../../../src/platform/outbox';
import { type PaymentReport, type PaymentStatus } from '../../../src/platform/payments';
import { LOGGER, type Logger } from '../../../src/platform/telemetry';
import { FIRST, SECOND, type TestApi } from '../api';
import { type Person, rows, startAccountsApi } from '../people';
import { FakeProvider } from './fake-provider';
import * as paying from './paying';

/** An api whose two brands sell credits at providers in memory, with what a worker does for payments. */
export class PaymentsApi {
  readonly mollie = new FakeProvider('mollie');
  readonly stripe = new FakeProvider('stripe');
  readonly janitor: PaymentJanitor;
  /** Where the first brand's account at Mollie hears of events. */
  events = '';
  private eventsOfSecond = '';
  private readonly handlers = new OutboxHandlers();

  private constructor(readonly api: TestApi) {
    const { app } = api.running;
    const log = app.get<Logger>(LOGGER);
    const [database, accounts] = [app.get(Database), app.get(ProviderAccounts, { strict: false })];
    const [check, signed] = [app.get(CheckPayment, { strict: false }), app.get(BookSigned, { strict: false })];
    new PaymentCheckHandler(this.handlers, check, signed, log).onModuleInit();
    new RefundHandler(
      ...([this.handlers, database, accounts, app.get(CheckPayment, { strict: false })] as const),
      ...([app.get(BookRefunds, { strict: false }), log] as const),
    ).onModuleInit();
    const platform = app.get(PlatformDatabase);
    const runs = app.get(LedgerCheckRuns, { strict: false });
    const [ledger, books] = [new Reconciliation(platform), new BooksCheck(platform)];
    new LedgerCheckHandler(this.handlers, runs, ledger, books).onModuleInit();
    this.janitor = new PaymentJanitor(platform, database, app.get(OutboxHint), log);
  }

  /** @param number of the Redis database, a different one for each file. */
  static async start(number: number): Promise<PaymentsApi> {
    const started = new PaymentsApi(await startAccountsApi(number));
    const { api, mollie, stripe } = started;
    paying.useProviders(api, mollie, stripe);
    started.events = await paying.connect(api, 'mollie', mollie);
    await paying.connect(api, 'stripe', stripe);
    started.eventsOfSecond = await paying.connect(api, 'mollie', mollie, SECOND);
    return started;
  }

  /** Forgets what the providers were asked. */
  forget(): void {
    for (const { payments, calls, faults } of [this.mollie, this.stripe])
      for (const list of [payments, calls, faults]) list.length = 0;
  }

  placed(person: Person, host = FIRST): Promise<OrderResponse> {
    return paying.placed(this.api, person, host);
  }

  async stateOf(person: Person, id: number, host = FIRST): Promise<OrderResponse> {
    return (await paying.look(this.api, person, id, host).expect(200)).body as OrderResponse;
  }

  tryAgain({ cookie }: Person, id: number, method = 'ideal', host = FIRST) {
    const path = `/api/payments/orders/${id}/attempts`;
    return this.api.on(`${host}.localhost`).post(path).set('cookie', cookie).send({ method });
  }

  tell(payment: string, more: object = {}, path = this.events) {
    const event = { key: randomUUID(), kind: 'payment', payment, ...more };
    return this.api.on('console.localhost').post(path).send(event);
  }

  deliver(kind: string, host = FIRST): Promise<number> {
    return paying.deliver(this.api, this.handlers, kind, host);
  }

  /** Has the providers asked for what is to go back. Answers how many refunds that were. */
  deliverRefunds(host = FIRST): Promise<number> {
    return this.deliver(REFUND_KIND, host);
  }

  /** Drops the work that a worker was to do about payments. */
  dropWork() {
    return rows(this.api, 'delete from outbox where kind in ($1, $2)', [REFUND_KIND, CHECK_KIND]);
  }

  /** Orders whose credits and money do not agree. */
  async differences(): Promise<readonly BooksDifference[]> {
    return (await new BooksCheck(this.api.running.app.get(PlatformDatabase)).run()).differences;
  }

  /** The provider tells it of its newest payment, unless told of which, and the worker checks it. */
  async hear(
    status: PaymentStatus,
    payment?: FakeProvider['payments'][number],
    report: Partial<PaymentReport> = {},
    host = FIRST,
  ) {
    const path = host === FIRST ? this.events : this.eventsOfSecond;
    await this.tell(this.mollie.set(status, payment, report), {}, path).expect(204);
    await this.deliver(CHECK_KIND, host);
  }

  async creditsOf({ id }: Person): Promise<number> {
    const [row] = await rows(this.api, 'select balance from credit_balance where account_id = $1', [id]);
    return Number(row?.['balance']);
  }

  transfersOf(order: number) {
    return rows(
      this.api,
      `select debit_account as debit, credit_account as credit, amount, currency from money_transfer
       where order_id = $1 order by amount desc, debit_account`,
      [order],
    );
  }

  refundsOf(order: number) {
    return rows(this.api, 'select reason, amount, status from money_refund where order_id = $1', [order]);
  }

  /** As though that much time had passed for the payments of an order. */
  age(order: number, time: string) {
    return rows(
      this.api,
      `update payment_attempt set created_at = created_at - $2::interval, checked_at = checked_at - $2::interval,
         expires_at = expires_at - $2::interval, next_check_at = next_check_at - $2::interval where order_id = $1`,
      [order, time],
    );
  }
}

export const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code: string }).code,
];
