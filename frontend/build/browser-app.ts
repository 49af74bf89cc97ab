import path from 'node:path';
import { compressFolder } from './compress-folder';
import { type Loads, loads } from './console-limit';

/**
 * Builds an app that runs in the browser alone, from a folder with an `index.html`. Everything is a file of its own, since
 * the console's policy allows nothing inline, and the bundler adds no script that would make markup out of text. Answers what
 * it loads.
 */
export async function buildBrowserApp(root: string, folder: string): Promise<Loads> {
  // Both are ES modules only.
  const { build } = await import('vite');
  const { default: tailwind } = await import('@tailwindcss/vite');
  await build({
    configFile: false,
    root,
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
  return loads(folder);
}
