import { randomUUID } from 'node:crypto';
import {
  type ListWish,
  type Listed,
  type ListedPage,
  type NewPayment,
  type OfferedMethod,
  type PaymentProvider,
  type PaymentReport,
  type PaymentStatus,
  ProviderError,
  type ProviderDebits,
  type ProviderEvent,
  type ProviderFault,
  type RefundReport,
  type SignedMandate,
} from '../../../src/platform/payments';

interface FakePayment extends NewPayment {
  readonly id: string;
  status: PaymentStatus;
  report: Partial<PaymentReport>;
  readonly refunds: RefundReport[];
}

type Call =
  'offer' | 'create' | 'find' | 'read' | 'cancel' | 'refund' | 'list' | Exclude<keyof ProviderDebits, 'takesIban'>;

/** A provider in memory, whose payments and faults a test decides. */
export class FakeProvider implements PaymentProvider {
  readonly payments: FakePayment[] = [];
  readonly calls: Call[] = [];
  readonly listed: { readonly [Key in keyof Listed]: Listed[Key][] } = {
    ...{ payments: [], refunds: [], disputes: [], balance: [] },
  };
  methods: OfferedMethod[] = [{ method: 'card' }, { method: 'ideal' }, { method: 'paypal', least: 500, most: 100_000 }];
  /** The next calls of these kinds fail; `after` does what was asked first. */
  readonly faults: { call: Call; fault: ProviderFault; when: 'before' | 'after'; error?: ProviderError }[] = [];
  /** Whether the bank was not asked yet for debits that are under way. */
  takesDebitsBack = false;
  /** Held up until it resolves. */
  hold: Promise<void> = Promise.resolve();

  readonly refunds = 'by_call';
  readonly reports = 'by_call';
  readonly eventAnswer = { status: 204, text: '' } as const;
  readonly mandates: (SignedMandate & { readonly id: string; revoked?: true })[] = [];
  readonly debits: ProviderDebits | undefined;

  constructor(readonly name: 'mollie' | 'stripe' = 'mollie') {
    this.debits = name === 'mollie' ? this.makeDebits() : undefined;
  }

  verify(): Promise<{ mode: 'test'; payee: string }> {
    return Promise.resolve({ mode: 'test', payee: 'Fake' });
  }

  offer(): Promise<OfferedMethod[]> {
    return this.answer('offer', () => this.methods);
  }

  create(_: unknown, payment: NewPayment): Promise<{ payment: string; url: string; expiresAt: undefined }> {
    return this.answer('create', () => {
      const known = this.payments.find(({ attempt }) => attempt === payment.attempt);
      const made = known ?? { ...payment, id: `tr_${randomUUID()}`, status: 'open' as const, report: {}, refunds: [] };
      if (!known) this.payments.push(made);
      return checkoutOf(made);
    });
  }

  find(_: unknown, attempt: string): Promise<ReturnType<typeof checkoutOf> | undefined> {
    return this.answer('find', () => {
      const found = this.payments.find((payment) => payment.attempt === attempt);
      return found && checkoutOf(found);
    });
  }

  read(_: unknown, id: string): Promise<PaymentReport> {
    return this.answer('read', () => this.reportOf(this.get(id)));
  }

  private reportOf({ id, sum, attempt, method, status, report, refunds }: FakePayment): PaymentReport {
    return {
      ...{ payment: id, otherId: undefined, status, statusAtProvider: status, mode: 'test', sum, attempt, method },
      ...{ failure: undefined, payerCountry: undefined, refunds: [...refunds], disputes: [], ...report },
    };
  }

  cancel(_: unknown, id: string): Promise<void> {
    return this.answer('cancel', () => {
      const payment = this.get(id);
      if (payment.status === 'open' || (payment.status === 'pending' && this.takesDebitsBack))
        payment.status = 'cancelled';
      else throw new ProviderError('refused', 'not_cancelable');
    });
  }

  refund(_: unknown, { payment: id, key, sum }: { payment: string; key: string; sum: RefundReport['sum'] }) {
    return this.answer('refund', () => {
      const { refunds } = this.get(id);
      const known = refunds.find((one) => one.key === key);
      const made = known ?? { id: `re_${randomUUID()}`, key, status: 'pending' as const, sum };
      if (!known) refunds.push(made);
      return made;
    });
  }

  /** Answers in one page the items of the period that a test has added to `listed`. */
  list<What extends keyof Listed>(_: unknown, { what, period }: ListWish<What>): Promise<ListedPage<What> | undefined> {
    return this.answer('list', () => {
      const at = ({ createdAt, at: moved }: { createdAt?: Date; at?: Date }) => createdAt ?? moved ?? new Date(0);
      const items = this.listed[what].filter((one) => at(one) >= period.from && at(one) < period.until);
      return { items, next: undefined };
    });
  }

  private makeDebits(): ProviderDebits {
    return {
      takesIban: () => true,
      registerMandate: (_, mandate) =>
        this.answer('registerMandate', () => {
          const known = this.mandates.find(({ reference }) => reference === mandate.reference);
          const made = known ?? { ...mandate, id: `mdt_${randomUUID()}` };
          if (!known) this.mandates.push(made);
          return { customer: `cst_${mandate.reference}`, mandate: made.id };
        }),
      createDebit: (_, debit) =>
        this.answer('createDebit', () => {
          const page = {
            method: 'sepa_debit',
            country: '',
            locale: '',
            returnUrl: '',
            expiresAt: new Date(0),
          } as const;
          const made = {
            ...debit,
            ...page,
            id: `tr_${randomUUID()}`,
            status: 'pending' as const,
            report: {},
            refunds: [],
          };
          this.payments.push(made);
          return this.reportOf(made);
        }),
      revokeMandate: (_, { mandate }) =>
        this.answer('revokeMandate', () => {
          const found = this.mandates.find(({ id }) => id === mandate);
          if (found) found.revoked = true;
        }),
    };
  }

  readEvent({ body }: { body: Buffer }, { secrets }: { secrets: readonly string[] }): ProviderEvent | undefined {
    const { secret, ...event } = JSON.parse(body.toString()) as ProviderEvent & { secret?: string };
    return secret === undefined || secrets.includes(secret) ? event : undefined;
  }

  /** Of the newest payment, unless told. */
  set(status: PaymentStatus, payment = this.payments.at(-1), report: Partial<PaymentReport> = {}): string {
    if (!payment) throw new Error('there is no payment');
    payment.status = status;
    payment.report = report;
    return payment.id;
  }

  private get(id: string): FakePayment {
    const found = this.payments.find((payment) => payment.id === id);
    if (!found) throw new ProviderError('absent', 'no_payment');
    return found;
  }

  private async answer<T>(call: Call, work: () => T): Promise<T> {
    this.calls.push(call);
    await this.hold;
    const at = this.faults.findIndex((fault) => fault.call === call);
    const [fault] = at === -1 ? [] : this.faults.splice(at, 1);
    const done = fault?.when === 'before' ? undefined : work();
    if (fault) throw fault.error ?? new ProviderError(fault.fault, `${call}_${fault.fault}`);
    return done as T;
  }
}

const checkoutOf = ({ id, status }: FakePayment) => ({
  payment: id,
  url: status === 'open' ? `https://pay.example/${id}` : (undefined as unknown as string),
  expiresAt: undefined,
});
