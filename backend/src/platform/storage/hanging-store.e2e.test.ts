import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import pino from 'pino';
import { TestS3 } from '../../../test/support/s3';
import { TimeBudget } from '../dependencies';
import { runInTenant } from '../tenancy/scope';
import { Storage } from './storage';
import { isStorageUnavailable } from './unavailable';

const SILENCE_MS = 300;
const open = (address: string): Storage =>
  new Storage({ STORAGE: address, STORAGE_SILENCE_MS: SILENCE_MS }, pino({ level: 'silent' }));
const write = (storage: Storage, name: string, content: Buffer): Promise<number> =>
  runInTenant(1, () => storage.write(name, Readable.from([content])));
const inRequest = <T>(work: () => Promise<T>): Promise<T> => new TimeBudget(200).run(work);
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );
const PICTURE = Buffer.alloc(200_000, 'picture');

async function expectUnavailable(work: Promise<unknown>): Promise<void> {
  const failure = await failureOf(work);
  expect([String(failure), isStorageUnavailable(failure)]).toEqual([String(failure), true]);
}

describe('a bucket', () => {
  const s3 = new TestS3({ id: 'AKIDTEST', secret: 'a secret of the tests', bucket: 'files' });
  const before = { ...process.env };
  let storage: Storage;
  beforeAll(async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'AKIDTEST', AWS_SECRET_ACCESS_KEY: 'a secret of the tests' });
    await s3.start();
    storage = open(`s3://files?region=eu-west-1&endpoint=${s3.url}`);
    await write(storage, 'a.webp', PICTURE);
  });
  afterEach(() => (s3.behaviour = 'serves'));
  afterAll(async () => {
    process.env = before;
    await s3.stop();
  });

  const calls = (): Promise<unknown>[] =>
    runInTenant(1, () => [
      storage.read('a.webp'),
      storage.readWhole('a.webp'),
      storage.write('b.webp', Readable.from([PICTURE])),
      storage.delete('c.webp'),
      storage.deleteFolder('d'),
    ]);

  it('that answers nothing is unavailable to requests and to jobs, and used again once it answers', async () => {
    s3.behaviour = 'silent';
    await Promise.all(new TimeBudget(200).run(calls).map(expectUnavailable));
    await Promise.all(calls().map(expectUnavailable));
    s3.behaviour = 'serves';
    expect((await runInTenant(1, () => storage.readWhole('a.webp'))).equals(PICTURE)).toBe(true);
  });

  it.each(['stalls', 'breaks-off'] as const)('that %s after the headers is unavailable', async (behaviour) => {
    s3.behaviour = behaviour;
    const read = (): Promise<Buffer> => runInTenant(1, () => storage.readWhole('a.webp'));
    await expectUnavailable(inRequest(read));
    await expectUnavailable(read());
    s3.behaviour = 'serves';
    expect((await inRequest(read)).equals(PICTURE)).toBe(true);
  });

  it('that stalls before the first byte is told of before a stream is handed out', async () => {
    s3.behaviour = 'stalls';
    await expectUnavailable(inRequest(() => runInTenant(1, () => storage.read('a.webp'))));
  });

  it('that breaks off ends the stream, and a reader who takes long is waited for', async () => {
    s3.behaviour = 'breaks-off';
    const broken = await inRequest(() => runInTenant(1, () => storage.read('a.webp')));
    await expectUnavailable(buffer(broken));
    s3.behaviour = 'serves';
    await write(storage, 'long', Buffer.alloc(4_000_000, 'x'));
    const slow = await inRequest(() => runInTenant(1, () => storage.read('long')));
    await new Promise((resolve) => setTimeout(resolve, 2 * SILENCE_MS));
    expect(await buffer(slow)).toHaveLength(4_000_000);
  });
});

describe('a disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  let storage: Storage;
  beforeAll(() => (storage = open(pathToFileURL(folder).href)));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Puts a FIFO in the file's place: opening it blocks, as on a disk that hangs, until the returned function is called. */
  function hang(name: string): () => void {
    mkdirSync(join(folder, 't/1'), { recursive: true });
    const path = join(folder, 't/1', name);
    execFileSync('mkfifo', [path]);
    return () => {
      closeSync(openSync(path, constants.O_RDWR | constants.O_NONBLOCK));
      rmSync(path);
    };
  }

  it('that hangs is unavailable, and leaves threads for everything else', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `hanging-${n}`);
    const releases = names.map(hang);
    writeFileSync(join(folder, 't/1/here'), PICTURE);
    const reads = names.map((name) => runInTenant(1, () => storage.readWhole(name)));
    const failures = Promise.all(reads.map(expectUnavailable));
    // Hashing takes a thread, as opening files does.
    await expect(promisify(pbkdf2)('password', 'salt', 1, 32, 'sha256')).resolves.toHaveLength(32);
    await expectUnavailable(inRequest(() => runInTenant(1, () => storage.readWhole('here'))));
    await failures;
    for (const release of releases) release();
    await expect(runInTenant(1, () => storage.readWhole('here'))).resolves.toHaveLength(PICTURE.length);
  });

  it('that is full is unavailable, keeps no half of a file, and is used again once there is room', async () => {
    const real = fs.open;
    const opened = jest.spyOn(fs, 'open').mockImplementation(() => real('/dev/full', 'w'));
    await expectUnavailable(write(storage, 'full.webp', PICTURE));
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
    await expect(runInTenant(1, () => storage.read('full.webp'))).rejects.toThrow('ENOENT');
    await write(storage, 'full.webp', PICTURE);
    expect(readdirSync(join(folder, 't/1')).filter((name) => name.startsWith('full'))).toEqual(['full.webp']);
  });

  it('keeps no file open that nobody reads to its end', async () => {
    await write(storage, 'unread', Buffer.alloc(1_000_000));
    const handles = (): number => readdirSync('/proc/self/fd').length;
    const before = handles();
    for (let n = 0; n < 20; n += 1) {
      const content = await runInTenant(1, () => storage.read('unread'));
      content.destroy();
      await once(content, 'close');
    }
    while (handles() > before) await new Promise((resolve) => setTimeout(resolve, 5));
  });
});
