import path from 'node:path';
import { compressFolder } from './compress-folder';
import { consoleFault, firstLoad } from './console-limit';

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'dist/web/console');

/**
 * The staff's app: `dist/web/console`, one page and files named after their content. Everything is a file of its own, since
 * the console's policy allows nothing inline, and the bundler adds no script that would make markup out of text.
 */
async function main(): Promise<void> {
  // Both are ES modules only.
  const { build } = await import('vite');
  const { default: tailwind } = await import('@tailwindcss/vite');
  await build({
    configFile: false,
    root: path.join(root, 'frontend/console'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [tailwind()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: ['chrome111', 'firefox114', 'safari16.4'],
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        onLog: (level, log, report) => {
          // Libraries mark what is for the browser; here everything is.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  });
  await compressFolder(path.join(folder, 'assets'));
  const bytes = await firstLoad(folder);
  process.stdout.write(`first load of the console: ${bytes} bytes\n`);
  const fault = consoleFault(bytes);
  if (fault === undefined) return;
  process.stderr.write(`error: ${fault}\n`);
  process.exitCode = 1;
}

void main();
