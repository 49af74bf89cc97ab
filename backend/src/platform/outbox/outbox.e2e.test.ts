import { type INestApplicationContext, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { testConfig } from '../../../test/support/api';
import { Cable } from '../../../test/support/cable';
import { type TestDatabase, createTestDatabase, withClient } from '../../../test/support/database';
import { ownRedis } from '../../../test/support/redis';
import { lockWaits } from '../../../test/support/while-held';
import { CacheModule } from '../cache';
import { ConfigModule } from '../config/config.module';
import { Database, DatabaseModule, PlatformDatabase } from '../database';
import { JobQueue, QUEUE_SETTINGS } from '../queue';
import { currentScope, runInTenant } from '../tenancy/scope';
import { OutboxBacklog } from './outbox-backlog';
import { OutboxClaims } from './outbox-claims';
import { outboxEntry } from './outbox-entry';
import { DeliveryError, DeliveryPostponed, OutboxHandlers } from './outbox-handlers';
import { OutboxRelay, jobsOf } from './outbox-relay';
import { DEFAULT_OUTBOX_SETTINGS, OUTBOX_SETTINGS, type OutboxSettings } from './outbox-settings';
import { OutboxDelivery, OutboxModule } from './outbox.module';

let redis: Awaited<ReturnType<typeof ownRedis>>;
let database: TestDatabase;
let cable: Cable;
const open: INestApplicationContext[] = [];

const delivered: { tenant: number; text: string; trace: string }[] = [];
let deliver: (text: string, attempt: number) => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  [redis, database] = await Promise.all([ownRedis(12), createTestDatabase()]);
  cable = await Cable.before(redis.url);
});

beforeEach(async () => {
  delivered.length = 0;
  deliver = () => Promise.resolve();
  await redis.client.flushdb();
  await withClient(database.platformUrl, (client) => client.query('delete from outbox'));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
  cable.open();
});

afterAll(async () => {
  await cable.close();
  await redis.close();
  await database.drop();
});

const FAST: OutboxSettings = { ...DEFAULT_OUTBOX_SETTINGS, poll: 20, retry: 20, claim: 1000 };

/** One process with relay and consumer; without `deliver` only its parts. */
async function process(
  settings: Partial<OutboxSettings> = {},
  delivers = true,
  concurrency = 2,
): Promise<INestApplicationContext> {
  const config = testConfig(database, { REDIS_URL: cable.url, LOG_LEVEL: 'silent' });

  @Module({
    imports: [ConfigModule.forProcess(config, 'test'), CacheModule, DatabaseModule, OutboxModule.forWorkers()],
  })
  class Process {}

  let building = Test.createTestingModule({ imports: [Process] })
    .overrideProvider(OUTBOX_SETTINGS)
    .useValue({ ...FAST, ...settings })
    .overrideProvider(QUEUE_SETTINGS)
    .useValue({ prefix: '{test}', concurrency });
  if (!delivers) building = building.overrideProvider(OutboxDelivery).useValue({});
  const app = await building.compile();
  app.get(OutboxHandlers).register('note', async ({ payload, attempt }) => {
    const { text } = payload as { text: string };
    await deliver(text, attempt);
    const scope = currentScope();
    delivered.push({ tenant: scope?.tenantId ?? 0, text, trace: scope?.trace ?? '' });
  });
  await app.init();
  open.push(app);
  return app;
}

const platformOf = (app: INestApplicationContext): PlatformDatabase => app.get(PlatformDatabase);

async function newTenant(app: INestApplicationContext): Promise<number> {
  const slug = `t${Math.random().toString(36).slice(2, 12)}`;
  const rows = await platformOf(app).query<{ id: number }>(
    'insert into tenant (slug, version) values ($1, 1) returning id',
    [slug],
  );
  return rows[0]?.id ?? 0;
}

