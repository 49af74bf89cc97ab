import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './process/child';
import { openLog } from './process/log';
import { type Stack } from './stack';
import { checkout, forgetProcess, recordProcess } from './state';

/** Portraits of all brands take minutes of a core that nobody else wants. */
const limitMs = 3 * 3_600_000;

/**
 * Has the demo's people drawn while the sites already answer. Ends with the runner; another start goes on where this one
 * was, and where all is done it only looks at a stamp.
 */
export async function drawPortraits({ env, folder }: Stack, print: (text: string) => void): Promise<void> {
  const [seeded, drawn] = [join(folder, 'seeded'), join(folder, 'drawn')];
  const current = readFileSync(seeded, 'utf8');
  if (existsSync(drawn) && readFileSync(drawn, 'utf8') === current) return;
  const log = openLog(join(folder, 'logs'), print);
  const { code } = await runToEnd({
    ...{ command: process.execPath, args: ['--import', 'tsx', 'infra/portraits/main.ts'], cwd: checkout, env, limitMs },
    onSpawn: ({ pid }) => {
      recordProcess(folder, 'portraits', pid);
    },
    onLine: log.sinkOf('people', (_, stream) => stream === 'out'),
  });
  forgetProcess(folder, 'portraits');
  if (code === 0) writeFileSync(drawn, current);
  await log.close();
}
