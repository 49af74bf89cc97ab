import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import pino from 'pino';
import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { mailedToken } from '../../../../test/support/mailed-token';
import { PASSWORD, activate, post, rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { Database, PlatformDatabase } from '../../../platform/database';
import { OutboxHandlers } from '../../../platform/outbox';
import { Storage } from '../../../platform/storage';
import { runInTenant } from '../../../platform/tenancy';
import { PhotoFiles } from '../../members';
import { ExportFiles } from '../exports/export-files';
import { EraseAccount } from './erase-account';
import { type ErasedFiles, ErasedFilesHandler } from './erased-files.handler';
import { Erasures } from './erasures';

let api: TestApi;
let root: Client;
beforeAll(async () => {
  api = await startAccountsApi(14);
  root = new Client({ connectionString: api.database.rootUrl });
  await root.connect();
});
afterAll(async () => {
  await root.end();
  await api.close();
});

const silent = pino({ level: 'silent' });
const platform = (): PlatformDatabase => api.running.app.get(PlatformDatabase);
const sweep = (): Promise<number> => new Erasures(platform(), new EraseAccount(platform()), silent).forget();
const tenantOf = async (slug: string): Promise<number> =>
  Number((await rows(api, 'select id from tenant where slug = $1', [slug]))[0]?.['id']);

const tablesOf = async (): Promise<string[]> =>
  (
    await rows(
      api,
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         -- How many answers there were each minute, which the api writes while the test runs.
         and c.relname <> 'answer_count' order by 1`,
    )
  ).map(({ name }) => String(name));

/** Every row of a tenant, as text. */
async function everything(slug: string, where = 'true'): Promise<Record<string, string[]>> {
  const tenant = await tenantOf(slug);
  const found: Record<string, string[]> = {};
  for (const table of await tablesOf()) {
    const text = `select t::text as row from ${table} t where tenant_id = $1 and (${where}) order by 1`;
    found[table] = (await rows(api, text, [tenant])).map(({ row }) => String(row));
  }
  return found;
}
const tablesWith = (found: Record<string, string[]>, word: string): string[] =>
  Object.keys(found).filter((table) => found[table]?.some((row) => row.toLowerCase().includes(word.toLowerCase())));

const complain = (email: string, name: string, host: string) =>
  post(api, '/api/complaints', host)
    .send({ name, email, kind: 'other', message: `I am ${name}, please answer to ${email}.` })
    .expect(202);

/** A member with a row in every table that there is a way into. */
async function member(email: string, name: string, host = FIRST) {
  const person = await signUp(api, email, host);
  const { id } = person;
  await rows(api, 'update profile set name = $2, about = $3 where id = $1', [id, name, `Ask for ${name}`]);
  await activate(api, email, host);
  await complain(email, name, host);
  await post(api, '/api/user.php', host).send({ email, password: 'wrong' }).expect(401);
  await post(api, '/api/password-resets', host).send({ email });
  const of = 'select tenant_id, id from account where id = $1';
  for (const text of [
    `insert into invisible_mode (tenant_id, profile_id) ${of}`,
    `insert into mail_preference (tenant_id, account_id, kind, disabled_by) select o.*, 'all', 'member' from (${of}) o`,
    `insert into data_export (tenant_id, account_id, id, status, ready_at, expires_at, bytes)
       select o.*, gen_random_uuid(), 'ready', now(), now() + interval '7 days', 3 from (${of}) o`,
    `insert into audit_entry (tenant_id, actor, action, subject, details)
       select o.tenant_id, 'sanna@manyhearts.example', 'member.blocked', 'account:' || o.id, '{"reason": "${name}"}' from (${of}) o`,
  ])
    await rows(api, text, [id]);
  return person;
}

async function leave(cookie: string, host = FIRST): Promise<void> {
  const given = { password: PASSWORD, reason: 'other', note: 'Somebody in my street uses it' };
  await post(api, '/api/account-deletion', host).set('cookie', cookie).send(given).expect(200);
}
const makeDue = (id: number, until = '-1 second') =>
  rows(
    api,
    `update account_deletion set asked_at = now() - interval '14 days', due_at = clock_timestamp() + $2::interval
     where account_id = $1`,
    [id, until],
  );
const reports = async () =>
  (await rows(api, 'select tables, remaining, files, files_removed from erasure_report order by id')) as {
    tables: Record<string, number>;
    remaining: Record<string, number>;
    files: number;
    files_removed: number;
  }[];

const EMAIL = 'canary@visitor.example';
const NAME = 'Canary Quill';

describe('an account whose fourteen days are over', () => {
  it('is gone from every table, once for two workers, and another brand’s member with the same address is as before', async () => {
    const { id, cookie } = await member(EMAIL, NAME);
    await member(EMAIL, NAME, SECOND);
    const neighbour = await signUp(api, 'neighbour@visitor.example');
    await leave(cookie);
    const reactivation = await mailedToken(api, 'account_deletion', EMAIL);
    expect(await sweep()).toBe(0);
    await makeDue(id);
    const second = await everything(SECOND);
    const [entry] = await rows(api, 'select amount, reason, created_at from credit_entry where account_id = $1', [id]);
    expect(entry).toBeDefined();

    const erased = await Promise.all([sweep(), sweep()]);
    expect(erased[0] + erased[1]).toBe(1);

    const left = await everything(FIRST);
    expect(tablesWith(left, EMAIL)).toEqual(['outbox']);
    expect(tablesWith(left, NAME)).toEqual([]);
    for (const table of [
      'account',
      'profile',
      'session',
      'account_deletion',
      'consent',
      'sign_in_tries',
      'data_export',
    ])
      expect([table, tablesWith({ rows: left[table] ?? [] }, `,${id},`)]).toEqual([table, []]);
    expect(await everything(SECOND)).toEqual(second);
    expect((await api.on().get('/api/user.php').set('cookie', neighbour.cookie)).body).toMatchObject({
      user: { email: 'neighbour@visitor.example' },
    });

    const [report] = await reports();
    expect(report).toMatchObject({ remaining: {}, files: 1, files_removed: 0 });
    expect(report?.tables).toMatchObject({
      account: 1,
      profile: 1,
      account_deletion: 1,
      complaint: 1,
      credit_entry: 1,
    });
    expect(JSON.stringify(await rows(api, 'select * from erasure_report'))).not.toMatch(/canary|quill/i);

    // The books go on, under a number that was nobody's.
    const books = await rows(
      api,
      `select e.amount, e.reason, e.created_at, b.balance from credit_entry e
         join credit_balance b using (tenant_id, account_id) where e.account_id < 0`,
    );
    expect(books).toEqual([{ ...entry, balance: entry?.['amount'] }]);
    const audited = await rows(api, "select actor, action, subject, details from audit_entry where subject ~ 'erased'");
    expect(audited).toEqual([
      { actor: 'sanna@manyhearts.example', action: 'member.blocked', subject: 'account:erased', details: {} },
    ]);

    await post(api, '/api/reactivation').send({ token: reactivation }).expect(404);
    await signUp(api, EMAIL);
  });

  it('gets one last mail, whose address is where the outbox forgets it', async () => {
    const [mail] = await rows(api, "select payload from outbox where payload->>'mail' = 'account_erased'");
    expect(mail?.['payload']).toEqual({
      ...{ mail: 'account_erased', params: {} },
      ...{ person: { locale: 'nl' }, secrets: { address: EMAIL, country: 'NL' } },
    });
  });

  it('loses its files after its rows, and the report tells that they are gone', async () => {
    const tenant = await tenantOf(FIRST);
    const storage = new Storage(api.config, silent);
    const [job] = await rows(api, "select payload from outbox where kind = 'erased_files'");
    const given = job?.['payload'] as ErasedFiles;
    const names = [`exports/${given.account}/a.zip`, `photos/${given.account}/ab/160.webp`];
    const others = [`exports/${given.account}1/a.zip`, `photos/${given.account}1/ab/160.webp`];
    await runInTenant(tenant, async () => {
      for (const file of [...names, ...others]) await storage.write(file, Readable.from(['zip']));
      const database = api.running.app.get(Database);
      const [exports, photos] = [new ExportFiles(storage), new PhotoFiles(storage)];
      const handler = new ErasedFilesHandler(new OutboxHandlers(), exports, photos, storage, database);
      await handler.remove(given);
      await handler.remove(given);
      for (const name of names) await expect(storage.read(name)).rejects.toThrow();
      for (const other of others) await storage.read(other);
    });
    expect(await reports()).toMatchObject([{ files: 1, files_removed: 1 }]);
  });

  it('stays whole where the erasure breaks off in the middle, and goes with the next', async () => {
    const email = 'crash@visitor.example';
    const { id, cookie } = await member(email, 'Crash Test');
    await leave(cookie);
    await makeDue(id);
    const before = await everything(FIRST);
    await root.query(`create function broken() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger broken before delete on profile for each row execute function broken();`);
    expect(await sweep()).toBe(0);
    expect(await everything(FIRST)).toEqual(before);
    await root.query('drop trigger broken on profile; drop function broken()');
    expect(await sweep()).toBe(1);
    expect(tablesWith(await everything(FIRST), email)).toEqual(['outbox']);
  });

  it('holds conversations before what is in them, as whoever reads or writes there does', async () => {
    const { id, cookie } = await signUp(api, 'talks@visitor.example');
    const { id: other } = await signUp(api, 'listens@visitor.example');
    await leave(cookie);
    await makeDue(id);
    await root.query('begin');
    await root.query(
      `with v as (
         insert into conversation (tenant_id, low_id, high_id, last_seq)
         select tenant_id, least($1::integer, $2::integer), greatest($1::integer, $2::integer), 1 from account where id = $1 returning tenant_id, id
       ), h as (
         insert into chat (tenant_id, member_id, conversation_id, partner_id)
         select tenant_id, a, id, b from v, (values ($1::integer, $2::integer), ($2, $1)) side (a, b)
       ) insert into message (tenant_id, conversation_id, seq, sender_id, client_id, kind, body)
       select tenant_id, id, 1, $1, gen_random_uuid(), 'text', 'Hi' from v`,
      [id, other],
    );
    await root.query('commit');
    await root.query('begin');
    await root.query('select from conversation where $1 in (low_id, high_id) for no key update', [id]);
    const swept = sweep();
    const waits = 'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid';
    while ((await root.query(waits)).rowCount === 0) await pause(10);
    for (const rowsOf of ['chat where member_id = $1', 'message where sender_id = $1'])
      await root.query(`select from ${rowsOf} for no key update nowait`, [id]);
    await root.query('commit');
    expect(await swept).toBe(1);
    expect((await reports()).at(-1)?.tables).toMatchObject({ message: 1, chat: 1, conversation: 1 });
  });

  it('does not hold up the next one where it fails', async () => {
    const people = await Promise.all(['one', 'two'].map((name) => signUp(api, `${name}@visitor.example`)));
    for (const { cookie } of people) await leave(cookie);
    await makeDue(people[0]?.id ?? 0, '-2 seconds');
    await makeDue(people[1]?.id ?? 0);
    await root.query(`create function broken() returns trigger language plpgsql as
        $$ begin if old.id = ${people[0]?.id} then raise 'broken'; end if; return old; end $$;
      create trigger broken before delete on profile for each row execute function broken();`);
    expect(await sweep()).toBe(1);
    await root.query('drop trigger broken on profile; drop function broken()');
    expect(await sweep()).toBe(1);
  });

  it('is reported where somebody still names the person', async () => {
    const { id, cookie } = await member('named@visitor.example', 'Named Elsewhere');
    const { id: other } = await signUp(api, 'other@visitor.example');
    await rows(api, "update profile set about = 'Write to Named@Visitor.example' where id = $1", [other]);
    await rows(api, 'update profile set city = $2 where id = $1', [other, 'Named Elsewhere']);
    await leave(cookie);
    await makeDue(id);
    expect(await sweep()).toBe(1);
    expect((await reports()).at(-1)?.remaining).toEqual({ 'profile.about': 1, 'profile.city': 1 });
  });

  it('is reported where a hash of the address is left, and not for a name that others have as well', async () => {
    const { id, cookie } = await signUp(api, 'hashed@visitor.example');
    const { id: other } = await signUp(api, 'namesake@visitor.example');
    await rows(api, "update profile set name = 'Twin Name' where id = any($1::integer[])", [[id, other]]);
    await leave(cookie);
    await makeDue(id);
    await root.query(`create function late() returns trigger language plpgsql as $$ begin
        insert into mail_soft_bounce (tenant_id, email_hash, mail) values (old.tenant_id, email_hash(old.email_key), '');
        return old; end $$;
      create trigger late before delete on account for each row execute function late();`);
    expect(await sweep()).toBe(1);
    await root.query('drop trigger late on account; drop function late()');
    expect((await reports()).at(-1)?.remaining).toEqual({ 'mail_soft_bounce.email_hash': 1 });
  });

  it('is either erased or back, whoever comes first', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const email = `race${at}@visitor.example`;
        const { id, cookie } = await signUp(api, email);
        await leave(cookie);
        return { id, token: await mailedToken(api, 'account_deletion', email) };
      }),
    );
    const before = (await reports()).length;
    for (const { id } of people) await makeDue(id, '300 milliseconds');
    const answers = await Promise.all(
      people.map(async ({ token }, at) => {
        await pause(200 + at * 40);
        return (await post(api, '/api/reactivation').send({ token })).status;
      }),
    );
    const swept = (await sweep()) + (await pause(400).then(sweep));
    const states = await rows(
      api,
      'select a.status, d.account_id is null as kept from account a left join account_deletion d on d.account_id = a.id where a.id = any($1::integer[])',
      [people.map(({ id }) => id)],
    );
    expect(answers.every((status) => status === 200 || status === 404)).toBe(true);
    const back = answers.filter((status) => status === 200).length;
    expect(states).toEqual(Array.from({ length: back }, () => ({ status: 'not_confirmed', kept: true })));
    expect([swept, (await reports()).length - before]).toEqual([people.length - back, people.length - back]);
  });
});
