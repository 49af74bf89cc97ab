import { type DataSource } from 'typeorm';
import { AT_THE_GATE, losingDeadlocks } from '../../../../test/support/deadlock';
import { Notes } from '../../../../test/support/notes';
import { runInTenant } from '../../tenancy/scope';
import { poolOf } from '../app-data-source';
import { PlatformDatabase, connectPlatformDataSource, platformDataSource } from '../index';

const TENANT = 5;
const DEADLOCK = { code: '40P01' };
/** More than a statement is repeated. */
const TOO_OFTEN = 4;

let notes: Notes;
let tenants: DataSource;
let platforms: DataSource;
let platform: PlatformDatabase;
let first: number;
let last: number;
beforeAll(async () => {
  notes = await Notes.open();
  // A second is what the server waits before it looks for a deadlock; as many of them as here would near a statement's limit.
  await notes.root.query(`alter database ${notes.database.name} set deadlock_timeout = '50ms'`);
  tenants = await notes.source();
  platforms = platformDataSource({ url: notes.database.environment.DATABASE_PLATFORM_URL });
  platform = new PlatformDatabase(await connectPlatformDataSource(platforms));
  const { rows } = await notes.root.query<{ first: number; last: number }>(
    'select min(id) as first, max(id) as last from note where tenant_id = $1',
    [TENANT],
  );
  ({ first, last } = rows[0]!);
});
afterAll(async () => {
  await platforms.destroy();
  await notes.close();
});

const lock = (id: number): string => `select from note where tenant_id = ${TENANT} and id = ${id} for update`;
const add = (id: number): string => `update note set n = n + 1 where tenant_id = ${TENANT} and id = ${id}`;
/** The one row, and then the other. */
const both = (): string =>
  `with one as (${add(first)} returning id), gate as materialized (select ${AT_THE_GATE} from one)
   update note set n = n + 1 from gate where tenant_id = ${TENANT} and id = ${last}`;
const parts = () => [{ text: add(first) }, { text: `select ${AT_THE_GATE}` }, { text: add(last) }];

async function added(): Promise<number[]> {
  const { rows } = await notes.root.query<{ n: number }>('select n from note where id in ($1, $2) order by id', [
    first,
    last,
  ]);
  return rows.map(({ n }) => n);
}

const losing = <T>(times: number, call: () => Promise<T>): Promise<T> =>
  losingDeadlocks({ rootUrl: notes.database.rootUrl, first: lock(first), last: lock(last), times }, call);

/** Of each database what goes alone, and what runs statements one by one in a transaction. */
const ways: readonly [string, () => Promise<unknown>, (work: () => void) => Promise<unknown>][] = [
  [
    'a statement of a tenant',
    () => runInTenant(TENANT, () => tenants.query(both())),
    (work) =>
      runInTenant(TENANT, () =>
        tenants.transaction((manager) => {
          work();
          return manager.query(both());
        }),
      ),
  ],
  [
    'a statement of the platform',
    () => platform.query(both()),
    (work) =>
      platform.transaction((transaction) => {
        work();
        return transaction.query(both());
      }),
  ],
];

const alone: readonly [string, () => Promise<unknown>][] = [
  ...ways.map(([what, call]): [string, () => Promise<unknown>] => [what, call]),
  ['a batch of a tenant', () => runInTenant(TENANT, () => poolOf(tenants)!.use((client) => client.batch(parts())))],
  ['a batch of the platform', () => platform.batch(parts())],
];

test.each(alone)('%s that loses deadlocks is repeated, and is done once', async (_what, call) => {
  const [one = 0, other = 0] = await added();
  await losing(2, call);
  await expect(added()).resolves.toEqual([one + 1, other + 1]);
});

test.each(ways)('%s that goes on losing fails in the end, and has changed nothing', async (_what, call) => {
  const before = await added();
  await expect(losing(TOO_OFTEN, call)).rejects.toMatchObject(DEADLOCK);
  await expect(added()).resolves.toEqual(before);
});

test.each(ways)('%s in a transaction is not repeated, nor is the transaction', async (_what, _call, inTransaction) => {
  const before = await added();
  const work = jest.fn();
  await expect(losing(1, () => inTransaction(work))).rejects.toMatchObject(DEADLOCK);
  expect(work).toHaveBeenCalledTimes(1);
  await expect(added()).resolves.toEqual(before);
});
