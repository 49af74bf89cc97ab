import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Each rule with one arrow that breaks it: the file it starts in, and what that file imports. */
const broken: readonly (readonly [rule: string, from: string, imports: string])[] = [
  ['resolvable', 'backend/src/platform/mail/lost.ts', 'backend/src/platform/mail/nowhere'],
  ['backend-platform-below-modules', 'backend/src/platform/mail/upwards.ts', 'backend/src/modules/alpha'],
  ['backend-shared-is-the-floor', 'backend/src/shared/upwards.ts', 'backend/src/platform/base'],
  ['backend-shared-is-pure', 'backend/src/shared/reads-a-file.ts', 'node:fs/promises'],
  ['backend-shared-is-pure', 'backend/src/shared/knows-nest.ts', '@nestjs/common'],
  ['contract-is-pure', 'contract/text/upwards.ts', 'backend/src/platform/base'],
  ['contract-is-pure', 'contract/text/sideways.ts', 'frontend/lib/base'],
  ['contract-is-pure', 'contract/text/reads-a-file.ts', 'node:fs/promises'],
  ['contract-is-pure', 'contract/text/uses-nest.ts', '@nestjs/common'],
  ['contract-for-servers', 'frontend/lib/needs-node.ts', 'contract/tenancy/token'],
  ['nobody-imports-entrypoints', 'backend/src/modules/alpha/starts.ts', 'backend/src/entrypoints/api'],
  ['module-index-is-the-only-entry', 'backend/src/modules/alpha/peeks.ts', 'backend/src/modules/beta/inner'],
  ['module-index-is-the-only-entry', 'backend/src/modules/brand-new/peeks.ts', 'backend/src/modules/beta/deep/index'],
  [
    'module-index-is-the-only-entry-from-outside',
    'backend/src/entrypoints/worker.ts',
    'backend/src/modules/beta/inner',
  ],
  ['frontend-lib-is-the-floor', 'frontend/lib/upwards.ts', 'frontend/site/theme'],
  ['frontend-site-above-lib', 'frontend/site/upwards.ts', 'frontend/components/button'],
  ['frontend-components-above-site', 'frontend/components/upwards.ts', 'frontend/features/chats/list'],
  ['frontend-features-never-sideways', 'frontend/features/likes/sideways.ts', 'frontend/features/chats/list'],
  ['frontend-features-below-app', 'frontend/features/likes/upwards.ts', 'frontend/app/page'],
  ['frontend-console-stands-apart', 'frontend/console/members.ts', 'frontend/features/chats/list'],
  ['nobody-imports-console', 'frontend/lib/staff.ts', 'frontend/console/base'],
  ['frontend-app-knows-no-server', 'frontend/app/not-found.tsx', 'frontend/server/main'],
  ['frontend-server-knows-no-page', 'frontend/server/renders.ts', 'frontend/app/page'],
  ['frontend-knows-no-backend', 'frontend/lib/across.ts', 'backend/src/platform/base'],
  ['backend-knows-no-frontend', 'backend/src/platform/mail/across.ts', 'frontend/lib/base'],
  ['product-knows-no-infra', 'backend/src/platform/mail/tool.ts', 'infra/tool'],
  ['product-knows-no-infra', 'backend/src/platform/payments/plays.ts', 'infra/local/payments/sandbox'],
  ['product-knows-no-test', 'backend/src/platform/mail/tests.ts', 'backend/test/support'],
  ['no-undeclared-package', 'backend/src/platform/mail/undeclared.ts', 'undeclared'],
  ['no-tool-in-production', 'backend/src/platform/mail/tooling.ts', 'some-tool'],
];

/** Files with allowed imports only; none may be reported. */
const sound: Readonly<Record<string, readonly string[]>> = {
  'backend/src/entrypoints/api.ts': ['backend/src/modules/alpha', 'backend/src/platform/base'],
  'backend/src/modules/alpha/index.ts': ['backend/src/modules/alpha/inner', 'backend/src/modules/beta'],
  'backend/src/modules/alpha/inner.ts': ['backend/src/platform/base', 'contract/text/base'],
  'backend/src/modules/beta/index.ts': ['backend/src/modules/beta/inner', 'backend/src/modules/beta/deep/index'],
  'backend/src/modules/beta/inner.ts': ['backend/src/platform/base'],
  'backend/src/modules/beta/deep/index.ts': ['backend/src/modules/beta/inner'],
  'backend/src/platform/base.ts': ['backend/src/shared/base', '@nestjs/common'],
  'backend/src/shared/base.ts': ['contract/text/base', 'node:crypto'],
  'contract/tenancy/token.ts': ['contract/text/base', 'node:crypto'],
  'contract/text/base.ts': [],
  'contract/text/base.unit.test.ts': ['contract/text/base', 'some-tool'],
  'backend/test/support.ts': ['infra/tool', 'some-tool'],
  'frontend/app/page.tsx': ['frontend/features/chats/list', 'frontend/components/button', 'frontend/site/theme'],
  'frontend/components/button.ts': ['frontend/site/theme'],
  'frontend/features/chats/list.ts': ['frontend/components/button', 'frontend/features/chats/rows'],
  'frontend/features/chats/rows.ts': ['frontend/lib/base'],
  'frontend/console/base.ts': ['frontend/lib/base'],
  'frontend/lib/base.ts': ['contract/text/base'],
  'frontend/server/main.ts': ['frontend/site/theme', 'contract/tenancy/token'],
  'frontend/site/theme.ts': ['frontend/lib/base'],
  'infra/local/payments/sandbox.ts': [],
  'infra/tool.ts': ['some-tool'],
};

