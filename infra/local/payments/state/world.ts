import { createHash, randomBytes } from 'node:crypto';
import { type Dispute, type Payment, type Refund, type Settings, type Timer } from './records';
import { Store } from './store';

/** A fact that a provider would tell a webhook about. */
export type Fact =
  | { readonly kind: 'paid' | 'pending' | 'failed' | 'declined' | 'cancelled' | 'expired'; readonly payment: Payment }
  | { readonly kind: 'late_paid' | 'late_failed'; readonly payment: Payment }
  | {
      readonly kind: 'refund_made' | 'refund_done' | 'refund_failed';
      readonly payment: Payment;
      readonly refund: Refund;
    }
  | {
      readonly kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost';
      readonly payment: Payment;
      readonly dispute: Dispute;
    };

const defaults: Settings = {
  id: 'settings',
  clockOffset: 0,
  seed: 1,
  drawn: 0,
  pendingSeconds: 10,
  debitSeconds: 60,
  refundSeconds: 5,
  chargebackSeconds: 5,
  failingRefunds: 0,
};

/** The state of the sandbox, its clock and its chance. */
export class World {
  readonly store: Store;
  private readonly listeners: ((fact: Fact, at: number) => void)[] = [];

  constructor(
    folder: string,
    /** Where a browser reaches the hosted pages: `http://pay.localhost:8080`. */
    readonly origin: string,
  ) {
    this.store = new Store(folder);
  }

  get settings(): Settings {
    return this.store.settings.find('settings') ?? defaults;
  }

  change(settings: Partial<Settings>): void {
    this.store.settings.save({ ...this.settings, ...settings });
  }

  now(): number {
    return Date.now() + this.settings.clockOffset;
  }

  /** From 0 up to 1; the same sequence for the same seed. */
  draw(): number {
    const { seed, drawn } = this.settings;
    this.change({ drawn: drawn + 1 });
    return createHash('sha256').update(`${seed}:${drawn}`).digest().readUInt32BE() / 2 ** 32;
  }

  at(timer: Omit<Timer, 'id'>): void {
    this.store.timers.save({ ...timer, id: newId('tmr_') });
  }

  /** Drops what was to happen to `subject` by itself. */
  forget(subject: string, kinds: readonly Timer['kind'][]): void {
    for (const { id, kind } of this.store.timers.by(subject)) if (kinds.includes(kind)) this.store.timers.remove(id);
  }

  onFact(listener: (fact: Fact, at: number) => void): void {
    this.listeners.push(listener);
  }

  tell(fact: Fact, at: number): void {
    for (const listener of this.listeners) listener(fact, at);
  }
}

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export function newId(prefix: string, length = 20): string {
  return prefix + [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}

export function hashOf(text: string, length = 16): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Ids that are numbers, as FlexPay's are. */
export function newNumber(length = 12): string {
  return [...randomBytes(length)].map((byte, index) => (index === 0 ? (byte % 9) + 1 : byte % 10)).join('');
}
