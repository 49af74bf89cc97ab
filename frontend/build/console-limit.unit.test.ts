import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consoleFaults, loads } from './console-limit';

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

describe('what the console loads', () => {
  it('is first what the page asks for at once, each file once, and later what a screen adds to it', async () => {
    build(
      {
        'main.tsx': { file: 'main.js', isEntry: true, imports: ['_react.js', '_ui.js'], css: ['main.css'] },
        '_ui.js': { file: 'ui.js', imports: ['_react.js'] },
        '_react.js': { file: 'react.js' },
        '_table.js': { file: 'table.js', imports: ['_ui.js'] },
        'screens/audit.tsx': { file: 'audit.js', isDynamicEntry: true, imports: ['_table.js', '_react.js'] },
        'screens/home.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['_react.js'] },
      },
      {
        ...{ 'main.js': 1, 'main.css': 20, 'ui.js': 300, 'react.js': 4000 },
        ...{ 'table.js': 6, 'audit.js': 50_000, 'home.js': 50_005 },
      },
    );
    expect(await loads(folder)).toEqual({ first: 4321, largest: { name: 'screens/audit.tsx', bytes: 50_006 } });
  });

  it('cannot go unmeasured', async () => {
    build({}, {});
    await expect(loads(folder)).rejects.toThrow('no entry');
  });

  it('is too much from one byte above a limit', () => {
    const screen = { name: 'screens/audit.tsx', bytes: 60_000 };
    expect(consoleFaults({ first: 140_000, largest: screen })).toEqual([]);
    expect(consoleFaults({ first: 140_001, largest: { ...screen, bytes: 60_001 } })).toEqual([
      expect.stringContaining('140001 bytes'),
      expect.stringContaining('screens/audit.tsx loads 60001 bytes'),
    ]);
  });
});
