import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import js from '@eslint/js';
import { flatConfigs } from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

type Rules = Record<string, unknown>;

const ROOT = join(__dirname, '../..');

/** Why these are off is told in .oxlintrc.json; an octal number is an error of syntax in every module. */
const OFF = [
  ...['typescript/no-confusing-void-expression', 'typescript/no-unsafe-class-instance-assignment'],
  ...['no-control-regex', 'no-octal', 'no-undef'],
];
/** Not of the recommended and strict ones, chosen in addition. */
const CHOSEN = [
  ...['typescript/switch-exhaustiveness-check', 'consistent-type-imports'],
  ...['eqeqeq', 'max-lines', 'no-console', 'no-restricted-syntax'],
];

/** oxlint counts these to ESLint's, and checks TypeScript with them all the same. */
const WITHOUT_PREFIX = ['no-array-constructor', 'no-unused-expressions', 'no-unused-vars', 'no-useless-constructor'];

const isOn = (setting: unknown): boolean => !['off', 'allow', 0].includes(String([setting].flat()[0]));
const onIn = (rules: Rules): string[] => Object.keys(rules).filter((rule) => isOn(rules[rule]));

function rulesOf(...configs: readonly { rules?: Rules }[]): Rules {
  return Object.assign({}, ...configs.map(({ rules }) => rules)) as Rules;
}

/** The rules of typescript-eslint under the names that oxlint has for them. */
function named(rule: string): string {
  const name = rule.replace('@typescript-eslint/', '');
  return name === rule || WITHOUT_PREFIX.includes(name) ? name : `typescript/${name}`;
}

/** Returns the rules that oxlint applies to such files, under oxlint's own names. */
function oxlintRules(...globs: string[]): Rules {
  const config = execFileSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--print-config'], { cwd: ROOT });
  const { overrides } = JSON.parse(config.toString()) as { overrides: { files: string[]; rules: Rules }[] };
  const rules = rulesOf(...overrides.filter(({ files }) => globs.every((glob) => files.includes(glob))));
  const plain = (rule: string): string => rule.replace(/^eslint(?:-own)?\//, '');
  return Object.fromEntries(Object.entries(rules).map(([rule, setting]) => [plain(rule), setting]));
}

test('every recommended rule and every strict one of TypeScript is checked', () => {
  const strict = ts.configs.strictTypeChecked as { rules?: Rules }[];
  const wanted = onIn(rulesOf(js.configs.recommended, ...strict)).map(named);
  const checked = onIn(oxlintRules('**/*.ts', '**/*.tsx'));
  expect(checked.sort()).toEqual([...wanted.filter((rule) => !OFF.includes(rule)), ...CHOSEN].sort());
});

test('every recommended rule is checked where there are no types', () => {
  const wanted = onIn(rulesOf(js.configs.recommended)).filter((rule) => rule !== 'no-octal' && rule !== 'no-dupe-args');
  expect(onIn(oxlintRules('**/*.mjs', '**/*.cjs')).sort()).toEqual(wanted.sort());
});

test('every strict rule of accessibility is checked, with the same options', () => {
  const strict = flatConfigs.strict.rules;
  const rules = oxlintRules('frontend/**/*.tsx');
  const wanted = onIn(strict).map((rule) => [rule.replace('jsx-a11y/', ''), [strict[rule]].flat().slice(1)]);
  const checked = onIn(rules).filter((rule) => !rule.startsWith('react/'));
  expect(Object.fromEntries(checked.map((rule) => [rule, [rules[rule]].flat().slice(1)]))).toEqual(
    Object.fromEntries(wanted),
  );
});

test("every recommended rule of hooks is one of oxlint's, as strict", () => {
  const { rules: recommended } = hooks.configs.flat.recommended;
  // These two look at options of the compiler, of which none are set.
  const wanted = Object.entries(recommended).filter(([rule]) => !/\/(config|gating)$/.test(rule));
  const names = new Map([
    ['error', 'deny'],
    ['warn', 'warn'],
  ]);
  const rules = oxlintRules('frontend/**/*.tsx');
  const strictness = wanted.map(([rule, level]) => [rule.replace('react-hooks/', 'react/'), names.get(String(level))]);
  const checked = Object.entries(rules).filter(([rule]) => rule.startsWith('react/'));
  expect(Object.fromEntries(checked)).toEqual(Object.fromEntries(strictness));
});