async function write(app: INestApplicationContext, tenant: number, texts: readonly string[]): Promise<void> {
  const entries = (): Parameters<Database['batch']>[0] => texts.map((text) => outboxEntry('note', { text }));
  await runInTenant(tenant, () => app.get(Database).batch(entries()), 'the trace');
}

interface Row {
  readonly attempts: number;
  readonly last_error: string | null;
  readonly failed: boolean;
  readonly wait: number;
}
const rowsOf = (app: INestApplicationContext, tenant: number): Promise<Row[]> =>
  platformOf(app).query<Row>(
    `select attempts, last_error, failed_at is not null as failed, extract(epoch from hand_at - now())::float8 as wait
     from outbox where tenant_id = $1`,
    [tenant],
  );

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(10);
}
const texts = (): string[] => delivered.map(({ text }) => text);
const names = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

describe('an entry', () => {
  it('is delivered once, in its tenant and trace, and gone', async () => {
    const app = await process();
    const tenant = await newTenant(app);
    await write(app, tenant, ['a']);
    await until(async () => (await rowsOf(app, tenant)).length === 0);
    expect(delivered).toEqual([{ tenant, text: 'a', trace: 'the trace' }]);
  });

  it('of a transaction that fails is never delivered', async () => {
    const app = await process();
    const tenant = await newTenant(app);
    const work = runInTenant(tenant, () =>
      app.get(Database).transaction(async () => {
        const { text, values } = outboxEntry('note', { text: 'never' });
        await app.get(Database).query(text, values);
        throw new Error('and then it failed');
      }),
    );
    await expect(work).rejects.toThrow('and then it failed');
    await write(app, tenant, ['after']);
    await until(() => texts().includes('after'));
    expect(texts()).toEqual(['after']);
  });

  it('is tried again after a failure, waits twice as long each time, and keeps why', async () => {
    const app = await process({ retry: 400, longestRetry: 600 });
    const tenant = await newTenant(app);
    deliver = (_, attempt) =>
      attempt < 4 ? Promise.reject(new DeliveryError('deferred', `try_${attempt}`)) : Promise.resolve();
    await write(app, tenant, ['late']);
    await until(async () => (await rowsOf(app, tenant))[0]?.last_error === 'try_2');
    const [row] = await rowsOf(app, tenant);
    expect(row).toMatchObject({ attempts: 2, failed: false });
    expect(row?.wait).toBeLessThanOrEqual(0.6);
    await until(async () => (await rowsOf(app, tenant)).length === 0);
    expect(texts()).toEqual(['late']);
  });

  it('waits as long as was recorded of it, also where its claim was being renewed at that moment', async () => {
    const app = await process({ claim: 150, retry: 60_000, longestRetry: 60_000 });
    const tenant = await newTenant(app);
    const claims = app.get(OutboxClaims);
    const keep = claims.keep.bind(claims);
    const renewals: Promise<void>[] = [];
    jest.spyOn(claims, 'keep').mockImplementation((ids) => {
      const renewal = pause(100).then(() => keep(ids));
      renewals.push(renewal);
      return renewal;
    });
    deliver = async () => {
      await until(() => renewals.length > 0);
      throw new DeliveryError('deferred', 'later');
    };
    await write(app, tenant, ['late']);
    await until(async () => (await rowsOf(app, tenant))[0]?.last_error === 'later');
    await Promise.all(renewals);
    expect((await rowsOf(app, tenant))[0]?.wait).toBeGreaterThan(20);
  });

  it('that is refused for good is kept with its reason and not tried again', async () => {
    const app = await process();
    const tenant = await newTenant(app);
    const tries: string[] = [];
    deliver = (text) => {
      tries.push(text);
      return text === 'bad' ? Promise.reject(new DeliveryError('refused', 'smtp_550')) : Promise.resolve();
    };
    await write(app, tenant, ['bad']);
    await until(async () => (await rowsOf(app, tenant))[0]?.failed === true);
    await write(app, tenant, ['good']);
    await until(async () => texts().includes('good') && (await rowsOf(app, tenant)).length === 1);
    expect(await rowsOf(app, tenant)).toMatchObject([{ last_error: 'smtp_550', attempts: 1, failed: true }]);
    expect(tries).toEqual(['bad', 'good']);
  });

  it('that is given up keeps what was to be said, not its secrets', async () => {
    const app = await process();
    const tenant = await newTenant(app);
    deliver = () => Promise.reject(new DeliveryError('refused', 'smtp_550'));
    const entry = { text: 'a link', secrets: { token: 'opens the account' } };
    await runInTenant(tenant, () => app.get(Database).batch([outboxEntry('note', entry)]));
    await until(async () => (await rowsOf(app, tenant))[0]?.failed === true);
    const [kept] = await platformOf(app).query('select payload from outbox where tenant_id = $1', [tenant]);
    expect(kept).toEqual({ payload: { text: 'a link' } });
  });

  it('that is written for later waits, and does not count as one that lies in the queue', async () => {
    const app = await process();
    const tenant = await newTenant(app);
    const later = (seconds: number) => outboxEntry('note', { text: `after ${seconds}` }, undefined, seconds);
    await runInTenant(tenant, () => app.get(Database).batch([later(60), later(0.5)]));
    await write(app, tenant, ['now']);
    await until(() => texts().includes('now'));
    expect(texts()).toEqual(['now']);
    await until(() => texts().includes('after 0.5'));
    expect(await rowsOf(app, tenant)).toMatchObject([{ attempts: 0 }]);
    await app.get(OutboxBacklog).recallAll();
    expect((await rowsOf(app, tenant))[0]?.wait).toBeGreaterThan(50);
  });

  it('is recalled in the order in which consumers take entries', async () => {
    const app = await process({}, false);
    const tenant = await newTenant(app);
    await write(app, tenant, ['first', 'second']);
    const [{ ids }] = (await platformOf(app).query<{ ids: string[] }>(
      'select array_agg(id order by id) as ids from outbox where tenant_id = $1',
      [tenant],
    )) as [{ ids: [string, string] }];
    // The second one lies before the first in the table.
    for (const id of ids.toReversed())
      await platformOf(app).query("update outbox set hand_at = now() + interval '1 hour' where id = $1", [id]);
    const free = await withClient(database.rootUrl, async (root) => {
      await root.query('begin');
      await root.query('select from outbox where id = $1 for update', [ids[0]]);
      const recalled = app.get(OutboxBacklog).recallAll();
      await withClient(database.rootUrl, (watch) => until(async () => (await lockWaits(watch)) === 1));
      const second = 'select from outbox where id = $1 for update skip locked';
      const found = await platformOf(app).query(second, [ids[1]]);
      await root.query('commit');
      await recalled;
      return found;
    });
    expect(free).toHaveLength(1);
    const rows = await rowsOf(app, tenant);
    expect(rows.map(({ wait }) => wait <= 0)).toEqual([true, true]);
  });

  it('that is postponed comes again at its time, and with what was noted', async () => {
    const app = await process();
    const tenant = await newTenant(app);
    const seen: unknown[] = [];
    app.get(OutboxHandlers).register('postponed', ({ payload }) => {
      seen.push(payload);
      return seen.length > 1
        ? Promise.resolve()
        : Promise.reject(new DeliveryPostponed('quiet_hours', 300, { slot: 1 }));
    });
    await runInTenant(tenant, () => app.get(Database).batch([outboxEntry('postponed', { text: 'night' })]));
    await until(async () => (await rowsOf(app, tenant))[0]?.last_error === 'quiet_hours');
    const [row] = await rowsOf(app, tenant);
    expect(row?.wait).toBeLessThanOrEqual(0.3);
    await until(async () => (await rowsOf(app, tenant)).length === 0);
    expect(seen).toEqual([{ text: 'night' }, { text: 'night', slot: 1 }]);
  });

  it('of a kind that nobody here knows waits', async () => {
    const app = await process();
    const tenant = await newTenant(app);
    await runInTenant(tenant, () => app.get(Database).batch([outboxEntry('of the future', {})]));
    await until(async () => (await rowsOf(app, tenant))[0]?.last_error === 'no_handler');
    expect(await rowsOf(app, tenant)).toMatchObject([{ failed: false }]);
  });

  it('does not hold up the others of its job', async () => {
    const app = await process();
    const tenant = await newTenant(app);
    deliver = (text) => (text.endsWith('3') ? Promise.reject(new Error('only me')) : Promise.resolve());
    await write(app, tenant, names('n', 10));
    await until(() => delivered.length === 9);
    await until(async () => (await rowsOf(app, tenant)).length === 1);
    expect(await rowsOf(app, tenant)).toMatchObject([{ last_error: 'unexpected' }]);
  });
});

