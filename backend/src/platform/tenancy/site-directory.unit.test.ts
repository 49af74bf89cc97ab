import { pino } from 'pino';
import { type PlatformDatabase } from '../database';
import { type ConfigSignal } from './config-signal';
import { type Host, type ProcessKind, type Site, SiteDirectory } from './site-directory';

const site = (id: number, version: number): Site => ({
  ...{ id, slug: `brand-${id}`, revision: 1, domain_language: 'en', locales: ['en'], version },
});
const host = (name: string, version: number, more: Partial<Host> = {}): Host => ({
  ...{ host: name, tenantId: 1, kind: 'primary', state: 'live', target: null, version, ...more },
});

/** The one row of all changes, and every other statement that was sent. */
class Platform {
  changes: unknown = { version: 0, tenants: [], hosts: [] };
  readonly asked: unknown[][] = [];
  readonly sent: { text: string; values: unknown[] }[] = [];
  failure: Error | undefined;
  /** Loads wait until this promise resolves. */
  held: Promise<void> = Promise.resolve();

  async query(text: string, values: unknown[] = []): Promise<unknown[]> {
    if (!text.includes('config_version')) {
      this.sent.push({ text, values });
      return [];
    }
    this.asked.push(values);
    await this.held;
    if (this.failure) throw this.failure;
    return this.changes === undefined ? [] : [{ changes: this.changes }];
  }

  get beats(): unknown[][] {
    return this.sent.filter(({ text }) => text.includes('insert into process')).map(({ values }) => values);
  }
}

let platform: Platform;
let listen: (() => void) | undefined;
let warned: unknown[];
const open = (kind: ProcessKind = 'api'): SiteDirectory => {
  const signal = { onChange: (listener: () => void) => (listen = listener) } as Partial<ConfigSignal> as ConfigSignal;
  const logger = pino({ level: 'silent' });
  jest.spyOn(logger, 'warn').mockImplementation((...told: unknown[]) => void warned.push(told[0]));
  return new SiteDirectory(
    platform as unknown as PlatformDatabase,
    signal,
    kind,
    { SOFTWARE_VERSION: 'abc123' },
    logger,
  );
};

