import { build } from 'esbuild';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/**
 * The server before Next as one file, `dist/web/main.js`. Next and sharp stay outside: they are what the standalone
 * folder of the Next build carries in its node_modules, so an image needs that folder, `.next/static`, `dist/web` and
 * nothing else.
 */
void build({
  entryPoints: [path.join(root, 'frontend/server/main.ts')],
  outfile: path.join(root, 'dist/web/main.js'),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  external: ['next', 'sharp'],
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});
