import fc from 'fast-check';
import { type LotEntry, reckonLots } from '../../credits';
import { type Reckoned, reckonWithdrawal } from './reckon-withdrawal';

const order = (more: Partial<Reckoned>): Reckoned => ({
  ...{ amount: 999, credits: 60, unused: 60, refunded: 0, creditsRefunded: 0, disputed: 0, creditsDisputed: 0 },
  ...more,
});

describe('a withdrawal', () => {
  it.each([
    ['of all credits brings all of the price', {}, { due: 999, used: 0, reason: null }],
    ['of some brings their share, rounded up', { unused: 40 }, { due: 666, used: 20, reason: null }],
    ['of one of sixty is rounded up', { unused: 1 }, { due: 17, used: 59, reason: null }],
    ['of none brings nothing, since they were used', { unused: 0 }, { due: 0, used: 60, reason: 'used' }],
    [
      'after one of everything brings nothing more',
      { unused: 0, refunded: 999, creditsRefunded: 60 },
      { due: 0, used: 0, returned: 999, reason: 'refunded' },
    ],
    [
      'of what came back later takes no more than the rest',
      { amount: 100, credits: 3, unused: 2, refunded: 34, creditsRefunded: 1 },
      { due: 66, used: 0, reason: null },
    ],
    [
      'brings nothing where the money is back already, whatever is left',
      { unused: 5, refunded: 999 },
      { due: 0, reason: 'refunded' },
    ],
    [
      'brings nothing where the bank has taken it back',
      { unused: 0, disputed: 999, creditsDisputed: 20 },
      { due: 0, used: 40, returned: 999, reason: 'refunded' },
    ],
  ])('%s', (_, more, expected) => {
    expect(reckonWithdrawal(order(more))).toMatchObject(expected);
  });
});

interface Bought {
  readonly amount: number;
  readonly credits: number;
  readonly refunds: { amount: number; credits: number; hasFailed: boolean }[];
}

/** An account over time, with withdrawals made as `AskRefund` makes them: credits leave and money goes in one step. */
class Account {
  readonly entries: LotEntry[] = [];
  readonly orders: Bought[] = [];
  /** Each credit by where it came from, in the order in which they are used. */
  private pot: string[] = [];
  private readonly spent: { readonly id: string; readonly credits: string[] }[] = [];

  buy(amount: number, credits: number): void {
    const id = String(this.orders.push({ amount, credits, refunds: [] }) - 1);
    this.enter('purchase', credits, id);
    this.put(Array.from({ length: credits }, () => id));
  }

  give(credits: number): void {
    this.enter('support', credits);
    this.put(Array.from({ length: credits }, () => ''));
  }

  spend(credits: number): void {
    if (credits > this.pot.length) return;
    const id = this.enter('message', -credits);
    this.spent.push({ id, credits: this.pot.splice(0, credits) });
  }

  undo(pick: number): void {
    const [message] = this.spent.splice(pick % Math.max(1, this.spent.length), 1);
    if (!message) return;
    this.enter('reversal', message.credits.length, message.id);
    this.put(message.credits);
  }

  /** Checks what is paid back against what each single credit cost. */
  withdraw(pick: number): void {
    const id = pick % Math.max(1, this.orders.length);
    const bought = this.orders[id];
    if (!bought) return;
    const own = this.pot.filter((from) => from === String(id)).length;
    const { due, unused, reason } = reckonWithdrawal(this.reckoned(id, bought));
    expect(unused).toBe(own);
    const left = bought.amount - totalOf(bought);
    expect(due).toBe(own === 0 ? 0 : Math.min(left, Math.ceil((bought.amount * own) / bought.credits)));
    expect(reason === null).toBe(due > 0);
    if (due === 0) return;
    this.enter('withdrawal', -unused, String(id));
    this.pot = this.pot.filter((from) => from !== String(id));
    bought.refunds.push({ amount: due, credits: unused, hasFailed: false });
  }

  /** The provider could not pay it: the credits come back, and the money is owed no more. */
  fail(pick: number): void {
    const id = pick % Math.max(1, this.orders.length);
    const refund = this.orders[id]?.refunds.find(({ hasFailed }) => !hasFailed);
    if (!refund) return;
    refund.hasFailed = true;
    this.enter('withdrawal', refund.credits, String(id));
    this.put(Array.from({ length: refund.credits }, () => String(id)));
  }

  private reckoned(id: number, bought: Bought): Reckoned {
    const lots = reckonLots(this.entries);
    const made = bought.refunds.filter(({ hasFailed }) => !hasFailed);
    return order({
      ...{ amount: bought.amount, credits: bought.credits, unused: lots.bought[id]?.unused ?? 0 },
      ...{ refunded: totalOf(bought), creditsRefunded: made.reduce((sum, { credits }) => sum + credits, 0) },
    });
  }

  private enter(reason: LotEntry['reason'], amount: number, reference = ''): string {
    const id = `e${this.entries.length}`;
    this.entries.push({ id, reason, amount, reference });
    return id;
  }

  private put(credits: readonly string[]): void {
    const rank = (from: string): number => (from === '' ? -1 : Number(from));
    this.pot = [...this.pot, ...credits].sort((one, other) => rank(one) - rank(other));
  }
}

const totalOf = ({ refunds }: Bought): number =>
  refunds.reduce((sum, { amount, hasFailed }) => sum + (hasFailed ? 0 : amount), 0);

it('over random histories never brings more than was paid, and never pays for a credit that was used', () => {
  const steps = fc.array(
    fc.record({ kind: fc.nat(7), size: fc.integer({ min: 1, max: 15 }), price: fc.integer({ min: 1, max: 500 }) }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, (history) => {
      const account = new Account();
      for (const { kind, size, price } of history) {
        if (kind === 0) account.buy(price, size);
        else if (kind === 1) account.give(size);
        else if (kind <= 3) account.spend(size);
        else if (kind === 4) account.undo(price);
        else if (kind === 5) account.fail(price);
        else account.withdraw(price);
      }
      for (const bought of account.orders) expect(totalOf(bought)).toBeLessThanOrEqual(bought.amount);
    }),
    { numRuns: 1500 },
  );
});
