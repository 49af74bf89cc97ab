import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { TestS3 } from '../../../test/support/s3';
import { ScopeError, runInTenant } from '../tenancy/scope';
import { BadFileName } from './file-name';
import { Storage } from './storage';

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const s3 = new TestS3({ id: 'AKIDTEST', secret: 'a secret of the tests', bucket: 'files' });
const warnings: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
const open = (address: string): Storage => new Storage({ STORAGE: address, STORAGE_SILENCE_MS: 10_000 }, logger);
const before = { ...process.env };
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'AKIDTEST', AWS_SECRET_ACCESS_KEY: 'a secret of the tests' });
  await s3.start();
});
afterAll(async () => {
  process.env = before;
  await s3.stop();
  rmSync(folder, { recursive: true });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(10);
}

const text = async (storage: Storage, name: string): Promise<string> =>
  (await buffer(await storage.read(name))).toString();

describe.each([
  ['a disk', () => pathToFileURL(folder).href, () => readdirSync(folder, { recursive: true, encoding: 'utf8' })],
  ['a bucket', () => `s3://files?region=eu-west-1&endpoint=${s3.url}`, () => [...s3.objects.keys()]],
])('storage on %s', (_kind, address, names) => {
  let storage: Storage;
  beforeAll(() => (storage = open(address())));

  const write = (tenant: number, name: string, content: string | Readable): Promise<number> =>
    runInTenant(tenant, () =>
      storage.write(name, typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content),
    );

  it('is reached', async () => {
    open(address()).onApplicationBootstrap();
    await pause(50);
    expect(warnings).toEqual([]);
  });

  it('gives back what it was given, under the tenant’s own folder', async () => {
    await expect(write(1, 'a/b.txt', 'first')).resolves.toBe(5);
    await write(1, 'a/b.txt', 'second');
    await expect(runInTenant(1, () => text(storage, 'a/b.txt'))).resolves.toBe('second');
    expect(names()).toContain('t/1/a/b.txt');
  });

  it('shows one tenant nothing of another, by no name', async () => {
    await write(1, 'a/c.txt', 'mine');
    await expect(runInTenant(2, () => text(storage, 'a/c.txt'))).rejects.toThrow();
    for (const name of ['../1/a/c.txt', 't/1/a/c.txt', '/t/1/a/c.txt', 'a/../../1/a/c.txt', 'a//c', '.', '', 'a\\c'])
      for (const work of [() => storage.read(name), () => storage.delete(name), () => storage.deleteFolder(name)])
        await expect(runInTenant<Promise<unknown>>(2, work)).rejects.toThrow(BadFileName);
    await expect(write(2, '../1/a/c.txt', 'theirs')).rejects.toThrow(BadFileName);
    await expect(runInTenant(1, () => text(storage, 'a/c.txt'))).resolves.toBe('mine');
  });

  it('works for nobody outside a tenant', async () => {
    await expect(storage.read('a/b.txt')).rejects.toThrow(ScopeError);
  });

  it('deletes a file and a folder, and not what only begins like it', async () => {
    for (const [tenant, name] of [
      [3, 'a/1.txt'],
      [3, 'a/2/3.txt'],
      [3, 'ab/1.txt'],
      [33, 'a/1.txt'],
    ] as const)
      await write(tenant, name, 'x');
    await runInTenant(3, () => storage.delete('a/1.txt'));
    await runInTenant(3, () => storage.delete('a/1.txt'));
    expect(names()).not.toContain('t/3/a/1.txt');
    await runInTenant(3, () => storage.deleteFolder('a'));
    await runInTenant(3, () => storage.deleteFolder('a'));
    expect(names()).not.toContain('t/3/a/2/3.txt');
    expect(names()).toEqual(expect.arrayContaining(['t/3/ab/1.txt', 't/33/a/1.txt']));
  });

  it('takes more than one part of a stream and keeps every byte', async () => {
    const chunk = Buffer.alloc(1_000_003, 'abcdefg');
    await expect(write(1, 'big', Readable.from(Array.from({ length: 20 }, () => chunk)))).resolves.toBe(20_000_060);
    const kept = await buffer(await runInTenant(1, () => storage.read('big')));
    expect(kept.equals(Buffer.concat(Array.from({ length: 20 }, () => chunk)))).toBe(true);
  });

  it('keeps one of two that are written at once, whole', async () => {
    const parts = (letter: string) =>
      (async function* () {
        for (let n = 0; n < 50; n += 1) {
          await pause(1);
          yield Buffer.alloc(letter === 'a' ? 1000 : 1500, letter);
        }
      })();
    await Promise.all(['a', 'b'].map((letter) => write(1, 'race/1.txt', Readable.from(parts(letter)))));
    expect(await runInTenant(1, () => text(storage, 'race/1.txt'))).toMatch(/^(a{50000}|b{75000})$/);
    expect(names().filter((name) => name.includes('race/1'))).toEqual(['t/1/race/1.txt']);
  });

  it('says so when the stream breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        await Promise.resolve();
        throw new Error('torn');
      })(),
    );
    await expect(write(1, 'broken', broken)).rejects.toThrow();
    expect(names().filter((name) => name.includes('broken'))).toEqual([]);
  });
});

it('a bucket whose key is wrong is not reached', async () => {
  process.env['AWS_SECRET_ACCESS_KEY'] = 'another secret';
  const storage = open(`s3://files?region=eu-west-1&endpoint=${s3.url}`);
  storage.onApplicationBootstrap();
  await until(() => warnings.length > 0);
  expect(warnings.join()).toContain('files cannot be reached');
  await expect(runInTenant(1, () => storage.read('a/b.txt'))).rejects.toThrow();
});

it('another kind of store is refused', () => {
  expect(() => open('ftp://files')).toThrow('STORAGE is neither');
});
