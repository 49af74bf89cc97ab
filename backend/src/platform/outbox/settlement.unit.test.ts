import { type Outcome } from './outbox-claims';
import { Settlement } from './settlement';

const done = (id: string): Outcome => ({ id, end: 'done' });

/** A write that ends when the test says so. */
function gate() {
  const writes: { ids: string[]; end: () => void; fail: () => void }[] = [];
  const write = (outcomes: readonly Outcome[]) =>
    new Promise<void>((resolve, reject) => {
      writes.push({
        ids: outcomes.map(({ id }) => id),
        end: resolve,
        fail: () => {
          reject(new Error('away'));
        },
      });
    });
  return { writes, write };
}

const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

describe('outcomes', () => {
  it('that happen in one turn are recorded together, those during a write in the next one', async () => {
    const { writes, write } = gate();
    const settlement = new Settlement(write, 1000);
    const first = [settlement.add(done('a')), settlement.add(done('b'))];
    await turn();
    const second = [settlement.add(done('c')), settlement.add(done('d'))];
    await turn();
    expect(writes.map(({ ids }) => ids)).toEqual([['a', 'b']]);
    writes[0]?.end();
    await Promise.all(first);
    await turn();
    expect(writes.map(({ ids }) => ids)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    writes[1]?.end();
    await Promise.all(second);
  });

  it('are recorded after the database was away for a moment', async () => {
    let failures = 2;
    const recorded: string[] = [];
    const settlement = new Settlement((outcomes) => {
      if (failures-- > 0) return Promise.reject(new Error('away'));
      recorded.push(...outcomes.map(({ id }) => id));
      return Promise.resolve();
    }, 5000);
    await settlement.add(done('a'));
    expect(recorded).toEqual(['a']);
  });

  it('that cannot be recorded in time are told, and later ones still are', async () => {
    let away = true;
    const settlement = new Settlement(() => (away ? Promise.reject(new Error('away')) : Promise.resolve()), -1);
    await expect(settlement.add(done('a'))).rejects.toThrow('away');
    away = false;
    await expect(settlement.add(done('b'))).resolves.toBeUndefined();
  });
});
