import { once } from 'node:events';
import { type DataSource, type Repository } from 'typeorm';
import { NOTES_EACH, type Note, NoteEntity, Notes, TENANTS, signal } from '../../../test/support/notes';
import { DependencyTimeout, TimeBudget } from '../dependencies';
import { runInTenant } from '../tenancy/scope';
import { type PlatformConnection, PlatformDatabase, connectPlatformDataSource, platformDataSource } from './index';
import { platformPoolOf } from './platform-data-source';

let notes: Notes;
let source: DataSource;
let platform: PlatformDatabase;

const connect = (): Promise<DataSource> =>
  connectPlatformDataSource(
    platformDataSource({ url: notes.database.environment.DATABASE_PLATFORM_URL, entities: [NoteEntity] }),
  );

beforeAll(async () => {
  notes = await Notes.open();
  source = await connect();
  platform = new PlatformDatabase(source);
});
afterAll(async () => {
  await source.destroy();
  await notes.close();
});

const written = (body: string): Promise<number> => platform.repository(NoteEntity).countBy({ body });

test('it sees the rows of every tenant, in whatever scope it is called', async () => {
  const all = TENANTS * NOTES_EACH;
  await expect(platform.repository(NoteEntity).count()).resolves.toBe(all);
  await expect(runInTenant(5, () => platform.repository(NoteEntity).count())).resolves.toBe(all);
});

test('a new row names its tenant, and keeps it', async () => {
  await platform.repository(NoteEntity).insert([
    { tenant_id: 1, body: 'named' },
    { tenant_id: 2, body: 'named' },
  ]);
  await platform.repository(NoteEntity).update({ tenant_id: 1, body: 'named' }, { tenant_id: 3, n: 7 });
  const found = platform.repository(NoteEntity).find({ where: { body: 'named' }, order: { tenant_id: 'asc' } });
  await expect(found).resolves.toMatchObject([
    { tenant_id: 1, n: 7 },
    { tenant_id: 2, n: 0 },
  ]);
  await expect(runInTenant(1, () => platform.repository(NoteEntity).insert({ body: 'whose' }))).rejects.toThrow(
    /null value/,
  );
});

