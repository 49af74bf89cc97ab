const { availableParallelism } = require('node:os');

// Packages that are ES modules only, which jest cannot require before Node 24.9.
const modules = ['flydrive', '@poppinss/[^/]+', 'case-anything', 'pixelmatch'];

const shared = {
  transform: { '^.+\\.tsx?$': '@swc/jest', [`/node_modules/(?:${modules.join('|')})/.+\\.js$`]: '@swc/jest' },
  transformIgnorePatterns: [`/node_modules/(?!(?:${modules.join('|')})/)`],
  testEnvironment: 'node',
  // A look at a global variable asks the context of the tests, which took nine tenths of comparing two pictures.
  sandboxInjectedGlobals: ['Math'],
  rootDir: __dirname,
};

/**
 * Unit tests need nothing running; integration tests have a PostgreSQL and a Redis for each worker, a database each.
 *
 * @type {import('jest').Config}
 */
module.exports = {
  // When a test or a hook gives up, for all of them: it ends what hangs, however slow the machine is, and says nothing of speed.
  testTimeout: 240_000,
  // Jest would leave a core to whoever watches; no more than the services of a worker are worth.
  maxWorkers: Math.max(2, Math.min(availableParallelism(), 4)),
  // Each file leaves some 50 MB behind in its process; one that nears the heap's limit does little else than look for room.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{backend,contract,infra,frontend}/**/*.unit.test.ts?(x)'],
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: '<rootDir>/backend/test/support/jest/shared-environment.cjs',
      runtime: '<rootDir>/backend/test/support/jest/shared-runtime.cjs',
      testMatch: ['<rootDir>/{backend,infra,frontend}/**/*.e2e.test.ts', '<rootDir>/backend/test/gates/*.gate.test.ts'],
      setupFiles: ['<rootDir>/backend/test/support/own-services.ts'],
      globalSetup: '<rootDir>/backend/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/backend/test/support/global-teardown.ts',
    },
  ],
};
