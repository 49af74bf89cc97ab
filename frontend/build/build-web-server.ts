import { build } from 'esbuild';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/**
 * The server before Next: `dist/web/main.js`, and `render-worker.js` for the thread that Next runs in. Next and sharp stay outside: they are what the standalone
 * folder of the Next build carries in its node_modules, so an image needs that folder, `.next/static`, `dist/web` and
 * nothing else.
 */
void build({
  entryPoints: ['main', 'render-worker'].map((name) => path.join(root, `frontend/server/${name}.ts`)),
  outdir: path.join(root, 'dist/web'),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  external: ['next', 'sharp'],
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});
