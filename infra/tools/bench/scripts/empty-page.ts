import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../local/ports';
import { runToEnd } from '../../../local/process/child';
import { startService } from '../../../local/process/service';
import { checkout } from '../../../local/state';

const FILES = {
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.jsx': 'export default function Page() {\n  return <p>Hello</p>;\n}\n',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(checkout)} }, outputFileTracingRoot: ${JSON.stringify(checkout)}, productionBrowserSourceMaps: false };\n`,
};

export interface EmptyPage {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The least that the App Router can be: one page with a word on it, built here and now as ours is, and served. */
export async function startEmptyPage(): Promise<EmptyPage> {
  // In the checkout, because packages are found upwards from it.
  mkdirSync(join(checkout, '.local'), { recursive: true });
  const cwd = mkdtempSync(join(checkout, '.local/empty-page-'));
  const remove = (): void => {
    rmSync(cwd, { recursive: true, force: true });
  };
  try {
    mkdirSync(join(cwd, 'app'));
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
    const next = require.resolve('next/dist/bin/next');
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
    const program = { command: process.execPath, cwd, env };
    const { code, output } = await runToEnd({ ...program, args: [next, 'build'] });
    if (code !== 0) throw new Error(`the empty page could not be built:\n${output}`);
    const port = await freePort();
    const url = `http://localhost:${port}/`;
    const running = await startService({
      ...program,
      name: 'the empty page',
      args: [next, 'start', '-H', 'localhost', '-p', String(port)],
      readyUrl: url,
      logPath: cwd,
    });
    const stop = async (): Promise<void> => {
      await running.stop();
      remove();
    };
    return { url, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
