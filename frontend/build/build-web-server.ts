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

/** The service worker and what takes it back: `dist/web/sw.js` and `retired-sw.js`, of which the server serves one. */
void build({
  entryPoints: ['sw', 'retired-sw'].map((name) => path.join(root, `frontend/worker/${name}.ts`)),
  outdir: path.join(root, 'dist/web'),
  bundle: true,
  minify: true,
  platform: 'browser',
  target: ['chrome111', 'firefox114', 'safari16.4'],
  format: 'iife',
  logLevel: 'warning',
});
