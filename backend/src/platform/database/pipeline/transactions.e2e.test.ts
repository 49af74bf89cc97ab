import { type DataSource } from 'typeorm';
import { NOTES_EACH, NoteEntity, Notes, lend } from '../../../../test/support/notes';
import { runInTenant, runWithoutTenant } from '../../tenancy/scope';
import { poolOf } from '../app-data-source';
import { type TenantClient } from './tenant-client';

let notes: Notes;
let source: DataSource;
let single: DataSource;
beforeAll(async () => {
  notes = await Notes.open();
  source = await notes.source();
  single = await notes.source(1);
});
afterAll(() => notes.close());

const bodies = (like: string): Promise<{ count: number }[]> =>
  source.query('select count(*)::int from note where body = $1', [like]);

test('a transaction has its isolation level and its tenant', () =>
  runInTenant(9, () =>
    source.transaction('SERIALIZABLE', async (manager) => {
      await expect(manager.query('show transaction_isolation')).resolves.toEqual([
        { transaction_isolation: 'serializable' },
      ]);
      await expect(manager.count(NoteEntity)).resolves.toBe(NOTES_EACH);
    }),
  ));

test('what is rolled back is gone, and the connection serves on', () =>
  runInTenant(9, async () => {
    const failing = source.transaction(async (manager) => {
      await manager.query("insert into note (body) values ('rolled back')");
      await manager.query('insert into purse (tenant_id, id) values (9, 1)');
    });
    await expect(failing).rejects.toThrow(/duplicate key/);
    await expect(bodies('rolled back')).resolves.toEqual([{ count: 0 }]);
  }));

test('a nested transaction rolls back alone and the tenant is still set', () =>
  runInTenant(9, () =>
    source.transaction(async (manager) => {
      const inner = manager.transaction(async (nested) => {
        await nested.query('update note set n = 100');
        throw new Error('inner');
      });
      await expect(inner).rejects.toThrow('inner');
      await expect(manager.count(NoteEntity)).resolves.toBe(NOTES_EACH);
      await expect(manager.query('select count(*)::int from note where n = 100')).resolves.toEqual([{ count: 0 }]);
    }),
  ));

test('a statement that fails inside a savepoint leaves the rest usable', () =>
  runInTenant(9, () =>
    source.transaction(async (manager) => {
      await expect(manager.transaction((nested) => nested.query('select nonsense'))).rejects.toThrow(/nonsense/);
      await expect(manager.count(NoteEntity)).resolves.toBe(NOTES_EACH);
    }),
  ));

test('a rollback to a savepoint made before the first statement does not lose the tenant', () =>
  runInTenant(9, () =>
    lend(source, async (client) => {
      await client.query('begin');
      await client.query('savepoint first');
      expect((await client.query('select count(*)::int from note')).rows).toEqual([{ count: NOTES_EACH }]);
      await client.query('rollback to savepoint first');
      expect((await client.query('select count(*)::int from note')).rows).toEqual([{ count: NOTES_EACH }]);
      await client.query('release savepoint first');
      await client.query('commit');
    }),
  ));

test('one connection serves the transactions of many tenants, one after the other', async () => {
  for (const tenant of [11, 12, 11]) {
    const seen = runInTenant(tenant, () =>
      single.transaction((manager) => manager.query('select min(tenant_id) from note')),
    );
    await expect(seen).resolves.toEqual([{ min: tenant }]);
  }
});

test('switching the tenant inside a transaction throws, and the transaction goes on', () =>
  runInTenant(9, () =>
    source.transaction(async (manager) => {
      const belongs = /the transaction belongs to tenant "9"/;
      await expect(runInTenant(10, () => manager.query('select 1'))).rejects.toThrow(belongs);
      await expect(runWithoutTenant(() => manager.query('select 1'))).rejects.toThrow(belongs);
      // On a connection of its own the other tenant is served.
      await expect(runInTenant(10, () => source.query('select min(tenant_id) from note'))).resolves.toEqual([
        { min: 10 },
      ]);
      await expect(manager.count(NoteEntity)).resolves.toBe(NOTES_EACH);
    }),
  ));

test('another scope can neither commit halves nor begin: it can only end what is open', async () => {
  await lend(source, async (client) => {
    await runInTenant(9, () => client.query('begin'));
    await runInTenant(10, async () => {
      await expect(client.query('savepoint mine')).rejects.toThrow(/belongs to tenant "9"/);
      await expect(client.batch(['select 1', 'select 2'])).rejects.toThrow(/belongs to tenant "9"/);
    });
    await client.query('rollback');
    expect(client.isIdle).toBe(true);
  });
});

test('transaction control cannot hide in a batch', () =>
  runInTenant(9, () =>
    lend(source, async (client) => {
      await expect(client.batch(['begin', 'select 1'])).rejects.toThrow(/cannot travel in a batch/);
      await expect(client.batch(["insert into note (body) values ('half')", 'commit'])).rejects.toThrow(
        /cannot travel/,
      );
      expect(client.isIdle).toBe(true);
      await expect(bodies('half')).resolves.toEqual([{ count: 0 }]);
    }),
  ));

test('COMMIT of a transaction whose failure was swallowed is an error, not a silent rollback', () =>
  runInTenant(9, async () => {
    const swallowing = source.transaction(async (manager) => {
      await manager.query("insert into note (body) values ('swallowed')");
      await manager.query('select 1/0').catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow(/nothing was stored/);
    await expect(bodies('swallowed')).resolves.toEqual([{ count: 0 }]);
  }));

describe('a transaction left open', () => {
  const nextTenantSees = async (): Promise<void> => {
    await expect(runInTenant(4, () => single.query('select min(tenant_id), count(*)::int from note'))).resolves.toEqual(
      [{ min: 4, count: NOTES_EACH }],
    );
    await expect(runInTenant(3, () => single.query("select from note where body = 'leak'"))).resolves.toEqual([]);
  };

  test('is dropped with its connection', async () => {
    await runInTenant(3, async () => {
      const runner = single.createQueryRunner();
      await runner.startTransaction();
      await runner.query("insert into note (body) values ('leak')");
      await runner.release();
    });
    await nextTenantSees();
  });

  test('is dropped, too, while its last statement is still unanswered', async () => {
    await runInTenant(3, async () => {
      const runner = single.createQueryRunner();
      await runner.startTransaction();
      const unanswered = runner.query("insert into note (body) values ('leak')").catch(() => undefined);
      await runner.release();
      await unanswered;
    });
    await nextTenantSees();
  });

  test('is dropped, too, while its BEGIN is still unanswered', async () => {
    const first: TenantClient[] = [];
    const unanswered = runInTenant(3, () =>
      lend(single, (client) => {
        first.push(client);
        // Not awaited: the connection goes back with the statement on its way.
        return Promise.resolve({ begun: client.query('begin').catch(() => undefined) });
      }),
    );
    await (
      await unanswered
    ).begun;
    await nextTenantSees();
    await poolOf(single)!.use((client) => {
      expect(client).not.toBe(first[0]);
      return Promise.resolve();
    });
  });
});

test('a changed table inside a transaction is raised once, then right', async () => {
  await notes.root.query('create table shape (x int); grant select on shape to manyhearts_app');
  await runInTenant(5, async () => {
    for (let use = 0; use < 3; use++) await single.query('select * from shape');
    await notes.root.query('alter table shape add y int');
    const within = (): Promise<unknown> => single.transaction((manager) => manager.query('select * from shape'));
    await expect(within()).rejects.toThrow(/cached plan/);
    await expect(within()).resolves.toEqual([]);
  });
});
