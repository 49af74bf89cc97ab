import { runFaults } from './run';

/** `npm run test:faults`: some minutes of trouble, and then what was wrong. */
runFaults({
  ...{ people: 30, rounds: 6 },
  report: (text) => {
    console.log(text);
  },
})
  .then((wrong) => {
    for (const one of wrong) console.log(`WRONG: ${one}`);
    console.log(wrong.length === 0 ? 'nothing was lost, nothing was counted twice' : `${wrong.length} findings`);
    process.exit(wrong.length === 0 ? 0 : 1);
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
