const { default: Runtime } = require('jest-runtime');

/** Loaded for each file: tests and their support, whose counters and hooks belong to one file. */
const OWN = /\/backend\/test\/|\.test\.tsx?$|\/testing\//;

/** Loads what files share, once in a worker. */
let shared;

/**
 * Jest's runtime, except that packages and the code under test are loaded once in a worker instead of once for each
 * file: loading them takes two seconds, and most files need the whole api. Needs `shared-environment.cjs`. Mocks of
 * whole modules (`jest.mock`) therefore do not reach the code under test; spies do.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(config, environment, resolver, ...rest) {
    super(config, environment, resolver, ...rest);
    this.resolver = resolver;
    shared ??= new Runtime(config, environment, resolver, ...rest);
  }

  requireModuleOrMock(from, name) {
    if (this.isShared(from, name)) return shared.requireModuleOrMock(from, name);
    return super.requireModuleOrMock(from, name);
  }

  /** Returns the source maps of both, so that stack traces lead to the sources. */
  getSourceMaps() {
    const [own, others] = [super.getSourceMaps(), shared.getSourceMaps()];
    return {
      get: (file) => own.get(file) ?? others.get(file),
      *[Symbol.iterator]() {
        yield* own;
        yield* others;
      },
    };
  }

  isShared(from, name) {
    if (name === '@jest/globals' || this.resolver.isCoreModule(name)) return false;
    try {
      return !OWN.test(this.resolver.resolveModule(from, name));
    } catch {
      // The runtime of the file says what is missing.
      return false;
    }
  }
};
