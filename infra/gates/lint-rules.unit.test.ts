import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

type Rules = Record<string, unknown>;

const ROOT = join(__dirname, '../..');
const PREFIX = '@typescript-eslint/';

/** Why these are off is told in .oxlintrc.json. */
const OFF = ['no-confusing-void-expression', 'no-unsafe-class-instance-assignment'];
/** Not of the strict ones, chosen in addition. */
const CHOSEN = ['switch-exhaustiveness-check'];

const isOn = (setting: unknown): boolean => !['off', 'allow', 0].includes(String([setting].flat()[0]));

function rulesOf(...configs: readonly { rules?: Rules }[]): Rules {
  return Object.assign({}, ...configs.map(({ rules }) => rules)) as Rules;
}

/** What oxlint does with such files. */
function oxlintRules(...globs: string[]): Rules {
  const config = execFileSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--print-config'], { cwd: ROOT });
  const { overrides } = JSON.parse(config.toString()) as { overrides: { files: string[]; rules: Rules }[] };
  return rulesOf(...overrides.filter(({ files }) => globs.every((glob) => files.includes(glob))));
}

test("every strict rule that needs types, and that ESLint is therefore not given, is one of oxlint's", () => {
  const strict = rulesOf(...(ts.configs.strictTypeChecked as { rules?: Rules }[]));
  const untyped = rulesOf(ts.configs.disableTypeChecked as { rules?: Rules });
  const wanted = Object.keys(strict)
    .filter((rule) => isOn(strict[rule]) && rule in untyped && !isOn(untyped[rule]))
    .map((rule) => rule.slice(PREFIX.length))
    .filter((rule) => !OFF.includes(rule));
  const rules = oxlintRules('**/*.ts', '**/*.tsx');
  const checked = Object.keys(rules).filter((rule) => isOn(rules[rule]));
  expect(checked.map((rule) => rule.replace('typescript/', '')).sort()).toEqual([...wanted, ...CHOSEN].sort());
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
  expect(rules).toEqual(Object.fromEntries(strictness));
});
