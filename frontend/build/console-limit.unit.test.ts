import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consoleFault, firstLoad } from './console-limit';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'console-limit-'));
  mkdirSync(path.join(folder, '.vite'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function build(manifest: object, sizes: Readonly<Record<string, number>>): void {
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const [name, size] of Object.entries(sizes)) writeFileSync(path.join(folder, `${name}.br`), 'x'.repeat(size));
}

describe('the first load of the console', () => {
  it('is what the page asks for at once, each file once, without what is loaded later', async () => {
    build(
      {
        'main.tsx': { file: 'main.js', isEntry: true, imports: ['_react.js', '_ui.js'], css: ['main.css'] },
        '_ui.js': { file: 'ui.js', imports: ['_react.js'] },
        '_react.js': { file: 'react.js' },
        'screens/audit.tsx': { file: 'audit.js', imports: ['_react.js'] },
      },
      { 'main.js': 1, 'main.css': 20, 'ui.js': 300, 'react.js': 4000, 'audit.js': 50_000 },
    );
    expect(await firstLoad(folder)).toBe(4321);
  });

  it('cannot go unmeasured', async () => {
    build({}, {});
    await expect(firstLoad(folder)).rejects.toThrow('no entry');
  });

  it('is too much from one byte above the limit', () => {
    expect(consoleFault(140_000)).toBeUndefined();
    expect(consoleFault(140_001)).toContain('140001 bytes');
  });
});
