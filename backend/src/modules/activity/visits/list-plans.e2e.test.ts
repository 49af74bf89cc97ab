import { FIRST, type TestApi } from '../../../../test/support/api';
import { withClient } from '../../../../test/support/database';
import { isFullSize } from '../../../../test/support/full-size';
import { call, confirmed } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { Database, type Statement } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { Tenants } from '../../tenants';

jest.setTimeout(300_000);

const OTHERS = isFullSize ? 100_000 : 10_000;
/** How many others each of them visited and likes, so that the member is one of many. */
const MEETINGS = 5;
/** A few times a page: people who may not be shown are passed over. */
const MOST_READ = 2000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

let api: TestApi;
let me: Person;
let database: Database;
let tenant: number;

/** Very many people visited a member, half of them like the member on the next day, the others are liked; all of it was seen. Each met others, too. */
beforeAll(async () => {
  api = await startAccountsApi(106);
  const { app } = api.running;
  database = app.get(Database);
  ({ id: tenant } = await app.get(Tenants).get(FIRST));
  me = await confirmed(api);
  const at = (day: number) => `now() - (n % 40 + ${day}) * interval '1 day' - n * interval '1 second'`;
  await rows(
    api,
    `insert into profile (tenant_id, name, birth_date, language, status)
     select tenant_id, 'Other', '1990-01-01', 'nl', 'active' from profile, generate_series(1, $2::integer) where id = $1`,
    [me.id, OTHERS],
  );
  const numbered = "(select tenant_id, id, row_number() over (order by id) as n from profile where name = 'Other')";
  const other = `${numbered} other`;
  const pairs = `${numbered} one cross join generate_series(1, ${MEETINGS}) k
    join ${numbered} two on two.n = (one.n * 7 + k * 13) % ${OTHERS} + 1 and two.id <> one.id on conflict do nothing`;
  for (const text of [
    `insert into profile_visit (tenant_id, viewer_id, viewed_id, first_at, last_at) select tenant_id, id, $1, ${at(1)}, ${at(1)} from ${other}`,
    `insert into member_like (tenant_id, liker_id, liked_id, created_at, seen_at) select tenant_id, id, $1, ${at(0)}, now() from ${other} where n % 2 = 0`,
    `insert into member_like (tenant_id, liker_id, liked_id, created_at, seen_at) select tenant_id, $1, id, ${at(0)}, now() from ${other} where n % 2 = 1`,
  ])
    await rows(api, text, [me.id]);
  for (const [table, one, two] of [
    ['profile_visit', 'viewer_id', 'viewed_id'],
    ['member_like', 'liker_id', 'liked_id'],
  ])
    await rows(
      api,
      `insert into ${table} (tenant_id, ${one}, ${two}) select one.tenant_id, one.id, two.id from ${pairs}`,
    );
  await analyze();
  await call(api, 'put', 'visitors/seen', me.cookie).send({ seen_until: new Date().toISOString() }).expect(204);
  await call(api, 'put', 'activity/seen', me.cookie).send({ seen_until: new Date().toISOString() }).expect(204);
}, 300_000);
afterAll(() => api.close());

/** Only the owner of the tables may do this. */
async function analyze(): Promise<void> {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = new URL(api.config.DATABASE_URL).pathname;
  await withClient(url.href, async (client) => {
    await client.query('vacuum analyze');
  });
}

interface Sent {
  readonly statements: readonly Statement[];
  readonly next: string | null;
  readonly entries: unknown;
}

/** The statements that a call sends to the database. */
async function sentBy(path: string, who = me): Promise<Sent> {
  const statements: Statement[] = [];
  const [query, batch] = [database.query.bind(database), database.batch.bind(database)];
  const spied = [
    jest.spyOn(database, 'query').mockImplementation((text: string, values: readonly unknown[] = []) => {
      statements.push({ text, values });
      return query(text, values);
    }),
    jest.spyOn(database, 'batch').mockImplementation((sent) => {
      for (const one of sent) if (typeof one !== 'string') statements.push(one);
      return batch(sent);
    }),
  ];
  try {
    const { body } = await call(api, 'get', path, who.cookie).expect(200);
    const { next = null, entries = [] } = body as { next?: string | null; entries?: unknown };
    return { statements, next, entries };
  } finally {
    for (const spy of spied) spy.mockRestore();
  }
}

const planOf = ({ text, values }: Statement): Promise<Plan> =>
  runInTenant(tenant, async () => {
    const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    if (!row) throw new Error('there is no plan');
    return row['QUERY PLAN'][0].Plan;
  });

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const readBy = (node: Plan): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** The nodes that read or sort more than a few pages. */
async function costly(statement: Statement): Promise<string[]> {
  return nodesOf(await planOf(statement))
    .filter((node) => readBy(node) > MOST_READ)
    .map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''} ${readBy(node)}`);
}

async function costlyOf(statements: readonly Statement[]): Promise<string[]> {
  const found = [];
  for (const statement of statements)
    found.push(...(await costly(statement)).map((node) => `${node}: ${statement.text}`));
  return found;
}

it.each(['visitors', 'likes/given', 'likes/received', 'activity/unread', 'likes/marks?profiles=1'])(
  'reads %s in the order of an index, page after page',
  async (path) => {
    const first = await sentBy(path);
    const second = first.next === null ? { statements: [] } : await sentBy(`${path}?cursor=${first.next}`);
    expect(await costlyOf([...first.statements, ...second.statements])).toEqual([]);
    expect(first.statements.length).toBeGreaterThan(0);
  },
);

it('never reads a day of the history to its end in which later moments stand for very many', async () => {
  const busy = await confirmed(api);
  const morning = "date_trunc('day', now(), 'UTC') - interval '1 day' + n * interval '0.1 seconds'";
  for (const [who, at] of [
    ['id, $1', morning],
    ['$1, id', `${morning} + interval '12 hours'`],
  ] as const)
    await rows(
      api,
      `insert into member_like (tenant_id, liker_id, liked_id, created_at)
       select tenant_id, ${who}, ${at} from (
         select tenant_id, id, row_number() over (order by id) as n from profile where name = 'Other') other`,
      [busy.id],
    );
  await analyze();
  const noon = new Date(new Date().setUTCHours(12, 0, 0, 0) - 86_400_000);
  const first = await sentBy('activity', busy);
  const [second, last, unread] = [
    await sentBy(`activity?cursor=${first.next ?? ''}`, busy),
    // Each like behind this one has become a match before it.
    await sentBy(`activity?cursor=${noon.getTime() * 1000}_1`, busy),
    await sentBy('activity/unread', busy),
  ];
  expect([first.entries, second.entries].map((entries) => (entries as unknown[]).length)).toEqual([50, 50]);
  expect([last.entries, unread.entries]).toEqual([[], 100]);
  expect(last.next).not.toBeNull();
  const statements = [...first.statements, ...second.statements, ...last.statements, ...unread.statements];
  expect(await costlyOf(statements)).toEqual([]);
});
