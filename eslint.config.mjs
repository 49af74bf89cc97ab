import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
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
    ],
  },
  // A rule that is wrong is changed here for everyone, not switched off on a line.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      // Finds the nearest tsconfig.json of each file: the root's, or the frontend's.
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
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
      // `return reply.send()` reads well; what it returns is the framework's business.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Options are literals, also where a library declares them as a class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  // Command lines and start-up talk to a terminal.
  { files: ['infra/**/*.ts', 'backend/src/entrypoints/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['frontend/**/*.tsx'],
    extends: [hooks.configs.flat.recommended, a11y.flatConfigs.strict],
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 450 }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Bodies of answers and jest's asymmetric matchers are `any`; the assertion is the check.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: Object.fromEntries(node.map((name) => [name, 'readonly'])) },
  },
);
