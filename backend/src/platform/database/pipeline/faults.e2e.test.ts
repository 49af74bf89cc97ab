import { type DataSource } from 'typeorm';
import { Notes, behindItsBack, lend } from '../../../../test/support/notes';
import { runInTenant, runWithoutTenant } from '../../tenancy/scope';
import { poolOf } from '../app-data-source';

let notes: Notes;
let one: DataSource;
beforeAll(async () => {
  notes = await Notes.open();
  one = await notes.source(1);
});
afterAll(() => notes.close());

const pid = async (): Promise<number> => {
  const rows = await one.query<{ pid: number }[]>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
};

async function stillRight(): Promise<void> {
  await expect(one.query('select distinct tenant_id from note')).resolves.toEqual([{ tenant_id: 5 }]);
}

/** Resolves once the server works on a statement with this text. */
async function running(text: string): Promise<void> {
  for (;;) {
    const { rowCount } = await notes.root.query(
      "select from pg_stat_activity where state = 'active' and starts_with(query, $1) and datname = current_database()",
      [text],
    );
    if (rowCount === 1) return;
  }
}

const unwritable = {
  toPostgres() {
    throw new Error('mapper');
  },
};

describe('after an error the next statement on the same connection is right', () => {
  test.each<[string, string, unknown[], RegExp]>([
    ['a syntax error', 'selec 1', [], /syntax error/],
    ['a missing table', 'select * from nowhere where x = $1', [1], /does not exist/],
    ['a duplicate key', 'insert into purse (tenant_id, id) values (5, 1)', [], /duplicate key/],
    ['a failed check', 'update purse set balance = -1', [], /check constraint/],
    ["another tenant's row", "insert into note (tenant_id, body) values (6, 'x')", [], /row-level security/],
    ['an error of a row', 'select 1/$1::int', [0], /division/],
    ['a value of the wrong type', 'select $1::int', ['x'], /invalid input/],
    ['too many values', 'select $1::int', [1, 2], /bind message supplies/],
    ['a value that cannot be written', 'select $1::text', [unwritable], /mapper/],
    ['COPY without a stream', 'copy note to stdout', [], /./],
  ])('%s', async (_what, text, values, message) => {
    await runInTenant(5, async () => {
      const before = await pid();
      for (let round = 0; round < 4; round++) {
        await expect(one.query(text, values)).rejects.toThrow(message);
        await stillRight();
      }
      expect(await pid()).toBe(before);
    });
  });

  test('the time limit', async () => {
    const hasty = await notes.source(1, { statement_timeout: 100 });
    await runInTenant(5, async () => {
      for (let round = 0; round < 3; round++) {
        await expect(hasty.query('select pg_sleep(8)')).rejects.toThrow(/statement timeout/);
        await expect(hasty.query('select distinct tenant_id from note')).resolves.toEqual([{ tenant_id: 5 }]);
      }
    });
  });

  test('an empty statement', () =>
    runInTenant(5, async () => {
      for (let round = 0; round < 3; round++) {
        await expect(one.query('')).resolves.toEqual([]);
        await stillRight();
      }
    }));

  test('a cancel', () =>
    runInTenant(5, async () => {
      const before = await pid();
      for (let round = 0; round < 3; round++) {
        const slow = expect(one.query('select pg_sleep(8), 1 as x')).rejects.toThrow(/user request/);
        await running('select pg_sleep(8), 1 as x');
        await notes.root.query('select pg_cancel_backend($1)', [before]);
        await slow;
        await stillRight();
      }
      expect(await pid()).toBe(before);
    }));
});

test('a Parse that failed is not remembered: the table appears, and the query works', () =>
  runInTenant(5, async () => {
    const text = 'select * from later where x = $1';
    for (let round = 0; round < 3; round++) await expect(one.query(text, [1])).rejects.toThrow(/does not exist/);
    await notes.root.query('create table later (x int); grant select on later to manyhearts_app');
    // Inside a transaction a name taken for prepared would be an error that nothing can heal.
    await expect(one.transaction((manager) => manager.query(text, [1]))).resolves.toEqual([]);
    for (let round = 0; round < 3; round++) await expect(one.query(text, [1])).resolves.toEqual([]);
  }));

test('a statement whose table changed is sent again by itself', async () => {
  await notes.root.query('create table changing (x int); grant select on changing to manyhearts_app');
  await runInTenant(5, async () => {
    for (let round = 0; round < 3; round++) await one.query('select * from changing');
    await notes.root.query('alter table changing add y int; insert into changing values (1, 2)');
    for (let round = 0; round < 3; round++)
      await expect(one.query('select * from changing')).resolves.toEqual([{ x: 1, y: 2 }]);
  });
});

