import { join } from 'node:path';
import { OWNED_TABLES } from '../../backend/test/support/owned-tables';
import { projectFiles } from './project-files';
import { type OwnedTable, foreignUses, roomOf, statementsOf, tableUses, unusedOffers } from './table-owners';

const files = projectFiles(join(__dirname, '../..'));

const statements = statementsOf(files);
const tables = new Map<string, OwnedTable>(
  Object.entries(OWNED_TABLES).flatMap(([owner, owned]) =>
    Object.keys(owned.tables).map((table) => [table, { owner, readers: owned.readers[table] ?? [] }]),
  ),
);

it('no statement writes a table of another module, or reads one that its owner does not offer', () => {
  expect(foreignUses(statements, tables)).toEqual([]);
});

it('every offer is of a table of the module, and somebody uses it', () => {
  for (const owned of Object.values(OWNED_TABLES))
    expect(Object.keys(owned.tables)).toEqual(expect.arrayContaining(Object.keys(owned.readers)));
  expect(unusedOffers(statements, tables)).toEqual([]);
});

it('each module declares the personal data of its own tables', () => {
  const declarations = files.filter(({ path }) => /^backend\/src\/.*-data\.ts$/.test(path));
  const declared = declarations.flatMap(({ path, text }) =>
    [...text().matchAll(/^ {4}table: '([a-z_]+)'/gm)].map(([, table = '']) => [table, roomOf(path)]),
  );
  expect(declared.length).toBeGreaterThan(30);
  expect(declared).toEqual(declared.map(([table = '']) => [table, tables.get(table)?.owner]));
});

const uses = (sql: string) =>
  tableUses('a.ts', `const SQL = \`${sql}\`;`).map(({ table, isWrite }) => (isWrite ? `${table}!` : table));

it.each<[string, string[]]>([
  ['select * from chat', ['chat']],
  [
    'select 1 from only chat h, lateral (select from message m) m, block b where h.id = 1',
    ['chat', 'message', 'block'],
  ],
  ['select 1 from account a, day_of(now(), a.zone) d, swipe s where s.x = 1', ['account', 'day_of', 'swipe']],
  ['select id, message, photo from chat order by id, report', ['chat']],
  ['select 1 from chat\n  left join profile p on p.id = chat.partner_id', ['chat', 'profile']],
  ['insert into chat (id, message) select id, photo from swipe', ['chat!', 'swipe']],
  ['update chat h set unread = 0 from message m where m.id = h.id', ['chat!', 'message']],
  ['delete from chat using block b, account a where b.id = 1', ['chat!', 'block', 'account']],
  ['truncate chat', ['chat!']],
  ['with gone as (delete from chat returning id), seen (id) as (select 1) select * from gone, seen', ['chat!']],
  ['select from account where id = $1 for update', ['account']],
  ['where status is distinct from profile', []],
  ["select 'from chat' -- from chat\n  /* join chat */", []],
  ['insert into chat (id) values (1) on conflict (id) do update set unread = 1', ['chat!', 'set!']],
])('finds the tables of: %s', (sql, found) => {
  expect(uses(sql)).toEqual(found);
});

it('finds statements in texts and templates, and says where they stand', () => {
  const source =
    'const a = 1;\nconst b = `select ${a}\n  from chat h ${a} join block b on ${`exists (select from swipe)`}`;';
  expect(tableUses('a.ts', source).map(({ table, line }) => [table, line])).toEqual([
    ['chat', 3],
    ['block', 3],
    ['swipe', 3],
  ]);
  expect(tableUses('a.ts', '// select from chat\nfrom("chat");')).toEqual([]);
});

describe('with a table that likes owns and discovery may read', () => {
  const owned = new Map([['member_like', { owner: 'likes', readers: ['discovery'] }]]);
  const file = (path: string, sql: string) =>
    statementsOf([{ path: `backend/src/${path}`, text: () => `q('${sql}')` }]);
  const at = (room: string, sql: string) => foreignUses(file(`${room}/a.ts`, sql), owned);
  const write = 'delete from member_like';

  it('lets the owner write, and the reader read', () => {
    expect(at('modules/likes', write)).toEqual([]);
    expect(at('modules/discovery', 'select from member_like')).toEqual([]);
  });

  it('refuses everybody else, and the reader to write', () => {
    const path = 'backend/src/modules/discovery/a.ts:1';
    expect(at('modules/discovery', write)).toEqual([`${path} writes member_like of likes`]);
    for (const room of ['modules/chats', 'platform/outbox', 'entrypoints'])
      expect(at(room, 'select from member_like')).toEqual([`backend/src/${room}/a.ts:1 reads member_like of likes`]);
  });

  it('names an offer that nothing uses', () => {
    const path = 'modules/discovery/a.ts';
    expect(unusedOffers(file(path, 'select from member_like'), owned)).toEqual([]);
    expect(unusedOffers(file(path, write), owned)).toEqual(['member_like → discovery']);
  });

  it('leaves tests and the seeding of the demo alone', () => {
    for (const path of ['modules/chats/a.e2e.test.ts', 'modules/chats/testing/a.ts', 'entrypoints/cli/demo/a.ts'])
      expect(foreignUses(file(path, write), owned)).toEqual([]);
    expect(roomOf('infra/bench/a.ts')).toBeUndefined();
  });
});
