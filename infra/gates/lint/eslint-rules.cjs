const { builtinRules } = require('eslint/use-at-your-own-risk');
const a11y = require('eslint-plugin-jsx-a11y');
const ts = require('typescript-eslint');

/** A file with decorators needs its imports at run time, wherever metadata is emitted: Nest reads parameter types from them. */
const METADATA = { emitDecoratorMetadata: true, experimentalDecorators: true };

/** What ESLint's parser would tell a rule that asks how the file is compiled. */
const services = { program: null, esTreeNodeToTSNodeMap: new Map(), tsNodeToESTreeNodeMap: new Map(), ...METADATA };

/** The same object with other values; its own cannot be set. */
function withValues(object, values) {
  return new Proxy(
    {},
    {
      get(_, name) {
        if (name in values) return values[name];
        const value = object[name];
        return typeof value === 'function' ? value.bind(object) : value;
      },
    },
  );
}

const typeImports = ts.plugin.rules['consistent-type-imports'];

/** Rules of ESLint that oxlint runs as they are, because it has none of its own that finds the same. Each takes its time. */
module.exports = {
  meta: { name: 'eslint-own' },
  rules: {
    // The rules of accessibility. Those that oxlint has itself differ from them in a few elements.
    ...a11y.rules,
    'consistent-type-imports': {
      meta: typeImports.meta,
      defaultOptions: typeImports.defaultOptions,
      create: (context) =>
        typeImports.create(
          withValues(context, { sourceCode: withValues(context.sourceCode, { parserServices: services }) }),
        ),
    },
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
    'no-unsafe-optional-chaining': builtinRules.get('no-unsafe-optional-chaining'),
  },
};
