import fc from 'fast-check';
import { type LotEntry, type Lots, reckonLots } from './lots';

const entry = (id: string, reason: LotEntry['reason'], amount: number, reference = ''): LotEntry => ({
  ...{ id, reason, amount, reference },
});

const unusedOf = ({ free, bought }: Lots) => ({
  free,
  ...Object.fromEntries(bought.map((lot) => [lot.order, lot.unused])),
});

it('uses free credits first, then the oldest purchase', () => {
  const entries = [
    entry('a', 'purchase', 50, '1'),
    entry('b', 'purchase', 30, '2'),
    entry('c', 'signup', 10),
    entry('d', 'message', -12, '7:1'),
  ];
  expect(reckonLots(entries)).toEqual({
    ...{ free: 0 },
    bought: [
      { order: '1', bought: 50, unused: 48 },
      { order: '2', bought: 30, unused: 30 },
    ],
  });
  expect(unusedOf(reckonLots([...entries, entry('e', 'gift', -60)]))).toEqual({ free: 0, 1: 0, 2: 18 });
});

it('gives a reversal back to where the credits came from', () => {
  const entries = [
    entry('a', 'purchase', 5, '1'),
    entry('b', 'purchase', 9, '2'),
    entry('c', 'support', 2),
    entry('d', 'message', -10),
    entry('e', 'reversal', 10, 'd'),
  ];
  expect(unusedOf(reckonLots(entries))).toEqual({ free: 2, 1: 5, 2: 9 });
  expect(unusedOf(reckonLots([...entries, entry('f', 'reversal', -2, 'c')]))).toEqual({ free: 0, 1: 5, 2: 9 });
});

it('takes a withdrawal from its own purchase, and a chargeback also from others where that is spent', () => {
  const entries = [
    entry('a', 'purchase', 5, '1'),
    entry('b', 'purchase', 9, '2'),
    entry('c', 'withdrawal', -4, '2'),
    entry('d', 'message', -5),
    entry('e', 'chargeback', -3, '1'),
  ];
  expect(unusedOf(reckonLots(entries.slice(0, 4)))).toEqual({ free: 0, 1: 0, 2: 5 });
  expect(unusedOf(reckonLots(entries))).toEqual({ free: 0, 1: 0, 2: 2 });
  expect(unusedOf(reckonLots([...entries, entry('f', 'chargeback', 3, '1')]))).toEqual({ free: 0, 1: 3, 2: 2 });
});

/** The second reckoning: every single credit is a thing of its own, with the name of where it came from. */
function naively(entries: readonly LotEntry[]): Record<string, number> {
  let credits: string[] = [];
  const names: string[] = ['free'];
  const moved = new Map<string, string[]>();
  const inOrder = (first: string): string[] =>
    [...new Set([first, ...names])].flatMap((name) => credits.filter((credit) => credit === name));
  const remove = (gone: readonly string[]): void => {
    for (const credit of gone) credits.splice(credits.indexOf(credit), 1);
  };
  const give = (name: string, amount: number): string[] => {
    const given = Array.from({ length: amount }, () => name);
    credits = [...credits, ...given];
    return given;
  };
  for (const { id, amount, reason, reference } of entries) {
    const own = names.includes(reference) ? reference : 'free';
    if (reason === 'purchase') {
      names.push(reference);
      give(reference, amount);
    } else if (reason === 'reversal') {
      const back = moved.get(reference) ?? [];
      if (amount > 0) credits = [...credits, ...back];
      else remove(inOrder(back[0] ?? 'free').slice(0, -amount));
    } else if (amount > 0) moved.set(id, give(own, amount));
    else {
      const gone = inOrder(own).slice(0, -amount);
      remove(gone);
      moved.set(id, gone);
    }
  }
  return Object.fromEntries(names.map((name) => [name, credits.filter((credit) => credit === name).length]));
}

/** Histories that a ledger allows: the balance is never below zero, and an entry is taken back once. */
const histories = fc
  .array(fc.record({ kind: fc.nat(6), size: fc.integer({ min: 1, max: 12 }), pick: fc.nat() }), { maxLength: 60 })
  .map((wishes) => {
    const entries: LotEntry[] = [];
    const undone = new Set<string>();
    let balance = 0;
    for (const { kind, size, pick } of wishes) {
      const id = `e${entries.length}`;
      const orders = entries.filter(({ reason }) => reason === 'purchase').map(({ reference }) => reference);
      const order = orders[pick % Math.max(1, orders.length)];
      const others = entries.filter(
        (one) => ['message', 'support', 'gift'].includes(one.reason) && !undone.has(one.id),
      );
      const undo = others[pick % Math.max(1, others.length)];
      const wanted: (LotEntry | undefined)[] = [
        entry(id, 'purchase', size, String(orders.length + 1)),
        entry(id, 'support', size),
        entry(id, 'message', -size),
        entry(id, 'message', -size),
        order === undefined ? undefined : entry(id, pick % 2 ? 'withdrawal' : 'chargeback', -size, order),
        order === undefined ? undefined : entry(id, 'chargeback', size, order),
        undo && entry(id, 'reversal', -undo.amount, undo.id),
      ];
      const next = wanted[kind];
      if (next === undefined || balance + next.amount < 0) continue;
      if (next.reason === 'reversal') undone.add(next.reference);
      balance += next.amount;
      entries.push(next);
    }
    return { entries, balance };
  });

it('agrees with a reckoning credit by credit, over random histories, and with the balance', () => {
  fc.assert(
    fc.property(histories, ({ entries, balance }) => {
      const lots = unusedOf(reckonLots(entries));
      expect(lots).toEqual(naively(entries));
      expect(Object.values(lots).reduce((sum, left) => sum + left, 0)).toBe(balance);
    }),
    { numRuns: 2000 },
  );
});