describe('Redis', () => {
  it('wiped between commit and delivery loses nothing and doubles nothing', async () => {
    const parts = await process({ hand: 600_000 }, false);
    const tenant = await newTenant(parts);
    await write(parts, tenant, names('n', 50));
    expect(await parts.get(OutboxRelay).sweep()).toBe(50);
    expect(await parts.get(JobQueue).waiting()).toBe(3);
    await redis.client.flushdb();
    const app = await process({ hand: 600_000 });
    await until(async () => (await rowsOf(app, tenant)).length === 0);
    expect(texts().sort()).toEqual(names('n', 50).sort());
  });

  it('wiped again and again during delivery loses nothing and doubles nothing', async () => {
    const app = await process({ hand: 600_000 });
    const tenant = await newTenant(app);
    deliver = () => pause(2);
    for (let round = 0; round < 10; round += 1) {
      await write(app, tenant, names(`r${round}`, 30));
      await redis.client.flushdb();
    }
    await until(async () => (await rowsOf(app, tenant)).length === 0);
    expect(texts().sort()).toEqual(
      Array.from({ length: 10 }, (_, round) => names(`r${round}`, 30))
        .flat()
        .sort(),
    );
  });

  it('away for a while keeps nobody from writing, and delivery goes on by itself', async () => {
    const app = await process();
    const tenant = await newTenant(app);
    await write(app, tenant, ['before']);
    await until(() => texts().includes('before'));
    cable.shut();
    await until(() => !app.get(JobQueue).reachable);
    await write(app, tenant, ['meanwhile']);
    await expect(app.get(JobQueue).waiting()).rejects.toThrow();
    expect(texts()).toEqual(['before']);
    cable.open();
    await until(() => texts().includes('meanwhile'));
    expect(texts()).toEqual(['before', 'meanwhile']);
  });
});

