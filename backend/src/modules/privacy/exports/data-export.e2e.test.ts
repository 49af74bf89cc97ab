import pino from 'pino';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { type Person, newAddress, post, rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { fillPersonalTables } from '../../../../test/support/personal-rows';
import { unzip } from '../../../../test/support/zip';
import { Database, PlatformDatabase } from '../../../platform/database';
import { OutboxHint } from '../../../platform/outbox';
import { Storage } from '../../../platform/storage';
import { runInTenant } from '../../../platform/tenancy';
import { PublishedSites, Tenants } from '../../tenants';
import { PERSONAL_TABLES } from '../personal-data';
import { ExportRetention } from '../retention/export-retention';
import { ExportArchive } from './export-archive';
import { ExportFiles } from './export-files';
import { MakeExport } from './make-export';
import { PersonalRows } from './personal-rows';

let api: TestApi;
let tenants: Record<string, number>;
let storage: Storage;
beforeAll(async () => {
  api = await startAccountsApi(41);
  const { app } = api.running;
  storage = app.get(Storage);
  tenants = Object.fromEntries(
    await Promise.all([FIRST, SECOND].map(async (slug) => [slug, (await app.get(Tenants).get(slug)).id])),
  ) as Record<string, number>;
});
afterAll(() => api.close());

const idOf = (host: string): number => tenants[host] ?? 0;
const logger = pino({ level: 'silent' });

/** Builds an export as the worker does, with other `tables` or another storage if wanted. */
function maker(tables = PERSONAL_TABLES, files = storage): MakeExport {
  const { app } = api.running;
  const database = app.get(Database);
  const archive = new ExportArchive(new PersonalRows(database), files, tables);
  return new MakeExport(database, app.get(PublishedSites), archive, new ExportFiles(files), app.get(OutboxHint));
}

const make = (id: string, host = FIRST, made = maker()): Promise<void> => runInTenant(idOf(host), () => made.make(id));
const retention = (): ExportRetention =>
  new ExportRetention(api.running.app.get(PlatformDatabase), new ExportFiles(storage), logger);

const ask = ({ cookie }: Person, host = FIRST) => post(api, '/api/exports', host).set('cookie', cookie).send({});
const get = (path: string, cookie: string, host = FIRST) =>
  api.on(`${host}.localhost`).get(path).set('x-forwarded-for', newAddress()).set('cookie', cookie);
const download = (id: string, { cookie }: Person, host = FIRST) => get(`/api/exports/${id}/file`, cookie, host);

interface Listed {
  readonly id: string;
  readonly status: string;
  readonly bytes: number | null;
}
async function list({ cookie }: Person, host = FIRST): Promise<Listed[]> {
  return ((await get('/api/exports', cookie, host).expect(200)).body as { exports: Listed[] }).exports;
}

let people = 0;
const someone = (host = FIRST): Promise<Person> => signUp(api, `export${(people += 1)}@example.org`, host);

async function asked(person: Person, host = FIRST): Promise<string> {
  await ask(person, host).expect(202);
  return (await list(person, host))[0]?.id ?? '';
}

async function filesOf(id: string, person: Person): Promise<Map<string, Buffer>> {
  const answer = await download(id, person)
    .buffer(true)
    .parse((stream, done) => {
      void buffer(stream as unknown as Readable).then((all) => {
        done(null, all);
      });
    });
  expect(answer.status).toBe(200);
  return unzip(answer.body as Buffer);
}

const mailsTo = (account: number): Promise<unknown[]> =>
  rows(
    api,
    `select 1 from outbox o join account a on a.tenant_id = o.tenant_id and a.id = $1
     where o.payload->>'mail' = 'export_ready' and o.payload->'person'->>'address' = a.email`,
    [account],
  );

describe('an export', () => {
  it('holds every table of the member, nothing of anybody else, and no secret', async () => {
    const [mine, other, elsewhere] = [await someone(), await someone(), await someone(SECOND)];
    await fillPersonalTables(api, idOf(FIRST), mine.id, 'my<own>word');
    await fillPersonalTables(api, idOf(FIRST), other.id, 'another-member');
    await fillPersonalTables(api, idOf(SECOND), elsewhere.id, 'another-brand');
    await asked(other);
    const id = await asked(mine);
    await make(id);

    const files = await filesOf(id, mine);
    const pictures = [...files.keys()].filter((name) => /^pictures\/[0-9a-f]{32}\.jpg$/.test(name)).sort();
    // One picture of the profile, one of a conversation and one that proves the photos.
    expect(pictures).toHaveLength(3);
    expect([...files.keys()].sort()).toEqual(['data.json', 'index.html', ...pictures]);
    for (const picture of pictures) expect(String(files.get(picture))).toBe('my<own>word');
    const { brand, data } = JSON.parse(String(files.get('data.json'))) as {
      brand: string;
      data: Record<string, Record<string, unknown>[]>;
    };
    expect(brand).toBe('Everglow');
    expect(Object.keys(data).sort()).toEqual(PERSONAL_TABLES.map(({ name }) => name).sort());
    expect(Object.entries(data).filter(([, found]) => found.length === 0)).toEqual([]);
    expect(data['profile']).toEqual([
      expect.objectContaining({ id: mine.id, birth_date: '1990-05-17', city: 'my<own>word' }),
    ]);
    expect(data['account']?.[0]?.['created_at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

    const page = String(files.get('index.html'));
    expect(page).toContain('my&lt;own&gt;word');
    expect(page).not.toContain('<own>');
    expect(page).toMatch(/<dt>[^<]+<\/dt><dd><time datetime="1990-05-17">[^<]*1990<\/time><\/dd>/);
    expect(page).not.toMatch(/undefined|<script|https?:\/\//);
    const all = [...files.values()].join('\n');
    for (const foreign of ['another-member', 'another-brand', 'export2@', 'export3@'])
      expect(all).not.toContain(foreign);
    const [secret] = await rows(
      api,
      `select password_hash, encode(token_hash, 'hex') as session, encode(hash, 'hex') as link from account a
         join session s on s.account_id = a.id join account_token t on t.account_id = a.id where a.id = $1`,
      [mine.id],
    );
    for (const value of Object.values(secret ?? { none: '' })) {
      expect(String(value).length).toBeGreaterThan(20);
      expect(all).not.toContain(String(value));
    }
    expect(all).not.toContain('argon2');
    expect(await mailsTo(mine.id)).toHaveLength(1);
  });

  it('shows a complaint only to who has confirmed the address', async () => {
    const person = await someone();
    await fillPersonalTables(api, idOf(FIRST), person.id, 'wrote-this');
    await rows(api, "update account set confirmed_at = null, status = 'not_confirmed' where id = $1", [person.id]);
    const id = await asked(person);
    await make(id);
    const { data } = JSON.parse(String((await filesOf(id, person)).get('data.json'))) as {
      data: Record<string, unknown>;
    };
    expect(data['complaints']).toEqual([]);
  });

  it('leaves out a picture that has gone before its row', async () => {
    const person = await someone();
    await fillPersonalTables(api, idOf(FIRST), person.id, 'one-word');
    await rows(
      api,
      "update photo_check set status = 'withdrawn', file = null, ended_at = now() where profile_id = $1",
      [person.id],
    );
    const id = await asked(person);
    await make(id);
    const files = await filesOf(id, person);
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(2);
    const { data } = JSON.parse(String(files.get('data.json'))) as { data: Record<string, unknown> };
    expect(data['photo_checks']).toMatchObject([{ status: 'withdrawn', picture: null, gesture: 'thumb_up' }]);
  });

  it('is read in the member’s language as their own country writes it', async () => {
    const person = await someone();
    await rows(api, "update account set language = 'de' where id = $1", [person.id]);
    await rows(api, "update profile set country = 'CH' where id = $1", [person.id]);
    const id = await asked(person);
    await make(id);
    const page = String((await filesOf(id, person)).get('index.html'));
    expect(page).toContain('<html lang="de-CH">');
    expect(page).not.toContain('ß');
  });

  it('brings pictures, and reads tables of more than a page', async () => {
    const person = await someone();
    await rows(
      api,
      `insert into account_event (tenant_id, account_id, id, kind) select $1, $2, gen_random_uuid(), 'a_kind'
       from generate_series(1, 1203)`,
      [idOf(FIRST), person.id],
    );
    await runInTenant(idOf(FIRST), () => storage.write('photos/1/a.jpg', Readable.from([Buffer.from('a picture')])));
    await rows(api, "update profile set city = 'photos/1/a.jpg' where id = $1", [person.id]);
    const tables = PERSONAL_TABLES.map((table) => (table.table === 'profile' ? { ...table, pictures: 'city' } : table));
    const id = await asked(person);
    await make(id, FIRST, maker(tables));
    const files = await filesOf(id, person);
    expect(String(files.get('pictures/a.jpg'))).toBe('a picture');
    const { data } = JSON.parse(String(files.get('data.json'))) as { data: Record<string, unknown[]> };
    expect(data['history']).toHaveLength(1203);
  });
});

describe('asking', () => {
  it('is for members', async () => {
    await post(api, '/api/exports').send({}).expect(403);
    await api.on().get('/api/exports').expect(403);
    const body = (await api.on().get('/api/exports/x/file').expect(403)).body as object;
    expect(body).toMatchObject({ code: 'authentication_required' });
  });

  it('twenty times at once gives one export', async () => {
    const person = await someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array<number>(19).fill(409)]);
    expect(await list(person)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'export_pending' });
  });

  it('is allowed twice a day, and what failed does not count', async () => {
    const person = await someone();
    for (let n = 0; n < 2; n += 1) await make(await asked(person));
    const late = await ask(person).expect(429);
    expect(late.body).toMatchObject({ code: 'too_many_exports' });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(86_000);
    await rows(
      api,
      "update data_export set status = 'failed', ready_at = null, expires_at = null, bytes = null where account_id = $1",
      [person.id],
    );
    await ask(person).expect(202);
  });
});

describe('the job', () => {
  it('run again changes nothing and writes no second mail', async () => {
    const person = await someone();
    const id = await asked(person);
    await Promise.all([make(id), make(id)]);
    await make(id);
    expect(await mailsTo(person.id)).toHaveLength(1);
    expect(await list(person)).toEqual([expect.objectContaining({ id, status: 'ready' })]);
    expect((await filesOf(id, person)).size).toBe(2);
  });

  it('that died half-way leaves it pending, and the next run makes it whole', async () => {
    const person = await someone();
    const id = await asked(person);
    const broken = Object.assign(Object.create(storage) as Storage, {
      write: async (name: string, content: Readable) => {
        content.once('data', () => content.destroy(new Error('killed')));
        return storage.write(name, content);
      },
    });
    await expect(make(id, FIRST, maker(PERSONAL_TABLES, broken))).rejects.toThrow();
    expect(await list(person)).toEqual([expect.objectContaining({ status: 'pending', bytes: null })]);
    await download(id, person).expect(404);
    await make(id);
    expect((await filesOf(id, person)).size).toBe(2);
  });

  it('whose account goes meanwhile leaves no file', async () => {
    const person = await someone();
    const id = await asked(person);
    const slow = Object.assign(Object.create(storage) as Storage, {
      write: async (name: string, content: Readable) => {
        const bytes = await storage.write(name, content);
        await rows(api, 'delete from data_export where id = $1', [id]);
        return bytes;
      },
    });
    await make(id, FIRST, maker(PERSONAL_TABLES, slow));
    await expect(runInTenant(idOf(FIRST), () => new ExportFiles(storage).read(person.id, id))).rejects.toThrow();
    expect(await mailsTo(person.id)).toHaveLength(0);
  });
});

describe('the file', () => {
  it('is its owner’s only, on their own brand, as an attachment that nobody keeps', async () => {
    const [owner, other, elsewhere] = [await someone(), await someone(), await someone(SECOND)];
    const id = await asked(owner);
    await make(id);
    const answer = await download(id, owner).expect(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="everglow-\d{4}-\d\d-\d\d\.zip"$/) as string,
    });
    expect((await list(owner))[0]?.bytes).toBeGreaterThan(1000);
    const stranger = await download(id, other).expect(404);
    expect(stranger.body).toMatchObject({ code: 'export_not_found' });
    await download(id, elsewhere, SECOND).expect(404);
    await download('not-an-id', owner).expect(404);
    expect(await list(other)).toEqual([]);
  });

  it('is gone when its week is over, first for its owner and then from the storage', async () => {
    const person = await someone();
    const id = await asked(person);
    await make(id);
    await rows(api, "update data_export set expires_at = now() - interval '1 minute' where id = $1", [id]);
    await download(id, person).expect(404);
    expect(await list(person)).toEqual([expect.objectContaining({ status: 'expired' })]);
    const files = new ExportFiles(storage);
    const read = (): Promise<Readable> => runInTenant(idOf(FIRST), () => files.read(person.id, id));
    (await read()).destroy();
    await expect(retention().forget()).resolves.toBe(1);
    await expect(read()).rejects.toThrow();
    await expect(retention().forget()).resolves.toBe(0);
  });

  it('that could not be made for a day is given up, so that its owner can ask again', async () => {
    const person = await someone();
    const id = await asked(person);
    await rows(api, "update data_export set asked_at = now() - interval '25 hours' where id = $1", [id]);
    await retention().forget();
    expect(await list(person)).toEqual([expect.objectContaining({ status: 'failed' })]);
    await ask(person).expect(202);
  });
});
