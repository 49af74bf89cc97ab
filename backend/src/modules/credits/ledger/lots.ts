import { type Reason } from '../statement/reasons';

/** An entry of one account, as lots are reckoned from it. */
export interface LotEntry {
  readonly id: string;
  readonly amount: number;
  readonly reason: Reason;
  /** The order, for a purchase, withdrawal or chargeback; for a reversal, the id of the entry that it takes back. */
  readonly reference: string;
}

/** Credits of one order: how many were bought, and how many of these are still there. */
export interface Lot {
  readonly order: string;
  readonly bought: number;
  readonly unused: number;
}

export interface Lots {
  /** Credits that nobody paid for. */
  readonly free: number;
  /** Oldest purchase first. */
  readonly bought: readonly Lot[];
}

/** How much came from which lot; `0` is the free one. */
type Taken = readonly (readonly [lot: number, amount: number])[];

/**
 * Which purchases the credits of an account come from, by its entries in their order. Free credits are used first, then those of
 * the oldest purchase. A reversal gives back to where the credits came from. A withdrawal or chargeback takes from its own
 * purchase first, then as spending does; one that is undone gives back to its purchase.
 */
export function reckonLots(entries: readonly LotEntry[]): Lots {
  const fold = new Fold();
  for (const entry of entries) fold.enter(entry);
  return fold.lots();
}

class Fold {
  private readonly left: number[] = [0];
  private readonly orders: { readonly order: string; readonly bought: number }[] = [];
  private readonly lotOf = new Map<string, number>();
  /** The lots that an entry took from or gave to, by its id, as long as it may still be taken back. */
  private readonly taken = new Map<string, Taken>();
  /** No lot below it has anything left, but the free one. */
  private oldest = 1;

  enter({ id, amount, reason, reference }: LotEntry): void {
    if (reason === 'purchase') this.buy(reference, amount);
    else if (reason === 'reversal') this.takeBack(reference, amount);
    else if (reason === 'withdrawal' || reason === 'chargeback') this.moveOf(this.lotOf.get(reference) ?? 0, amount);
    else if (amount > 0) this.put(id, [[0, amount]]);
    else this.taken.set(id, this.spend(-amount));
  }

  lots(): Lots {
    return {
      free: this.left[0] ?? 0,
      bought: this.orders.map(({ order, bought }, at) => ({ order, bought, unused: this.left[at + 1] ?? 0 })),
    };
  }

  private buy(order: string, bought: number): void {
    this.orders.push({ order, bought });
    this.lotOf.set(order, this.left.length);
    this.left.push(bought);
  }

  /** Spent credits go back where they came from. Given ones are taken as by spending, first from where they went. */
  private takeBack(id: string, amount: number): void {
    const taken = this.taken.get(id) ?? [];
    this.taken.delete(id);
    if (amount > 0) for (const [lot, part] of taken) this.add(lot, part);
    else this.moveOf(taken[0]?.[0] ?? 0, amount);
  }

  private moveOf(lot: number, amount: number): void {
    if (amount > 0) this.add(lot, amount);
    else this.spend(-amount, lot);
  }

  private put(id: string, given: Taken): void {
    this.taken.set(id, given);
    for (const [lot, amount] of given) this.add(lot, amount);
  }

  private add(lot: number, amount: number): void {
    this.left[lot] = (this.left[lot] ?? 0) + amount;
    if (lot > 0 && lot < this.oldest) this.oldest = lot;
  }

  /** Takes from `first`, then from the free lot, then from the oldest. */
  private spend(amount: number, first = 0): Taken {
    const taken: [number, number][] = [];
    let wanted = amount - this.take(first, amount, taken);
    if (first !== 0) wanted -= this.take(0, wanted, taken);
    for (let lot = this.oldest; wanted > 0 && lot < this.left.length; lot += 1) {
      wanted -= this.take(lot, wanted, taken);
      if (this.left[lot] === 0 && lot === this.oldest) this.oldest += 1;
    }
    return taken;
  }

  private take(lot: number, wanted: number, taken: [number, number][]): number {
    const amount = Math.min(this.left[lot] ?? 0, wanted);
    if (amount <= 0) return 0;
    this.left[lot] = (this.left[lot] ?? 0) - amount;
    taken.push([lot, amount]);
    return amount;
  }
}