describe('several processes', () => {
  it('hand over and deliver each entry once', async () => {
    const apps = await Promise.all([process(), process(), process()]);
    const [app] = apps;
    const tenants = await Promise.all([newTenant(app), newTenant(app)]);
    await Promise.all(
      tenants.flatMap((tenant) => apps.map((each, index) => write(each, tenant, names(`p${index}`, 100)))),
    );
    await until(() => delivered.length >= 600);
    await until(async () => (await Promise.all(tenants.map((tenant) => rowsOf(app, tenant)))).flat().length === 0);
    expect(delivered).toHaveLength(600);
    expect(new Set(delivered.map(({ tenant, text }) => `${tenant}/${text}`)).size).toBe(600);
  });

  it('with two hints about the same rows deliver them once', async () => {
    const parts = await process({}, false);
    const tenant = await newTenant(parts);
    await write(parts, tenant, names('n', 20));
    const queue = parts.get(JobQueue);
    await queue.beginEpoch();
    const jobs = jobsOf(await parts.get(OutboxBacklog).takeDue(60_000), 20);
    await queue.add([...jobs, ...jobs, ...jobs]);
    expect(await queue.waiting()).toBe(3);
    deliver = () => pause(20);
    const app = await process();
    await until(async () => (await rowsOf(app, tenant)).length === 0);
    await until(async () => (await app.get(JobQueue).waiting()) === 0);
    expect(delivered).toHaveLength(20);
  });

  it('wait for a row that another holds for a moment, instead of leaving it behind', async () => {
    const parts = await process({}, false);
    const tenant = await newTenant(parts);
    await write(parts, tenant, ['held']);
    await withClient(database.platformUrl, async (relay) => {
      await relay.query('begin');
      const { rows } = await relay.query<{ id: string }>('select id from outbox for update');
      const taking = runInTenant(tenant, () => parts.get(OutboxClaims).take(rows.map(({ id }) => id)));
      await until(async () => {
        const waiting = await platformOf(parts).query(
          "select 1 from pg_locks where not granted and locktype = 'transactionid'",
        );
        return waiting.length > 0;
      });
      await relay.query('commit');
      expect(await taking).toHaveLength(1);
    });
  });

  it('take over what one of them left unfinished, once it is no longer heard of', async () => {
    const parts = await process({}, false);
    const tenant = await newTenant(parts);
    await write(parts, tenant, ['orphan']);
    // A killed worker leaves a row like this: claimed, and never settled.
    await platformOf(parts).query(
      `update outbox set claimed_until = now() + interval '300 ms', hand_at = now() + interval '300 ms', attempts = 1
       where tenant_id = $1`,
      [tenant],
    );
    const app = await process();
    await until(async () => (await rowsOf(app, tenant)).length === 0);
    expect(texts()).toEqual(['orphan']);
  });

  it('leave alone what one of them still works on, however long', async () => {
    const app = await process({ claim: 300 });
    await process({ claim: 300 });
    const tenant = await newTenant(app);
    const begun: string[] = [];
    deliver = async (text) => {
      begun.push(text);
      await pause(1500);
    };
    await write(app, tenant, ['long']);
    await until(async () => (await rowsOf(app, tenant)).length === 0);
    expect(begun).toEqual(['long']);
  });
});

