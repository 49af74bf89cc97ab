import { textFaults } from './text-rules';

// Written in pieces, so that this file does not break the rules it checks.
const put = (...pieces: string[]): string => pieces.join('');

const rulesBroken = (path: string, text: string, root = '/srv/checkouts/product'): string[] =>
  textFaults(path, text, root).map((fault) => fault.rule);

test('a path that climbs out of the project is found', () => {
  expect(rulesBroken('docs/growth.md', put('see `..', '/../elsewhere/page.md`'))).toEqual([
    'leads outside the project',
  ]);
  expect(rulesBroken('README.md', put('[map](..', '/map.md)'))).toEqual(['leads outside the project']);
  expect(rulesBroken('backend/src/a.ts', put("import './..", "/../../other'"))).toEqual(['leads outside the project']);
});

test('a climb that stays inside the project is fine', () => {
  expect(
    rulesBroken('backend/src/platform/a.ts', put("import '../shared/base'; import '../..", "/../infra/x';")),
  ).toEqual([]);
  expect(rulesBroken('docs/growth.md', 'from one to three ... dots, a.. b, and [rooms](../ARCHITECTURE.md)')).toEqual(
    [],
  );
});

test("a place on somebody's machine is found", () => {
  const rule = "names a place on somebody's machine";
  expect(rulesBroken('docs/a.md', put('run `/ho', 'me/ann/x`'))).toEqual([rule]);
  expect(rulesBroken('a.sh', put('cd /ro', 'ot/x'))).toEqual([rule]);
  expect(rulesBroken('docs/a.md', 'kept in /srv/checkouts/other')).toEqual([rule]);
});

test('a checker that is silenced is found', () => {
  const rule = 'silences a checker';
  expect(rulesBroken('a.ts', put('// @ts-', 'ignore'))).toEqual([rule]);
  expect(rulesBroken('a.tsx', put('/* eslint', '-disable */'))).toEqual([rule]);
  expect(rulesBroken('a.tsx', put('// oxlint', '-disable-next-line'))).toEqual([rule]);
  expect(rulesBroken('a.ts', put('value as', ' any;'))).toEqual([rule]);
  expect(rulesBroken('a.ts', 'the same as anyone, as soon as any code, and `x as Anything`')).toEqual([]);
});

test('a test that is skipped or runs alone is found', () => {
  const rule = 'skips a test or runs only one';
  expect(rulesBroken('a.unit.test.ts', put('test.', "skip('x')"))).toEqual([rule]);
  expect(rulesBroken('a.spec.ts', put('test.describe.', 'only()'))).toEqual([rule]);
  expect(rulesBroken('a.unit.test.ts', put('x', "it('x')"))).toEqual([rule]);
  expect(rulesBroken('a.unit.test.ts', "exit('x'); test('skip only once', run)")).toEqual([]);
});

test('a secret is found in any file', () => {
  expect(rulesBroken('tenants/a.pem', put('-----BEGIN RSA PRI', 'VATE KEY-----'))).toEqual(['holds a secret']);
  expect(rulesBroken('.env', put('KEY=AKI', 'A0123456789ABCDEF'))).toEqual(['holds a secret']);
});

test('the line is named', () => {
  expect(textFaults('a.ts', put('one;\n// @ts-', 'nocheck\n'), '/srv')[0]).toMatchObject({ path: 'a.ts', line: 2 });
});
