import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { join } from 'node:path';
import { runToEnd } from './process/child';
import { type TemporaryFolder, checkout, recordProcess, temporaryFolder } from './state';

let folder: TemporaryFolder;
let other: Server;

beforeEach(async () => {
  folder = temporaryFolder();
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
});

afterEach(() => {
  other.close();
  folder.remove();
});

/** Runs `npm start` as far as it comes; each case below stops it before anything is started. */
async function start(env: NodeJS.ProcessEnv, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const state = { LOCAL_STATE: join(folder.path, 'state'), PORT: String((other.address() as AddressInfo).port) };
  return runToEnd({
    command: process.execPath,
    args: ['--import', 'tsx', 'infra/local/start.ts', ...args],
    cwd: checkout,
    env: { PATH: process.env['PATH'], ...state, ...env },
  });
}

describe('what stands in the way is one sentence', () => {
  it('a taken port', async () => {
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start({});
    expect(output).toBe(
      `Port ${port} is taken by another program; end that one or choose another with PORT=8081 npm start.`,
    );
    expect(code).toBe(1);
  });

  it('a port that is none', async () => {
    expect(await start({ PORT: 'http' })).toMatchObject({ code: 1, output: 'PORT is "http", not a port.' });
  });

  it('a folder that cannot be written', async () => {
    writeFileSync(join(folder.path, 'file'), '');
    const { code, output } = await start({ LOCAL_STATE: join(folder.path, 'file/state') });
    expect(output).toBe(`${folder.path}/file/state cannot be made (ENOTDIR).`);
    expect(code).toBe(1);
  });

  it('a runner that is at work already', async () => {
    recordProcess(join(folder.path, 'state'), 'runner', process.pid);
    const { output } = await start({});
    expect(output).toBe(`This checkout is already running (process ${process.pid}); end that one first.`);
  });

  it('an unknown option', async () => {
    expect((await start({}, '--frehs')).output).toMatch(/^Usage: npm start .*$/);
  });
});
