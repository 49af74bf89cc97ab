import { runPaymentFaults } from './payments/run';
import { runPushFaults } from './pushes/run';
import { runFaults } from './run';

const report = (text: string): void => {
  console.log(text);
};

const RUNS: Readonly<Record<string, () => Promise<string[]>>> = {
  '': () => runFaults({ people: 30, rounds: 6, report }),
  payments: () => runPaymentFaults({ people: 200, orders: 10, rounds: 12, report }),
  // Two workers, Redis and PostgreSQL five times each: twenty kills.
  push: () => runPushFaults({ people: 50, events: 10_000, rounds: 5, report }),
};

/** `npm run test:faults`, also with `-- payments` and `-- push`: some minutes of trouble, and then what was wrong. */
const run = RUNS[process.argv[2] ?? ''];
if (!run) throw new Error(`There are ${Object.keys(RUNS).filter(Boolean).join(' and ')}.`);

run()
  .then((wrong) => {
    for (const one of wrong) console.log(`WRONG: ${one}`);
    console.log(wrong.length === 0 ? 'nothing was lost, nothing was counted twice' : `${wrong.length} findings`);
    process.exit(wrong.length === 0 ? 0 : 1);
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
