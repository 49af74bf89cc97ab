import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { watchConsole } from './dev-console';

let folder: string;
const build = async (name: string): Promise<void> => {
  await rm(path.join(folder, 'assets'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', `${name}.js`), `console.log('${name}')`);
  await writeFile(path.join(folder, 'index.html'), `<script src="/assets/${name}.js"></script>`);
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'console-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('the console of a later build is there without a new process', async () => {
  await build('one');
  const site = await watchConsole(folder);
  const status = (url: string): number => site.answerTo(url).status;
  expect([status('/'), status('/assets/one.js'), status('/assets/two.js')]).toEqual([200, 200, 404]);
  await build('two');
  for (let tries = 0; tries < 100 && status('/assets/two.js') === 404; tries += 1) await pause(50);
  expect([status('/'), status('/assets/one.js'), status('/assets/two.js')]).toEqual([200, 404, 200]);
});
