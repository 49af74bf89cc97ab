import { build } from 'esbuild';
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { type Sitter } from '../../backend/src/entrypoints/cli/demo/portraits/sitter';
import { loadTenants } from '../../backend/src/modules/tenants/document';
import { siteDocument } from '../../backend/src/modules/tenants/document/site-document';
import { type Theme } from '../../frontend/site/site-document';
import type * as Drawing from './draw';

/** After everything that somebody waits for, as the making of photos is. */
const NICE = 10;
const ROOT = join(__dirname, '../..');

/** Draws the portraits that the demo's people lack, while the command line makes them photos. */
async function main(): Promise<void> {
  setPriority(NICE);
  const { portraitPng } = await drawing();
  const themes = new Map(
    loadTenants(join(ROOT, 'tenants')).flatMap((loaded): [string, Theme][] =>
      loaded.ok ? [[loaded.tenant.head.slug, siteDocument(loaded.tenant.document).theme as Theme]] : [],
    ),
  );
  const script = join(ROOT, 'dist/backend/src/entrypoints/cli.js');
  const child = fork(script, ['tenants', 'portraits'], { cwd: ROOT, serialization: 'advanced' });
  child.on('message', (sitter: Sitter) => {
    const theme = themes.get(sitter.brand);
    if (theme) void portraitPng(sitter, theme).then((picture) => child.send(picture));
  });
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

/** The pages' own drawings: React's elements, which only a bundler reads. */
async function drawing(): Promise<typeof Drawing> {
  const outfile = join(ROOT, 'dist/portraits/draw.cjs');
  await build({
    entryPoints: [join(__dirname, 'draw.ts')],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'cjs', jsx: 'automatic', packages: 'external', logLevel: 'warning' },
  });
  return createRequire(__filename)(outfile) as typeof Drawing;
}

void main();