test('after a changed table statements are prepared with another text, which no pooler has prepared already', async () => {
  await notes.root.query('create table retyped (x int); grant select on retyped to manyhearts_app');
  const text = 'select x from retyped';
  const prepared = (): Promise<string[]> =>
    lend(one, async (client) => {
      const found = await behindItsBack(client, 'select statement from pg_prepared_statements');
      return found.rows.map(({ statement }) => String(statement)).filter((statement) => statement.startsWith(text));
    });
  await runInTenant(5, async () => {
    for (let round = 0; round < 3; round++) await one.query(text);
    const before = await prepared();
    expect(before).toHaveLength(1);
    await notes.root.query("alter table retyped alter column x type text; insert into retyped values ('seven')");
    for (let round = 0; round < 3; round++) await expect(one.query(text)).resolves.toEqual([{ x: 'seven' }]);
    const after = await prepared();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });
});

test('a transaction that meets a changed table fails as a whole, and the next one succeeds', async () => {
  await notes.root.query('create table widened (x int); grant select on widened to manyhearts_app');
  const transaction = (): Promise<void> =>
    one.transaction(async (manager) => {
      await manager.query("insert into note (body) values ('widened')");
      await manager.query('select x from widened');
    });
  await runInTenant(5, async () => {
    for (let round = 0; round < 3; round++) await transaction();
    await notes.root.query('alter table widened alter column x type bigint');
    await expect(transaction()).rejects.toMatchObject({ code: '0A000' });
    await transaction();
    await expect(one.query("select from note where body = 'widened'")).resolves.toHaveLength(4);
  });
});

test.each(['discard all', 'deallocate all', 'deallocate tenant_scope'])(
  '%s behind our back heals by itself',
  async (text) => {
    await runInTenant(5, async () => {
      for (let round = 0; round < 3; round++) await stillRight();
      await lend(one, (client) => behindItsBack(client, text));
      for (let round = 0; round < 3; round++) await stillRight();
    });
  },
);

test('a name that somebody else took on the session is made ours again', () =>
  runInTenant(5, async () => {
    for (let round = 0; round < 3; round++) await stillRight();
    await lend(one, async (client) => {
      await behindItsBack(client, 'deallocate all');
      await behindItsBack(client, "prepare tenant_scope as select 'not ours', $1::text");
    });
    for (let round = 0; round < 3; round++) await stillRight();
  }));

test('DISCARD ALL through the pipeline is refused by the server and harms nothing', () =>
  runInTenant(5, async () => {
    await expect(one.query('discard all')).rejects.toThrow(/DISCARD ALL cannot/);
    await stillRight();
  }));

describe('a connection killed by the server', () => {
  test('while a statement runs: that one fails, the next has a new connection', () =>
    runInTenant(5, async () => {
      const before = await pid();
      const killed = expect(one.query('select pg_sleep(8), 2 as x')).rejects.toThrow(/terminat/);
      await running('select pg_sleep(8), 2 as x');
      await notes.root.query('select pg_terminate_backend($1)', [before]);
      await killed;
      await stillRight();
      expect(await pid()).not.toBe(before);
    }));

  test('while it lies idle in the pool', () =>
    runInTenant(5, async () => {
      const before = await pid();
      await notes.root.query('select pg_terminate_backend($1, 5000)', [before]);
      // The server says so at once; whether we have read it when the next query leaves is a race that may go either way.
      await one.query('select 1').catch(() => undefined);
      await stillRight();
      expect(await pid()).not.toBe(before);
    }));

  test('while it is lent and waits between two statements: the process lives, the pool drops it', () =>
    runInTenant(5, async () => {
      const before = await pid();
      const client = await poolOf(one)!.connect();
      const ended = new Promise((resolve) => client.once('end', resolve));
      await notes.root.query('select pg_terminate_backend($1, 5000)', [before]);
      await ended;
      await expect(client.query('select 1')).rejects.toThrow(/not queryable|closed/);
      client.release();
      await stillRight();
    }));

  test('inside a transaction: nothing of it is stored', () =>
    runInTenant(5, async () => {
      const lost = one.transaction(async (manager) => {
        await manager.query("insert into note (body) values ('lost')");
        const rows = await manager.query<{ pid: number }[]>('select pg_backend_pid() as pid');
        await notes.root.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
        await manager.query('select 1');
      });
      await expect(lost).rejects.toThrow();
      await expect(one.query("select from note where body = 'lost'")).resolves.toEqual([]);
      await stillRight();
    }));
});

test('errors show the line that asked, not the socket that answered', () =>
  runWithoutTenant(() =>
    lend(one, async (client) => {
      const failure = await client.query('select nonsense').catch((error: unknown) => error as Error);
      expect((failure as Error).stack).toContain('faults.e2e.test');
    }),
  ));
