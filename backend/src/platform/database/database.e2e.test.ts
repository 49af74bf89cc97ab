import { Global, type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Propagation, TransactionHost } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { ClsService } from 'nestjs-cls';
import { DataSource } from 'typeorm';
import { NOTES_EACH, NoteEntity, Notes } from '../../../test/support/notes';
import { CONFIG } from '../config/config';
import { runInTenant, runWithoutTenant } from '../tenancy/scope';
import { poolOf } from './app-data-source';
import { Database, DatabaseModule } from './index';

const tenantSeen = 'select min(tenant_id), count(distinct tenant_id)::int from note';

/** A service that joins whatever transaction its caller has. */
@Injectable()
class Writer {
  constructor(private readonly database: Database) {}

  write(body: string): Promise<number> {
    return this.database.execute('insert into note (body) values ($1)', [body]);
  }

  writeTwo(body: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.write(body);
      await this.write(body);
      if (body === 'fails') throw new Error('writer failed');
    });
  }
}

let notes: Notes;
let app: INestApplicationContext;
let database: Database;
let writer: Writer;
let host: TransactionHost<TransactionalAdapterTypeOrm>;

beforeAll(async () => {
  notes = await Notes.open();
  @Global()
  @Module({
    providers: [{ provide: CONFIG, useValue: { ...notes.database.environment, DATABASE_POOL: 4 } }],
    exports: [CONFIG],
  })
  class ConfigModule {}
  const module = await Test.createTestingModule({
    imports: [ConfigModule, DatabaseModule, TypeOrmModule.forFeature([NoteEntity])],
    providers: [Writer],
  }).compile();
  app = await module.init();
  [database, writer, host] = [app.get(Database), app.get(Writer), app.get(TransactionHost)];
});
afterAll(async () => {
  await app.close();
  await notes.close();
});

const written = async (body: string): Promise<number> =>
  (await database.query('select from note where body = $1', [body])).length;

describe('without a transaction', () => {
  test('query answers rows, execute a count, batch the rows of each', () =>
    runInTenant(1, async () => {
      await expect(database.query<{ x: number }>('select $1::int as x', [3])).resolves.toEqual([{ x: 3 }]);
      await expect(database.execute('update note set n = n where n <= $1', [3])).resolves.toBe(3);
      await expect(database.batch(['select 1 as x', { text: 'select $1::int as y', values: [2] }])).resolves.toEqual([
        [{ x: 1 }],
        [{ y: 2 }],
      ]);
    }));

  test('repositories see the tenant in scope', () =>
    runInTenant(2, async () => {
      await expect(database.repository(NoteEntity).count()).resolves.toBe(NOTES_EACH);
      await expect(database.query(tenantSeen)).resolves.toEqual([{ min: 2, count: 1 }]);
    }));

  test('outside a scope everything is refused', async () => {
    const refused = /outside a tenant scope/;
    await expect(database.query('select 1')).rejects.toThrow(refused);
    await expect(database.execute('select 1')).rejects.toThrow(refused);
    await expect(database.batch(['select 1'])).rejects.toThrow(refused);
    await expect(database.transaction(() => Promise.resolve())).rejects.toThrow(refused);
  });

  test('an error of a statement costs no connection', () =>
    runInTenant(1, async () => {
      const pool = poolOf(app.get(DataSource))!;
      const removed = jest.fn();
      pool.on('remove', removed);
      await expect(database.query('select 1/0')).rejects.toThrow(/division/);
      await expect(database.query('select 1 as x')).resolves.toEqual([{ x: 1 }]);
      expect(removed).not.toHaveBeenCalled();
    }));
});

describe('repositories of two tenants', () => {
  const repository = () => database.repository(NoteEntity);
  const bodies = async (n: number): Promise<string[]> => {
    const found = await repository().find({ where: { n }, order: { id: 'asc' } });
    return found.map(({ body }) => body);
  };

  test('keep apart what is read, written and deleted, in and out of transactions', async () => {
    await runInTenant(5, () => repository().insert({ body: 'of five', n: 900 }));
    await runInTenant(6, () =>
      database.transaction(async () => {
        await repository().insert({ body: 'of six', n: 900 });
        await repository().update({ n: 900 }, { body: 'changed by six' });
        await expect(bodies(900)).resolves.toEqual(['changed by six']);
      }),
    );
    await runInTenant(5, () => expect(bodies(900)).resolves.toEqual(['of five']));
    await runInTenant(5, () => repository().delete({ n: 900 }));
    await runInTenant(6, () => expect(bodies(900)).resolves.toEqual(['changed by six']));
    await runInTenant(6, () => repository().delete({ n: 900 }));
  });

  test('no tenant is taken from the caller: neither to find nor to write', async () => {
    await runInTenant(5, async () => {
      await repository().insert({ tenant_id: 6, body: 'for six', n: 901 });
      await expect(repository().findBy({ tenant_id: 6 })).resolves.toEqual([]);
      await repository().update({ n: 901 }, { tenant_id: 6, body: 'still of five' });
      await expect(bodies(901)).resolves.toEqual(['still of five']);
    });
    await runInTenant(6, () => expect(bodies(901)).resolves.toEqual([]));
    await runInTenant(5, () => repository().delete({ n: 901 }));
  });

  test('are refused outside a scope, and in the transaction of another', async () => {
    await expect(repository().count()).rejects.toThrow(/outside a tenant scope/);
    await runInTenant(5, () =>
      database.transaction(async () => {
        await expect(runInTenant(6, () => repository().count())).rejects.toThrow(/belongs to tenant "5"/);
      }),
    );
  });
});