describe('two tenants', () => {
  it('wait for themselves: five entries overtake another tenant’s thousand', async () => {
    const parts = await process({}, false);
    const [big, small] = await Promise.all([newTenant(parts), newTenant(parts)]);
    await write(parts, big, names('big', 1000));
    while ((await parts.get(OutboxRelay).sweep()) > 0);
    await write(parts, small, names('small', 5));
    await parts.get(OutboxRelay).sweep();
    // One job at a time: then the order of deliveries is the order of the queue.
    const app = await process({}, true, 1);
    await until(() => delivered.length === 1005);
    await until(async () => (await rowsOf(app, big)).length === 0);
    const last = delivered.findLastIndex(({ tenant }) => tenant === small);
    // At most one job of the other's before them: its first.
    expect(last).toBeLessThan(FAST.jobSize + 5);
  });

  it('share a sweep evenly, and no tenant floods the queue', async () => {
    const parts = await process({ sweep: 100, tenantBacklog: 80, jobSize: 10 }, false);
    const [big, small] = await Promise.all([newTenant(parts), newTenant(parts)]);
    await write(parts, big, names('big', 500));
    await write(parts, small, names('small', 5));
    const backlog = parts.get(OutboxBacklog);
    const count = (rows: readonly { tenantId: number }[], tenant: number) =>
      rows.filter(({ tenantId }) => tenantId === tenant).length;
    const first = await backlog.takeDue(60_000);
    expect([count(first, big), count(first, small)]).toEqual([50, 5]);
    const second = await backlog.takeDue(60_000);
    expect([count(second, big), count(second, small)]).toEqual([30, 0]);
    expect(await backlog.takeDue(60_000)).toEqual([]);
  });
});
