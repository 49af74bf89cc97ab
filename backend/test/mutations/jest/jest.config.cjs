const { projects, ...shared } = require('../../../../jest.config.cjs');

const HERE = '<rootDir>/backend/test/mutations/jest';

/**
 * The project's tests on code that holds mutants, which is loaded once for all of them: unit tests that mock whole modules
 * cannot be among them. Services and data are made ready once, by whoever runs this.
 */
module.exports = {
  ...shared,
  reporters: [`${__dirname}/no-reporter.cjs`],
  projects: projects.map(({ transform, ...project }) => ({
    ...project,
    globalSetup: undefined,
    globalTeardown: undefined,
    roots: ['<rootDir>/backend', '<rootDir>/contract'],
    testEnvironment: `${HERE}/mutating-environment.cjs`,
    runtime: '<rootDir>/backend/test/support/jest/shared-runtime.cjs',
    transform: { ...transform, '^.+\\.tsx?$': `${HERE}/mutating-transform.cjs` },
  })),
};
