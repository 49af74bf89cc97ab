import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import ts from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', 'backend/test/**/*.ts', 'frontend/e2e/**/*.ts'];
const node = ['process', 'console', 'module', 'require', '__dirname', 'Buffer', 'URL', 'fetch'];

export default defineConfig(
  {
    ignores: [
      '**/dist',
      '**/.next',
      '.local',
      'coverage',
      'playwright-report',
      'test-results',
      '**/next-env.d.ts',
      'frontend/lib/api/schema.d.ts',
      'frontend/site/site-document.ts',
    ],
  },
  // A rule that is wrong is changed here for everyone, not switched off on a line.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    // The rules that need types are oxlint's, which reads types natively: .oxlintrc.json names them all.
    extends: [ts.configs.strictTypeChecked, ts.configs.disableTypeChecked],
    // As in the root's tsconfig.json, which is not read.
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
    rules: {
      'no-console': 'error',
      'no-undef': 'off',
      // Hosts and texts are checked for control characters; naming them is the point.
      'no-control-regex': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      // Leaves files with decorators alone where metadata is emitted: Nest reads parameter types at run time.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'UnaryExpression[operator="void"] > :not(CallExpression, ChainExpression, AssignmentExpression, Literal[raw="0"]).argument',
          message: '`void` only discards what a call returns.',
        },
      ],
    },
  },
  // Command lines and start-up talk to a terminal.
  { files: ['infra/**/*.ts', 'backend/src/entrypoints/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['frontend/**/*.ts', 'frontend/**/*.tsx'],
    languageOptions: { parserOptions: { experimentalDecorators: false, emitDecoratorMetadata: false } },
  },
  {
    files: ['frontend/**/*.tsx'],
    // Those of hooks are oxlint's.
    extends: [a11y.flatConfigs.strict],
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 450 }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: Object.fromEntries(node.map((name) => [name, 'readonly'])) },
  },
);
