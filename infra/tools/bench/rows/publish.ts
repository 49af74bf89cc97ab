import { setTimeout as pause } from 'node:timers/promises';
import { startStack, type Stack } from '../../../local/stack';
import { Publisher } from '../publishing/publisher';
import { type Benchmark } from '../row';

const ROUNDS = 7;
const BRAND = 'everglow';
const LOOK_EVERY_MS = 5;
const GIVE_UP_MS = 20_000;

/**
 * Asks all four processes, again and again, for what was published, from before it is published until each has answered
 * right once. A round's figure is the slowest of four: published and rolled back, with Redis and while it is down.
 */
export const publish: Benchmark = {
  claims: [
    {
      name: 'publish',
      what: 'seconds from commit to the first right answer of the last of 4 processes; publish or rollback, Redis up or down',
      target: 2,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ apis: 2, webs: 2, workers: 0 });
    try {
      const publisher = await Publisher.of(BRAND, stack);
      const before = 'Before all rounds';
      await published(stack, publisher, before);
      const measure = async (label: string): Promise<number[]> => {
        const slowest: number[] = [];
        for (let round = 1; round <= ROUNDS; round++) {
          const there = await published(stack, publisher, `Round ${round} ${label}`);
          const back = await secondsUntil(stack, before, () => publisher.rollBack());
          report(`${label}, round ${round}: published ${there.toFixed(3)} s, rolled back ${back.toFixed(3)} s`);
          slowest.push(Math.max(there, back));
        }
        return slowest;
      };
      const up = await measure('with Redis');
      await stack.redis?.stop();
      const down = await measure('without Redis');
      return new Map([['publish', up.map((seconds, round) => Math.max(seconds, down[round] ?? Infinity))]]);
    } finally {
      await stack.stop();
    }
  },
};

async function published(stack: Stack, publisher: Publisher, title: string): Promise<number> {
  const revision = await publisher.draft(title);
  return secondsUntil(stack, title, () => publisher.publish(revision));
}

/** From the commit, by the database's clock, to the moment at which the last process shows the title. */
async function secondsUntil(stack: Stack, title: string, release: () => Promise<number>): Promise<number> {
  const addresses = [
    ...stack.apis.map(({ url = '' }) => `${url}/api/settings.php`),
    ...stack.webs.map(({ url = '' }) => `${url}/`),
  ];
  const [committed, ...shown] = await Promise.all([
    release(),
    ...addresses.map((address) => whenShown(address, title)),
  ]);
  return (Math.max(...shown) - committed) / 1000;
}

async function whenShown(address: string, title: string): Promise<number> {
  const end = Date.now() + GIVE_UP_MS;
  while (Date.now() < end) {
    const answer = await fetch(address, { headers: { 'x-forwarded-host': `${BRAND}.localhost` } });
    const text = await answer.text();
    if (answer.ok && text.includes(title)) return Date.now();
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${address} never showed "${title}"`);
}
