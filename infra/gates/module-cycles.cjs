/**
 * The graph of modules has no cycle, folder by folder. Apart from the other arrows, because a test of one module that
 * starts the whole api is no need of that module.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'module-graph-has-no-cycle',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or one of them should send an event.',
      scope: 'folder',
      from: { path: '^backend/src/modules/[^/]+$' },
      to: { path: '^backend/src/modules/[^/]+$', circular: true },
    },
  ],
  options: {
    ...require('../../.dependency-cruiser.cjs').options,
    exclude: { path: String.raw`\.test\.tsx?$|^backend/test/` },
    includeOnly: { path: '^backend/src/' },
    metrics: true,
  },
};
