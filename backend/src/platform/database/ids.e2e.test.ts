import { Client } from 'pg';
import { type TestDatabase, createTestDatabase } from '../../../test/support/database';

const FIRST_ID = 2 ** 30;
const SEQUENCES = ['profile_id', 'photo_id', 'report_id', 'conversation_id', 'chat_photo_id', 'held_message_id'];

let database: TestDatabase;
const clients: Client[] = [];
let [owner, app, platform]: Client[] = [];
async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  clients.push(client);
  return client;
}
beforeAll(async () => {
  database = await createTestDatabase();
  [owner, app, platform] = [
    await connect(database.ownerUrl),
    await connect(database.appUrl),
    await connect(database.platformUrl),
  ];
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await database.drop();
});

async function column<T>(client: Client | undefined, text: string, values: unknown[] = []): Promise<T[]> {
  const { rows } = await (client as Client).query<{ value: T }>(text, values);
  return rows.map(({ value }) => value);
}
const permuted = (kind: string, from: number, to: number): Promise<number[]> =>
  column(owner, 'select permuted_id($1, n) as value from generate_series($2::bigint, $3::bigint) n', [kind, from, to]);

describe('the ids of members and what is theirs', () => {
  it('are numbers under a permutation: no two alike, all over the upper half of the integers', async () => {
    const edges = [await permuted('profile_id', 0, 9), await permuted('profile_id', 2 ** 30 - 10, 2 ** 30 - 1)].flat();
    const ids = [...edges, ...(await permuted('profile_id', 1_000_000, 1_020_000))];
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(FIRST_ID);
    expect(Math.max(...ids)).toBeLessThan(2 ** 31);
    // Each of 64 parts of the range has about as many of them.
    const parts = new Map<number, number>();
    for (const id of ids) parts.set((id - FIRST_ID) >> 24, (parts.get((id - FIRST_ID) >> 24) ?? 0) + 1);
    expect(parts.size).toBe(64);
    for (const many of parts.values()) expect(Math.abs(many - ids.length / 64)).toBeLessThan(110);
  });

  it('are not told from one another: each bit of a number changes about half of its id', async () => {
    const base = 1_234_567;
    const [id = 0] = await permuted('profile_id', base, base);
    let bits = 0;
    for (let bit = 0; bit < 30; bit += 1) {
      const [other = 0] = await permuted('profile_id', base ^ (1 << bit), base ^ (1 << bit));
      bits += (id ^ other).toString(2).replaceAll('0', '').length;
    }
    expect(bits / 30).toBeGreaterThan(11);
    expect(bits / 30).toBeLessThan(19);
  });

  it('go by the key and by what they are of', async () => {
    const before = await permuted('profile_id', 1, 50);
    expect(await permuted('profile_id', 1, 50)).toEqual(before);
    const photos = await permuted('photo_id', 1, 50);
    await owner?.query('begin');
    await owner?.query('update id_key set key = sha256(key)');
    const after = await permuted('profile_id', 1, 50);
    await owner?.query('rollback');
    for (const others of [photos, after]) expect(others.filter((id, at) => id === before[at]).length).toBeLessThan(3);
    expect(await permuted('profile_id', 1, 50)).toEqual(before);
  });

  it('come of the sequence that is named, and are told again in the same session alone', async () => {
    for (const client of [app, platform])
      for (const kind of SEQUENCES) {
        const ids = await column<number>(client, 'select next_id($1) as value from generate_series(1, 20)', [kind]);
        expect(new Set(ids).size).toBe(20);
        expect(await column(client, 'select current_id($1) as value', [kind])).toEqual(ids.slice(-1));
      }
    const [other] = [await connect(database.appUrl)];
    await expect(other.query("select current_id('profile_id')")).rejects.toThrow(/not yet defined/);
  });

  it('end where the numbers do', async () => {
    await expect(permuted('photo_id', 2 ** 30, 2 ** 30)).rejects.toThrow('photo_id has no number');
    await expect(permuted('photo_id', -1, -1)).rejects.toThrow('photo_id has no number');
    const bounds = await column<string>(
      owner,
      'select max_value::text as value from pg_sequences where sequencename = any($1)',
      [SEQUENCES],
    );
    expect(bounds).toEqual(SEQUENCES.map(() => String(2 ** 30 - 1)));
  });

  it('keep their key from every role but the owner', async () => {
    for (const client of [app, platform]) {
      for (const text of ['select key from id_key', 'select from id_key', 'update id_key set key = key'])
        await expect(client?.query(text)).rejects.toThrow('permission denied for table id_key');
      await expect(client?.query('create temporary table id_key (key bytea)')).rejects.toThrow('permission denied');
    }
    await expect(owner?.query('insert into id_key (key) values (sha256($1))', [Buffer.from('x')])).rejects.toThrow();
    expect(await column(owner, 'select length(key) as value from id_key')).toEqual([32]);
  });

  it('leave processes of the release before what they ask for: a default and currval that agree', async () => {
    await owner?.query("insert into tenant (slug, version) values ('old', 1)");
    const [id] = await column<number>(
      platform,
      `insert into profile (tenant_id, name, birth_date, language)
       select id, 'Jo', '1990-01-01', 'nl' from tenant where slug = 'old' returning id as value`,
    );
    expect(await column(platform, "select currval('profile_id')::integer as value")).toEqual([id]);
    expect(id).toBeLessThan(FIRST_ID);
  });
});
