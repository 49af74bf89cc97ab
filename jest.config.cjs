const shared = {
  transform: { '^.+\\.tsx?$': '@swc/jest' },
  testEnvironment: 'node',
  rootDir: __dirname,
};

/**
 * Unit tests need nothing running; integration tests share one PostgreSQL and one Redis, a database each.
 *
 * @type {import('jest').Config}
 */
module.exports = {
  // A whole api, or several, start in a hook; on two busy cores that takes its time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{backend,infra,frontend}/**/*.unit.test.ts?(x)'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/{backend,infra,frontend}/**/*.e2e.test.ts', '<rootDir>/backend/test/gates/*.gate.test.ts'],
      globalSetup: '<rootDir>/backend/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/backend/test/support/global-teardown.ts',
    },
  ],
};
