import { runPaymentFaults } from './payments/run';
import { runFaults } from './run';

const report = (text: string): void => {
  console.log(text);
};

/** `npm run test:faults` and `npm run test:faults -- payments`: some minutes of trouble, and then what was wrong. */
const running =
  process.argv[2] === 'payments'
    ? runPaymentFaults({
        people: 200,
        orders: 10,
        rounds: 12,
        report,
      })
    : runFaults({ people: 30, rounds: 6, report });

running
  .then((wrong) => {
    for (const one of wrong) console.log(`WRONG: ${one}`);
    console.log(wrong.length === 0 ? 'nothing was lost, nothing was counted twice' : `${wrong.length} findings`);
    process.exit(wrong.length === 0 ? 0 : 1);
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
