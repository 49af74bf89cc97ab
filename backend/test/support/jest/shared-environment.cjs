const { TestEnvironment } = require('jest-environment-node');

/** Each file gets a fresh state of jest-circus and expect on the global object; graceful-fs needs its own kept. */
const KEPT = Symbol.for('graceful-fs.queue');

let environment;
let exit;
let variables;

/**
 * One environment for all the files that a worker of jest runs, so that modules loaded for one file can serve the next
 * (`shared-runtime.cjs`). Tests and jest itself are loaded for each file as ever, and each finds the variables of the
 * process, the clock and the exit as the first one did.
 */
module.exports = function SharedEnvironment(config, context) {
  if (environment === undefined) {
    environment = new TestEnvironment(config, context);
    environment.teardown = () => Promise.resolve();
    exit = environment.global.process.exit;
    variables = { ...environment.global.process.env };
  }
  const { global, fakeTimersModern } = environment;
  for (const key of Object.getOwnPropertySymbols(global)) if (key !== KEPT) delete global[key];
  // Jest wraps it for each file.
  global.process.exit = exit;
  for (const name of Object.keys(global.process.env)) if (!(name in variables)) delete global.process.env[name];
  Object.assign(global.process.env, variables);
  fakeTimersModern.useRealTimers();
  return environment;
};
