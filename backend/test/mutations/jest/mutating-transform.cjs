const { relative } = require('node:path');
const { createTransformer } = require('@swc/jest');
const { instrumentedText } = require('../instrumented.ts');

const swc = createTransformer();
const mutated = (source, path, { config }) => instrumentedText(relative(config.rootDir, path), source);

/** Puts the mutants into the files of the areas before they are compiled; every other file is compiled as ever. */
module.exports = {
  ...swc,
  process: (source, path, options) => swc.process(mutated(source, path, options), path, options),
  getCacheKey: (source, path, options) => swc.getCacheKey(mutated(source, path, options), path, options),
};
