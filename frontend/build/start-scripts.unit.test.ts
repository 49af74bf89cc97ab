import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withCompileHint } from './compile-hint';
import { readStartScripts } from './start-scripts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-scripts-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writePage(route: string, entryJSFiles: Readonly<Record<string, readonly string[]>>): void {
  const place = path.join(folder, 'server/app', route);
  mkdirSync(place, { recursive: true });
  const manifest = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST[${JSON.stringify(route)}] = ${JSON.stringify({ entryJSFiles })};`;
  writeFileSync(path.join(place, 'page_client-reference-manifest.js'), manifest);
}

describe('the scripts of a build', () => {
  it('are the shared ones and those of each layout and page, each once', async () => {
    writeFileSync(path.join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['react.js', 'next.js'] }));
    writePage('/[site]/[rev]/[locale]/(default)/page', { layout: ['layout.js'], error: ['layout.js', 'error.js'] });
    writePage('/[site]/[rev]/[locale]/(default)/login/page', { layout: ['layout.js'], page: ['login.js'] });
    const { shared, routes } = await readStartScripts(folder);
    expect(shared).toEqual(['react.js', 'next.js']);
    expect(Object.fromEntries(routes)).toEqual({
      '/(default)': ['react.js', 'next.js', 'layout.js', 'error.js'],
      '/(default)/login': ['react.js', 'next.js', 'layout.js', 'login.js'],
    });
  });
});

describe('the compile hint', () => {
  it('is the first line, and there only once', () => {
    const hinted = withCompileHint('run()');
    expect(hinted).toBe('//# allFunctionsCalledOnLoad\nrun()');
    expect(withCompileHint(hinted)).toBe(hinted);
  });
});