describe('in a transaction', () => {
  test('everything called joins it, and stands or falls with it', () =>
    runInTenant(3, async () => {
      await database.transaction(async () => {
        await writer.write('kept');
        await writer.writeTwo('kept');
        await database.repository(NoteEntity).insert({ body: 'kept' });
        await expect(written('kept')).resolves.toBe(4);
        // Other connections do not see it before the commit.
        const elsewhere = await notes.root.query("select from note where body = 'kept'");
        expect(elsewhere.rowCount).toBe(0);
      });
      await expect(written('kept')).resolves.toBe(4);

      const failing = database.transaction(async () => {
        await writer.writeTwo('gone');
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      await expect(written('gone')).resolves.toBe(0);
    }));

  test('it needs no context that somebody began: in a job', () =>
    runInTenant(3, async () => {
      expect(app.get(ClsService).isActive()).toBe(false);
      await writer.writeTwo('job');
      await expect(written('job')).resolves.toBe(2);
      await expect(writer.writeTwo('fails')).rejects.toThrow('writer failed');
      await expect(written('fails')).resolves.toBe(0);
    }));

  test('a failure that was swallowed still fails the whole', () =>
    runInTenant(3, async () => {
      const swallowing = database.transaction(async () => {
        await writer.write('swallowed');
        await database.query('select 1/0').catch(() => undefined);
      });
      await expect(swallowing).rejects.toThrow(/nothing was stored/);
      await expect(written('swallowed')).resolves.toBe(0);
    }));

  test('the isolation level is the one asked for', () =>
    runInTenant(3, () =>
      database.transaction(async () => {
        await expect(database.query('show transaction_isolation')).resolves.toEqual([
          { transaction_isolation: 'serializable' },
        ]);
      }, 'SERIALIZABLE'),
    ));

  test('another tenant inside it is refused, whatever way it comes', () =>
    runInTenant(3, async () => {
      const belongs = /the transaction belongs to tenant "3"/;
      await database.transaction(async () => {
        await expect(runInTenant(4, () => database.query('select 1'))).rejects.toThrow(belongs);
        await expect(runInTenant(4, () => database.transaction(() => database.query('select 1')))).rejects.toThrow(
          belongs,
        );
        await expect(runInTenant(4, () => database.batch(['select 1', 'select 2']))).rejects.toThrow(belongs);
        await expect(runWithoutTenant(() => database.query('select 1'))).rejects.toThrow(belongs);
        await expect(database.query(tenantSeen)).resolves.toEqual([{ min: 3, count: 1 }]);
      });
    }));

  test('work that was not awaited is refused after its end instead of reaching a connection of others', () =>
    runInTenant(3, async () => {
      const late: Promise<unknown>[] = [];
      let end!: () => void;
      const ended = new Promise<void>((resolve) => (end = resolve));
      await database.transaction(() => {
        const { tx } = host;
        late.push(ended.then(() => tx.query('select 1')));
        return database.query('select 1');
      });
      end();
      await expect(late[0]).rejects.toThrow(/released/);
    }));
});

describe('nestjs-cls propagation', () => {
  test('sixty requests of twenty tenants at once: nested rollbacks stay inside, tenants apart', async () => {
    const cls = app.get(ClsService);
    const request = (tenant: number): Promise<void> =>
      cls.run(() =>
        runInTenant(tenant, async () => {
          await expect(host.tx.query(tenantSeen)).resolves.toEqual([{ min: tenant, count: 1 }]);
          await host.withTransaction(async () => {
            await expect(host.tx.query(tenantSeen)).resolves.toEqual([{ min: tenant, count: 1 }]);
            const inner = host.withTransaction(Propagation.Nested, async () => {
              await writer.write('inner');
              throw new Error('inner');
            });
            await expect(inner).rejects.toThrow('inner');
            await expect(written('inner')).resolves.toBe(0);
          });
        }),
      );
    await Promise.all(Array.from({ length: 60 }, (_, index) => request((index % 20) + 1)));
  });

  test('outside a scope the host is refused like everything else', () =>
    app.get(ClsService).run(async () => {
      await expect(host.withTransaction(() => host.tx.query('select 1'))).rejects.toThrow(/outside a tenant scope/);
    }));

  test('without a tenant it sees no tenant row', () =>
    runWithoutTenant(async () => {
      await expect(host.withTransaction(() => host.tx.query('select count(*)::int from note'))).resolves.toEqual([
        { count: 0 },
      ]);
    }));
});

test('no notes were lost on the way', async () => {
  const { rows } = await notes.root.query('select count(*)::int from note where tenant_id > 20');
  expect(rows).toEqual([{ count: 180 * NOTES_EACH }]);
});