beforeEach(() => {
  platform = new Platform();
  listen = undefined;
  warned = [];
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const publish = (version: number, tenants: readonly Site[], hosts: readonly Host[] = []): void => {
  platform.changes = { version, tenants, hosts };
};

it('knows hosts and tenants once it has started, and asks for what came after', async () => {
  publish(4, [site(1, 2)], [host('a.example', 4)]);
  const directory = open();
  expect([directory.version, directory.site(1), directory.host('a.example')]).toEqual([0, undefined, undefined]);
  await directory.onModuleInit();
  expect([directory.version, directory.site(1), directory.host('a.example')]).toEqual([
    ...[4, site(1, 2), host('a.example', 4)],
  ]);
  expect([directory.site(2), directory.host('b.example'), directory.primaryHost(2)]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
  await directory.refresh();
  expect(platform.asked).toEqual([[0], [4]]);
  await directory.beforeApplicationShutdown();
});

it('knows the host that links point to, for as long as it is the primary one and not retired', async () => {
  const directory = open('cli');
  const primaryAfter = async (version: number, ...hosts: Host[]): Promise<string | undefined> => {
    publish(version, [], hosts);
    await directory.refresh();
    return directory.primaryHost(1);
  };
  expect(await primaryAfter(1, host('a.example', 1), host('alias.example', 1, { kind: 'alias' }))).toBe('a.example');
  expect(await primaryAfter(2, host('alias.example', 2, { state: 'retired', kind: 'alias' }))).toBe('a.example');
  expect(await primaryAfter(3, host('b.example', 3), host('a.example', 3, { kind: 'redirect' }))).toBe('b.example');
  expect(await primaryAfter(4, host('b.example', 4, { state: 'suspended' }))).toBe('b.example');
  expect(await primaryAfter(5, host('b.example', 5, { state: 'retired' }))).toBeUndefined();
  expect(await primaryAfter(6, host('b.example', 6, { kind: 'alias' }))).toBeUndefined();
});

it('tells the changes after a version', async () => {
  publish(5, [site(1, 2), site(2, 5)], [host('a.example', 3), host('b.example', 4)]);
  const directory = open('cli');
  await directory.onModuleInit();
  expect(directory.changesAfter(3)).toEqual({ version: 5, tenants: [site(2, 5)], hosts: [host('b.example', 4)] });
  expect(directory.changesAfter(5)).toEqual({ version: 5, tenants: [], hosts: [] });
});

it('looks twice a second and whenever it is told of a change, until it ends', async () => {
  const directory = open();
  await directory.onModuleInit();
  expect(platform.sent.at(-1)?.text).toBe("delete from process where seen_at < now() - interval '1 hour'");
  await jest.advanceTimersByTimeAsync(499);
  expect(platform.asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(platform.asked).toHaveLength(2);
  listen?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(platform.asked).toHaveLength(3);
  await directory.beforeApplicationShutdown();
  expect(platform.sent.at(-1)).toEqual({ text: 'delete from process where id = $1', values: [directory.processId] });
  await jest.advanceTimersByTimeAsync(2000);
  expect(platform.asked).toHaveLength(3);
  // A change that is told meanwhile does not bring the row back.
  await directory.refresh();
  expect(platform.sent.at(-1)?.text).toContain('delete from process');
});

it('ends while the database is away', async () => {
  const directory = open();
  await directory.onModuleInit();
  jest.spyOn(platform, 'query').mockRejectedValue(new Error('away'));
  await expect(directory.beforeApplicationShutdown()).resolves.toBeUndefined();
});

it('says what it has applied at each change and every five seconds', async () => {
  publish(4, []);
  const directory = open();
  await directory.onModuleInit();
  const own = (version: number): unknown[] => [directory.processId, 'api', version, 'abc123'];
  expect(platform.beats).toEqual([own(4)]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(platform.beats).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(500);
  expect(platform.beats).toEqual([own(4), own(4)]);
  publish(5, []);
  await jest.advanceTimersByTimeAsync(500);
  expect(platform.beats).toEqual([own(4), own(4), own(5)]);
  // Another process that says it here is no word of this one.
  await jest.advanceTimersByTimeAsync(4500);
  await directory.beat({ id: 'a web', kind: 'web', software: 'def456' }, 3);
  await jest.advanceTimersByTimeAsync(1000);
  expect(platform.beats.slice(3)).toEqual([['a web', 'web', 3, 'def456'], own(5)]);
  await directory.beforeApplicationShutdown();
});

it('only reads on a command line', async () => {
  publish(4, [site(1, 4)]);
  const directory = open('cli');
  await directory.onModuleInit();
  expect(directory.site(1)).toEqual(site(1, 4));
  await jest.advanceTimersByTimeAsync(10_000);
  expect([platform.asked.length, platform.sent, listen]).toEqual([1, [], undefined]);
});

it('shares the next look among those who come while one is under way', async () => {
  const directory = open('cli');
  let release = (): void => undefined;
  platform.held = new Promise((resolve) => (release = resolve));
  const first = directory.refresh();
  const [second, third] = [directory.refresh(), directory.refresh()];
  expect(second).toBe(third);
  expect(second).not.toBe(first);
  release();
  await Promise.all([first, second, third]);
  expect(platform.asked).toHaveLength(2);
  await directory.refresh();
  await Promise.all([directory.refresh(), directory.refresh()]);
  expect(platform.asked).toHaveLength(5);
});

it('keeps what it knows while the database fails, and says for how long', async () => {
  publish(4, [site(1, 4)]);
  const directory = open('cli');
  await directory.onModuleInit();
  expect(directory.age).toBe(0);
  platform.failure = new Error('away');
  jest.setSystemTime(1_004_000);
  await directory.refresh();
  expect(warned).toEqual([{ err: platform.failure }]);
  expect([directory.site(1), directory.age]).toEqual([site(1, 4), 4]);
  platform.failure = undefined;
  await directory.refresh();
  expect(directory.age).toBe(0);
  platform.changes = undefined;
  await expect(open().onModuleInit()).rejects.toThrow('config_version has no row');
});

describe('waiting for a version', () => {
  const settled = async (waiting: Promise<void>): Promise<boolean> => {
    let isSettled = false;
    void waiting.then(() => (isSettled = true));
    await jest.advanceTimersByTimeAsync(0);
    return isSettled;
  };

  it('ends at once where it has come already', async () => {
    publish(4, []);
    const directory = open('cli');
    await directory.onModuleInit();
    expect(await settled(directory.waitAfter(3, 1000))).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends with the next version, or with its time', async () => {
    publish(4, []);
    const directory = open('cli');
    await directory.onModuleInit();
    const [told, late] = [directory.waitAfter(4, 1000), directory.waitAfter(4, 300)];
    expect(await settled(told)).toBe(false);
    await jest.advanceTimersByTimeAsync(300);
    expect(await settled(late)).toBe(true);
    expect(await settled(told)).toBe(false);
    // The same version again is no news.
    await directory.refresh();
    expect(await settled(told)).toBe(false);
    publish(5, []);
    await directory.refresh();
    expect(await settled(told)).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends when the process does', async () => {
    const directory = open('cli');
    const waiting = directory.waitAfter(0, 1000);
    await directory.beforeApplicationShutdown();
    expect(await settled(waiting)).toBe(true);
  });
});