const circles: Readonly<Record<string, readonly string[]>> = {
  'backend/src/platform/ring/one.ts': ['backend/src/platform/ring/two'],
  'backend/src/platform/ring/two.ts': ['backend/src/platform/ring/one'],
  'backend/src/modules/left/index.ts': ['backend/src/modules/left/a'],
  'backend/src/modules/left/a.ts': ['backend/src/modules/right'],
  'backend/src/modules/left/b.ts': [],
  'backend/src/modules/right/index.ts': ['backend/src/modules/right/c'],
  'backend/src/modules/right/c.ts': [],
  // No file cycle here, yet the two modules need each other: right/d → left, left/a → right.
  'backend/src/modules/right/d.ts': ['backend/src/modules/left'],
  'backend/src/platform/lonely.ts': [],
  // A test that starts everything is no need of its module.
  'backend/src/modules/beta/starts.e2e.test.ts': ['backend/src/entrypoints/api'],
};

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

let folder: string;
let violations: readonly Violation[] = [];

/** Paths from the root become relative ones; packages stay as they are. */
function specifier(from: string, name: string): string {
  if (!/^(backend|contract|frontend|infra)\//.test(name)) return name;
  const path = relative(dirname(from), name);
  return path.startsWith('.') ? path : `./${path}`;
}

function lay(path: string, imports: readonly string[]): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const lines = imports.map((name, at) => `import * as i${at} from '${specifier(path, name)}';`);
  const used = imports.map((_, at) => `i${at}`).join(', ');
  writeFileSync(file, [...lines, `export const all = [${used}];`, ''].join('\n'));
}

function layPackage(name: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
  writeFileSync(join(place, 'index.js'), '');
}

function cruise(config: string): readonly Violation[] {
  const flags = ['--config', join(root, config), '--output-type', 'json', 'backend', 'contract', 'frontend', 'infra'];
  const run = spawnSync(process.execPath, [cruiser, ...flags], { cwd: folder, encoding: 'utf8', maxBuffer: 64e6 });
  if (run.stdout === '') throw new Error(run.stderr);
  return (JSON.parse(run.stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

const reported = (rule: string): string[] => violations.filter((v) => v.rule.name === rule).map((v) => v.from);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  for (const name of ['@nestjs/common', 'some-tool', 'undeclared']) layPackage(name);
  const own = { dependencies: { '@nestjs/common': '1.0.0' }, devDependencies: { 'some-tool': '1.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  for (const [, from, imports] of broken) lay(from, [imports]);
  for (const [path, imports] of Object.entries({ ...sound, ...circles })) lay(path, imports);

  violations = ['.dependency-cruiser.cjs', 'infra/gates/module-cycles.cjs'].flatMap(cruise);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each(broken)('%s fires on %s', (rule, from) => {
  expect(reported(rule)).toContain(from);
});

test('a cycle of files is reported', () => {
  expect(reported('no-circular')).toContain('backend/src/platform/ring/one.ts');
});

test('two modules that need each other are reported although no file cycle joins them', () => {
  expect(reported('no-circular')).not.toContain('backend/src/modules/right/d.ts');
  const found = reported('module-graph-has-no-cycle');
  expect(found).toEqual(expect.arrayContaining(['backend/src/modules/left', 'backend/src/modules/right']));
  expect(found).not.toContain('backend/src/modules/beta');
});

test('a file nobody reaches is reported', () => {
  expect(reported('no-orphans')).toContain('backend/src/platform/lonely.ts');
});

test('what the house allows is not reported', () => {
  const sure = new Set(Object.keys(sound));
  expect(violations.filter((v) => sure.has(v.from)).map((v) => `${v.rule.name}: ${v.from}`)).toEqual([]);
});

test('every rule is broken here once', () => {
  const names = execFileSync(
    process.execPath,
    ['-p', `require('./.dependency-cruiser.cjs').forbidden.map((rule) => rule.name).join()`],
    { cwd: root, encoding: 'utf8' },
  );
  const unbroken = names
    .trim()
    .split(',')
    .filter((name) => reported(name).length === 0);
  expect(unbroken).toEqual([]);
});
