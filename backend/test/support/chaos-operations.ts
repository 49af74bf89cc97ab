import { type EntityManager } from 'typeorm';
import { poolOf } from '../../src/platform/database/app-data-source';
import { runInTenant } from '../../src/platform/tenancy/scope';
import { type Operation, type Rows } from './chaos';
import { NOTES_EACH, NoteEntity, TENANTS, lend } from './notes';

const another = (tenant: number): number => (tenant % TENANTS) + 1;

/** Correct and faulty uses of an application. Those that must fail return no row if they succeed: a finding. */
export const operations: readonly Operation[] = [
  function select({ source, random }) {
    return source.query<Rows>('select * from note where n > $1 limit 5', [random(10)]);
  },
  function selectAll({ source }) {
    return source.query<Rows>('select * from note limit 5');
  },
  function join({ source }) {
    return source.query<Rows>(
      'select p.* from note n join purse p on p.tenant_id = n.tenant_id and p.id = n.n limit 3',
    );
  },
  async function repository({ source }) {
    return (await source
      .getRepository(NoteEntity)
      .find({ take: 2, select: { tenant_id: true, id: true } })) as unknown as Rows;
  },
  async function poolQuery({ source }) {
    return (await poolOf(source)!.query<Record<string, unknown>>('select tenant_id from note limit $1', [2])).rows;
  },
  function poolCallback({ source }) {
    return new Promise((resolve, reject) => {
      poolOf(source)!.connect((connectError, client, done) => {
        if (connectError !== undefined) {
          reject(connectError);
          return;
        }
        client!.query<Record<string, unknown>>('select tenant_id from note limit 2', (error: Error | null, result) => {
          done(error ?? undefined);
          if (error === null) resolve(result.rows);
          else reject(error);
        });
      });
    });
  },
  function insert({ source, tenant }) {
    return source.query<Rows>('insert into note (body) values ($1) returning tenant_id', [`one ${tenant}`]);
  },
  async function update({ source }) {
    const text = 'update note set n = n + 1 where id = (select min(id) from note) returning tenant_id';
    return (await source.query<[Rows, number]>(text))[0];
  },
  function manyShapes({ source, random }) {
    return source.query<Rows>(`select tenant_id, ${random(500)} as v from note limit 2`);
  },
  async function parallel({ source }) {
    const one = (n: number): Promise<Rows> =>
      source.query<Rows>('select tenant_id from note where n >= $1 limit 2', [n]);
    return (await Promise.all([one(1), one(2), one(3)])).flat();
  },
  function slow({ source }) {
    return source.query<Rows>('select tenant_id, pg_sleep(0.01) from note limit 1');
  },
  function batch({ source, tenant, random }) {
    const pair = {
      text: 'insert into note (body) values ($1) returning tenant_id',
      values: [`pair ${tenant} ${random(2 ** 31)}`],
    };
    return lend(source, async (client) =>
      (await client.batch([pair, 'select tenant_id from note limit 1', pair])).flatMap(({ rows }) => rows),
    );
  },
  function failingBatch({ source, tenant }) {
    const never = { text: 'insert into note (body) values ($1)', values: [`never ${tenant}`] };
    return lend(source, async (client) =>
      (await client.batch([never, 'select 1', 'update purse set balance = -1 where id = 1'])).flatMap(() => []),
    );
  },
  function transaction({ source, tenant, random }) {
    return source.transaction(async (manager) => {
      const before = await manager.query<Rows>('select tenant_id from note limit 2');
      await manager.query('insert into note (body) values ($1)', [`within ${tenant}`]);
      await failWithin(manager, tenant);
      const after = await manager.query<Rows>('select tenant_id from note limit 2');
      if (random(3) === 0) throw new Error('boom');
      return [...before, ...after];
    });
  },
  async function abandonedTransaction({ source, tenant, random }) {
    if (random(5) > 0) return source.query<Rows>('select tenant_id from note limit 1');
    const runner = source.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query('insert into note (body) values ($1)', [`never ${tenant}`]);
      return (await runner.query('select tenant_id from note limit 1')) as Rows;
    } finally {
      await runner.release();
    }
  },
  async function switchedScope({ source, tenant }) {
    const foreign = source.transaction((manager) => runInTenant(another(tenant), () => manager.query('select 1')));
    const answer = await foreign.then(
      () => 'answered',
      (error: unknown) => {
        if (!/the transaction belongs/.test(String(error))) throw error;
        return 'refused';
      },
    );
    return answer === 'refused' ? [{ tenant_id: tenant }] : [];
  },
  async function foreignRow({ source, tenant }) {
    await source.query("insert into note (tenant_id, body) values ($1, 'foreign')", [another(tenant)]);
    return [];
  },
  async function wrongSyntax({ source }) {
    await source.query('selec nonsense');
    return [];
  },
  async function wrongValue({ source }) {
    await source.query('select $1::int', ['x']);
    return [];
  },
  async function wrongRow({ source }) {
    await source.query('select 1/$1::int', [0]);
    return [];
  },
  async function duplicate({ source, tenant }) {
    await source.query('insert into purse (tenant_id, id) values ($1, 1)', [tenant]);
    return [];
  },
  async function missingTable({ source, random }) {
    await source.query(`select * from table_${random(9)} where x = $1`, [1]);
    return [];
  },
  async function count({ source, tenant }) {
    const counted = await source.getRepository(NoteEntity).count();
    return counted >= NOTES_EACH ? [{ tenant_id: tenant }] : [];
  },
];

/** A transaction within another one that fails. Told where it cannot be undone, which TypeORM's own way keeps to itself. */
async function failWithin({ queryRunner }: EntityManager, tenant: number): Promise<void> {
  await queryRunner!.startTransaction();
  try {
    await queryRunner!.query('insert into note (body) values ($1)', [`never ${tenant}`]);
    await queryRunner!.query('select 1/0');
  } catch (error) {
    await queryRunner!.rollbackTransaction();
    if (!/division/.test(String(error))) throw error;
  }
}
