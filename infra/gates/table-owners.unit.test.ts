import { join } from 'node:path';
import { OWNED_TABLES } from '../../backend/test/support/owned-tables';
import { projectFiles } from './project-files';
import {
  type OwnedTable,
  foreignUses,
  roomOf,
  statementsOf,
  tableUses,
  unnamedUses,
  unusedOffers,
} from './table-owners';
import { triggerFaults, triggerUses } from './trigger-functions';

const files = projectFiles(join(__dirname, '../..'));

const statements = statementsOf(files);
const tables = new Map<string, OwnedTable>(
  Object.entries(OWNED_TABLES).flatMap(([owner, owned]) =>
    Object.keys(owned.tables).map((table) => [table, { owner, readers: owned.readers[table] ?? [] }]),
  ),
);

/** Where a table is named by `${…}`, and why the gate need not see which. */
const UNNAMED: Readonly<Record<string, string>> = {
  'backend/src/modules/activity/history/history-statement.ts: from': 'texts of the same file',
  'backend/src/modules/chats/use-cases/send-message/send-statement.ts: OPEN[to]': 'two texts of the same file',
  'backend/src/modules/credits/ledger/debit.ts: from': 'a common table of the statement that pays',
  'backend/src/modules/likes/lists/likes.ts: from': 'texts of the same file',
  'backend/src/modules/likes/pushes/like-pushes.ts: made': 'a common table of the statement that gives the like',
  'backend/src/modules/members/profile/profile-changes.ts: from': 'a common table of the caller’s statement',
  'backend/src/modules/privacy/erasure/erase-account.ts: table': 'every table that declares personal data',
  'backend/src/modules/privacy/erasure/traces.ts: table': 'every table that declares personal data',
  'backend/src/modules/privacy/exports/personal-rows.ts: table': 'every table that declares personal data',
  'backend/src/modules/traffic/report/traffic-report.ts: FACTS': 'a bracket with statements of the same file',
  'backend/src/platform/database/tenant-rows.ts: name': 'every table of tenants, whose rows are compared and not told',
  'backend/src/platform/outbox/outbox-entry.ts: from': 'a common table of the caller’s statement',
  'backend/src/platform/tries/tries.ts: name': 'the table of tries that each caller owns',
};

/** Triggers of one module's table that keep another's up to date, and why. */
const CROSSINGS: Readonly<Record<string, string>> = {
  'mail_preference → accounts': 'accounts keep which mails are off, for user.php',
  'mail_suppression → accounts': 'accounts keep which mails are off, for user.php',
  'credit_entry → accounts': 'accounts keep since when somebody pays, for user.php',
  'payment_order → accounts': 'accounts keep since when somebody pays, for user.php',
  'profile → discovery': 'the listing that searches read',
  'invisible_mode → discovery': 'the listing that searches read',
  'profile_prompt → discovery': 'the listing that searches read',
  'session → discovery': 'the listing that searches read',
  'chat_photo → platform/outbox': 'files go after their rows have',
  'photo_check → platform/outbox': 'pictures go after what they were for',
  'minor_evidence → platform/outbox': 'pictures go after what they were for',
  'accounts reads mail_suppression': 'which mails are off',
  'discovery reads invisible_mode': 'who hides is not listed',
  'discovery reads profile_prompt': 'who answers questions says something',
  'discovery reads session': 'when somebody was last there',
};

const migrations = files
  .filter(({ path }) => /^migrations\/.*\.up\.sql$/.test(path))
  .sort((one, other) => (one.path < other.path ? -1 : 1))
  .map(({ path, text }) => ({ path, text: text() }));

it('a statement names its tables, but for those that are listed with a reason', () => {
  expect(unnamedUses(statements).sort()).toEqual(Object.keys(UNNAMED).sort());
});

it('a trigger’s function writes tables of one module, which is the trigger’s but for those that are listed', () => {
  const triggers = triggerUses(migrations);
  expect(triggers.length).toBeGreaterThan(10);
  expect(triggerFaults(triggers, tables, new Set(Object.keys(CROSSINGS)))).toEqual([]);
});

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

it('sees a table that a constant of the file names, and tells of one that an expression names', () => {
  const named = (source: string) => tableUses('a.ts', source).map(({ table }) => table);
  expect(named('const T = "chat h"; q(`select 1 from ${T} join ${"block"} b on true`);')).toEqual([
    'chat',
    '${"block"}',
  ]);
  expect(named('q(`delete from ${table} where id = ${id}`);')).toEqual(['${table}']);
  expect(named('q(`select 1 from chat, ${of({ a: 1 })} x`);')).toEqual(['chat', '${of({ a: 1 })}']);
  expect(named('throw new Error(`no way from ${one} to ${other}`);')).toEqual([]);
  const file = { path: 'backend/src/modules/likes/a.ts', text: () => 'q(`update ${table} set a = 1`);' };
  expect(unnamedUses(statementsOf([file]))).toEqual(['backend/src/modules/likes/a.ts: table']);
});

describe('triggers', () => {
  const trigger = (body: string) =>
    triggerUses([
      { path: '1.sql', text: 'create function old() returns trigger as $$ begin update swipe set a = 1; end $$;' },
      {
        path: '2.sql',
        text: `create function helper() returns void language sql as $$ ${body} $$;
          create or replace function old() returns trigger as $f$ begin perform helper(); end $f$;
          -- create trigger none after insert on chat execute function old();
          create trigger kept after insert or update of a on member_like for each row execute function old();
          create trigger gone after insert on chat for each row execute function old();
          drop trigger gone on chat;`,
      },
    ]);
  const owned = new Map<string, OwnedTable>([
    ['member_like', { owner: 'likes', readers: [] }],
    ['chat', { owner: 'chats', readers: [] }],
    ['block', { owner: 'safety', readers: ['chats'] }],
  ]);
  const faults = (body: string, ...crossings: string[]) => triggerFaults(trigger(body), owned, new Set(crossings));

  it('are followed through the functions they call, in their last version', () => {
    expect(trigger('insert into chat values (1)')).toMatchObject([
      { table: 'member_like', functionName: 'old', path: '2.sql', uses: [{ table: 'chat', isWrite: true }] },
    ]);
  });

  it('write for another module only where it is listed, and read what that module may', () => {
    expect(faults('update member_like set a = 1')).toEqual([]);
    expect(faults('update chat set a = 1')).toEqual([
      'old (2.sql): a trigger of member_like, of likes, writes for chats',
    ]);
    expect(faults('update chat set a = 1 from block', 'member_like → chats')).toEqual([]);
    expect(faults('select from block')).toEqual(['old (2.sql) of likes reads block']);
    expect(faults('select from block', 'likes reads block')).toEqual([]);
    expect(faults('update chat set a = 1; delete from block')).toEqual([
      'old (2.sql) writes tables of chats and safety',
    ]);
    expect(faults('select 1', 'member_like → chats')).toEqual(['nothing needs member_like → chats']);
  });
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