test('in a transaction it is part of it: seen by none before the commit, gone with the rollback', async () => {
  await platform.transaction(async (transaction) => {
    await transaction.execute("insert into note (tenant_id, body) values (1, 'kept')");
    await transaction.repository(NoteEntity).insert({ tenant_id: 2, body: 'kept' });
    await expect(transaction.repository(NoteEntity).countBy({ body: 'kept' })).resolves.toBe(2);
    await expect(written('kept')).resolves.toBe(0);
  });
  await expect(written('kept')).resolves.toBe(2);

  const failing = platform.transaction(async (transaction) => {
    await transaction.repository(NoteEntity).insert({ tenant_id: 1, body: 'gone' });
    await transaction.repository(NoteEntity).delete({ body: 'kept' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await expect(written('gone')).resolves.toBe(0);
  await expect(written('kept')).resolves.toBe(2);
});

test('two transactions at a time do not share: neither sees what the other has written', async () => {
  const [first, second, looked] = [signal<undefined>(), signal<undefined>(), signal<undefined>()];
  const side = (transaction: PlatformConnection) => transaction.repository(NoteEntity).findBy({ body: 'side' });
  const both = await Promise.all([
    platform.transaction(async (transaction) => {
      await transaction.repository(NoteEntity).insert({ tenant_id: 1, body: 'side' });
      first.resolve(undefined);
      await second.promise;
      const seen = await side(transaction);
      looked.resolve(undefined);
      return seen;
    }),
    platform.transaction(async (transaction) => {
      await first.promise;
      await transaction.repository(NoteEntity).insert({ tenant_id: 2, body: 'side' });
      const seen = await side(transaction);
      second.resolve(undefined);
      await looked.promise;
      return seen;
    }),
  ]);
  expect(both.map((seen) => seen.map((note) => note.tenant_id))).toEqual([[1], [2]]);
});

test('it locks rows for its transaction, and refuses to outside of one', async () => {
  const locked = { where: { tenant_id: 1, n: 3 }, lock: { mode: 'pessimistic_write' } } as const;
  await expect(platform.repository(NoteEntity).findOne(locked)).rejects.toThrow(/transaction is required/i);
  await platform.transaction(async (transaction) => {
    await transaction.repository(NoteEntity).findOne(locked);
    const skipping = 'select from note where tenant_id = 1 and n = 3 for update skip locked';
    await expect(platform.query(skipping)).resolves.toEqual([]);
  });
});

test('used after its transaction has ended it is refused', async () => {
  const kept: Repository<Note>[] = [];
  const keep = (repository: Repository<Note>): void => void kept.push(repository);
  await platform.transaction((transaction) => Promise.resolve(keep(transaction.repository(NoteEntity))));
  const failing = platform.transaction((transaction) => {
    keep(transaction.repository(NoteEntity));
    return Promise.reject(new Error('rolled back'));
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(kept).toHaveLength(2);
  for (const repository of kept) {
    await expect(repository.count()).rejects.toThrow(/the transaction of this work has ended/);
    await expect(repository.insert({ tenant_id: 1, body: 'late' })).rejects.toThrow(/has ended/);
  }
  await expect(written('late')).resolves.toBe(0);
});

test('a statement that nobody waited for does not follow the COMMIT', async () => {
  const strays: Promise<unknown>[] = [];
  await platform.transaction(async (transaction) => {
    await transaction.query('select 1');
    const stray = (): Promise<unknown> => transaction.repository(NoteEntity).insert({ tenant_id: 1, body: 'stray' });
    // While the COMMIT is on its way.
    setImmediate(() => strays.push(expect(stray()).rejects.toThrow(/has ended/)));
  });
  expect(strays).toHaveLength(1);
  await Promise.all(strays);
  await expect(written('stray')).resolves.toBe(0);
});

test('it begins no transaction by itself', async () => {
  const repository = platform.repository(NoteEntity);
  await expect(repository.save({ tenant_id: 1, body: 'saved' })).rejects.toThrow(/by PlatformDatabase.transaction/);
  await expect(repository.manager.transaction(() => Promise.resolve())).rejects.toThrow(/PlatformDatabase.transaction/);
});

test('a failure is the error of the database, without the statement’s values', async () => {
  const failing = platform.repository(NoteEntity).update({ tenant_id: 1 }, { body: () => 'null' });
  const error = await failing.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '23502', column: 'body' });
  expect(error).not.toHaveProperty('parameters');
});

test('a condition without a value is refused, and so is none at all', async () => {
  const repository = platform.repository(NoteEntity);
  const nothing = undefined as unknown as string;
  await expect(repository.findBy({ body: nothing })).rejects.toThrow(/Undefined value/);
  await expect(repository.delete({ body: nothing })).rejects.toThrow(/Undefined value/);
  await expect(repository.update({}, { n: 1 })).rejects.toThrow(/Empty criteria/);
});

describe('a statement that is not answered in time', () => {
  /** The next connection that the pool lends, and the next that it closes. */
  async function lentAndClosed(work: () => Promise<void>): Promise<unknown[][]> {
    const pool = platformPoolOf(source);
    const events = Promise.all([once(pool, 'acquire'), once(pool, 'remove')]);
    await work();
    return events;
  }

  /** While nobody can read notes. */
  async function whileLocked(work: () => Promise<void>): Promise<void> {
    await notes.root.query('begin; lock table note');
    try {
      await work();
    } finally {
      await notes.root.query('rollback');
    }
  }

  test('ends its connection, alone', async () => {
    const [lent, closed] = await lentAndClosed(() =>
      whileLocked(async () => {
        const waiting = new TimeBudget(300).run(() => platform.repository(NoteEntity).count());
        await expect(waiting).rejects.toThrow(DependencyTimeout);
      }),
    );
    expect(closed?.[0]).toBe(lent?.[0]);
    await expect(written('kept')).resolves.toBe(2);
  });

  test('ends its connection in a transaction, of which nothing is stored', async () => {
    const [lent, closed] = await lentAndClosed(() =>
      whileLocked(async () => {
        const swallowing = platform.transaction(async (transaction) => {
          await transaction.execute('update purse set balance = 1');
          const waiting = new TimeBudget(300).run(() => transaction.repository(NoteEntity).count());
          await expect(waiting).rejects.toThrow(DependencyTimeout);
          await transaction.execute('select 1');
        });
        await expect(swallowing).rejects.toThrow(/not queryable|closed|terminated/i);
      }),
    );
    expect(closed?.[0]).toBe(lent?.[0]);
    await expect(platform.query('select from purse where balance = 1')).resolves.toEqual([]);
  });
});

test('whoever closes the database waits for transactions that have begun', async () => {
  const own = await connect();
  const begun = signal<undefined>();
  const closing = signal<undefined>();
  const working = new PlatformDatabase(own).transaction(async (transaction) => {
    begun.resolve(undefined);
    await closing.promise;
    await transaction.repository(NoteEntity).insert({ tenant_id: 1, body: 'at the end' });
  });
  await begun.promise;
  const closed = own.destroy();
  closing.resolve(undefined);
  await working;
  await closed;
  await expect(written('at the end')).resolves.toBe(1);
});
