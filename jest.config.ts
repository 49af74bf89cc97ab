import type { Config } from 'jest';

const transform = { '^.+\\.tsx?$': '@swc/jest' };
const shared = { transform, testEnvironment: 'node', rootDir: __dirname } satisfies Config;

/** Unit tests need nothing running; integration tests share one PostgreSQL and one Redis, a database each. */
const config: Config = {
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

export default config;
