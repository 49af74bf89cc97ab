/**
 * Which way arrows run. Path captures (`$1`) make every rule hold for a module or feature on the day it is made.
 * `infra/gates/arrows.unit.test.ts` breaks each rule once and sees it fire.
 */
const test = String.raw`\.(unit|e2e|gate|bench)\.test\.tsx?$|^backend/test/|^frontend/e2e/|^infra/`;
const product = '^(backend/src|contract|frontend)/';

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-circular', 'A cycle makes its files one file.', {}, { circular: true }),
    forbid('resolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'no-orphans',
      'A file nobody reaches is dead. Entry points, Next routes and tests are reached from outside.',
      {
        orphan: true,
        pathNot: [
          test,
          String.raw`\.d\.ts$`,
          String.raw`\.config\.(ts|mjs|cjs)$`,
          // Next loads it by name.
          '^frontend/cache-handler\\.cjs$',
          '^backend/src/entrypoints/[^/]+\\.ts$',
          '^frontend/app/.*(page|layout|error|global-error|not-found|template|default|route|icon|manifest)\\.tsx?$',
          '^frontend/console/main\\.tsx$',
          '^frontend/server/(index|main|dev)\\.ts$',
          '^frontend/worker/(retired-)?sw\\.ts$',
        ],
      },
      {},
    ),

    forbid(
      'backend-platform-below-modules',
      'platform serves every module and knows none.',
      { path: '^backend/src/platform/', pathNot: test },
      { path: '^backend/src/(modules|entrypoints)/' },
    ),
    forbid(
      'backend-shared-is-the-floor',
      'shared is pure: it reaches nothing of ours but itself.',
      { path: '^backend/src/shared/', pathNot: test },
      { path: '^(backend/(src/(modules|platform|entrypoints)|test)|frontend|infra)/' },
    ),
    forbid(
      'backend-shared-is-pure',
      'shared knows no framework and does no I/O.',
      { path: '^backend/src/shared/', pathNot: test },
      {
        path: [
          '^(node:)?(fs|net|tls|http|https|http2|dgram|dns|child_process|worker_threads|cluster)(/|$)',
          'node_modules/(@nestjs|typeorm|pg|ioredis|bullmq|fastify|nodemailer|nestjs-[^/]+)(/|$)',
        ],
      },
    ),
    forbid(
      'contract-is-pure',
      'Both halves import the contract: it imports nothing of theirs, no package, and does no I/O.',
      { path: '^contract/', pathNot: test },
      { pathNot: '^contract/|^(node:)?(crypto|net|url)$' },
    ),
    forbid(
      'contract-for-servers',
      "These parts need Node: the browser's code imports the others.",
      { path: '^frontend/(app|console|features|components|site|lib)/', pathNot: test },
      { path: '^contract/(http|tenancy)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'nobody-imports-entrypoints',
      'An entry point composes; what it composes does not know it.',
      { path: '^backend/src/', pathNot: ['^backend/src/entrypoints/', test] },
      { path: '^backend/src/entrypoints/' },
    ),
    forbid(
      'module-index-is-the-only-entry',
      'A module reaches another only through its index.ts.',
      { path: '^backend/src/modules/([^/]+)/' },
      {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'module-index-is-the-only-entry-from-outside',
      'Entry points compose modules through the same index.',
      { path: '^backend/src/(entrypoints|platform|shared)/', pathNot: test },
      { path: '^backend/src/modules/', pathNot: '^backend/src/modules/[^/]+/index\\.ts$' },
    ),

    forbid(
      'frontend-lib-is-the-floor',
      'lib knows nothing of the rooms above it.',
      { path: '^frontend/lib/', pathNot: test },
      { path: '^frontend/(app|features|components|site|server)/' },
    ),
    forbid(
      'frontend-site-above-lib',
      'site reaches lib only.',
      { path: '^frontend/site/', pathNot: test },
      { path: '^frontend/(app|features|components|server)/' },
    ),
    forbid(
      'frontend-components-above-site',
      'components know no feature.',
      { path: '^frontend/components/', pathNot: test },
      { path: '^frontend/(app|features|server)/' },
    ),
    forbid(
      'frontend-features-never-sideways',
      'The page composes features; they do not know one another.',
      { path: '^frontend/features/([^/]+)/', pathNot: test },
      { path: '^frontend/features/', pathNot: '^frontend/features/$1/' },
    ),
    forbid(
      'frontend-features-below-app',
      'A feature knows no route.',
      { path: '^frontend/features/', pathNot: test },
      { path: '^frontend/(app|server)/' },
    ),
    forbid(
      'frontend-console-stands-apart',
      'The console is an app of its own: what members load and what staff load share only the floor.',
      { path: '^frontend/console/', pathNot: test },
      { path: '^frontend/', pathNot: ['^frontend/(console|site|lib)/', '^frontend/components/ui/'] },
    ),
    forbid(
      'nobody-imports-console',
      'No page of a brand carries code of staff.',
      { path: '^(backend|contract|infra|tenants)/|^frontend/(?!console/)', pathNot: '^frontend/e2e/' },
      { path: '^frontend/console/' },
    ),
    forbid(
      'frontend-app-knows-no-server',
      'Pages are the same bytes whoever serves them.',
      { path: '^frontend/app/' },
      { path: '^frontend/server/' },
    ),
    forbid(
      'frontend-server-knows-no-page',
      'The server before Next hands out pages; it never renders one. Drawings are text: shared pictures are made of them.',
      { path: '^frontend/server/', pathNot: test },
      { path: '^frontend/(app|features|components)/', pathNot: '^frontend/components/art/' },
    ),

    forbid(
      'frontend-knows-no-backend',
      'They meet over HTTP only.',
      { path: '^frontend/', pathNot: '^frontend/e2e/' },
      { path: '^backend/' },
    ),
    forbid('backend-knows-no-frontend', 'They meet over HTTP only.', { path: '^backend/' }, { path: '^frontend/' }),
    forbid(
      'product-knows-no-infra',
      'What ships does not need the machinery around it.',
      { path: product, pathNot: test },
      { path: '^infra/' },
    ),
    forbid(
      'product-knows-no-test',
      'What ships does not reach into tests.',
      { path: product, pathNot: test },
      { path: String.raw`\.(unit|e2e|gate|bench)\.test\.tsx?$|^backend/test/|^frontend/e2e/` },
    ),

    forbid(
      'no-undeclared-package',
      'What is imported stands in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-tool-in-production',
      'Production installs without devDependencies. Type imports are erased.',
      {
        path: ['^backend/src/', '^contract/', '^frontend/(app|console|features|components|site|lib|server)/'],
        pathNot: test,
      },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: ['node_modules/@types/', 'node_modules/@fontsource'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|\.next|\.local)/|next-env\.d\.ts$` },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
