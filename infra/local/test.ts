import { explain } from './startup-error';
import { checkout } from './state';
import { choose, runSteps } from './testing/run-steps';
import { stepsFor } from './testing/steps';

/** `npm test`, or `npm test -- unit` and so on for single steps. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const isGreen = await runSteps((folder) => choose(stepsFor(folder), args), checkout, { print: console.log });
  if (!isGreen) process.exitCode = 1;
}

// Every step ends by itself when it is interrupted; what was counted until then is still told.
process.on('SIGINT', () => undefined);

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
