const SharedEnvironment = require('../../support/jest/shared-environment.cjs');

/** The environment of all tests here, in which mutants ask whether they are tried. The first failure ends a file. */
module.exports = function MutatingEnvironment(config, context) {
  const environment = new SharedEnvironment(config, context);
  environment.global.__mutant = globalThis.__mutant;
  let hasFailed = false;
  environment.handleTestEvent = ({ name, test }) => {
    if (name === 'test_done' && test.errors.length > 0) hasFailed = true;
    if (name === 'test_start' && hasFailed) test.mode = 'skip';
  };
  return environment;
};
