import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { chatting } from '../../../../../test/support/chatting';
import { call } from '../../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../../test/support/people';
import { SendMessage } from './send-message.use-case';
import { type SentResponse } from './sent.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(21);
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const { someone: anybody, premium, write } = chatting(() => api);
const someone = async (host = FIRST): Promise<Person> => premium(await anybody(1000, host));

/** Two who write to one another. */
async function pair(host = FIRST): Promise<{ one: Person; two: Person; conversation: number }> {
  const [one, two] = [await someone(host), await someone(host)];
  const { body } = await write(one, `members/${two.id}`, 'first', randomUUID(), host).expect(201);
  await write(two, `members/${one.id}`, 'second', randomUUID(), host).expect(201);
  return { one, two, conversation: (body as SentResponse).conversation };
}

/** Records the outcome of sends that are tried in one round trip. */
function watchLive(): { readonly outcomes: string[] } {
  const outcomes: string[] = [];
  const use = api.running.app.get(SendMessage, { strict: false });
  const sendAtOnce = use.sendAtOnce.bind(use);
  jest.spyOn(use, 'sendAtOnce').mockImplementation((...told) =>
    sendAtOnce(...told).then(
      (sent) => {
        outcomes.push(sent ? 'sent' : 'nothing');
        return sent;
      },
      (error: unknown) => {
        outcomes.push('failed');
        throw error;
      },
    ),
  );
  return { outcomes };
}

const told = async (conversation: number): Promise<{ seqs: unknown[]; bodies: unknown[] }> => {
  const found = await rows(api, 'select seq, body from message where conversation_id = $1 order by seq', [
    conversation,
  ]);
  return { seqs: found.map((row) => row['seq']), bodies: found.map((row) => row['body']) };
};
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

it('numbers and pays each of many that go together, whoever they are from, once', async () => {
  const pairs = [await pair(), await pair(), await pair()];
  const elsewhere = await pair(SECOND);
  const sends = Array.from({ length: 20 }, (_, at) =>
    [...pairs.map((of) => ({ of, host: FIRST })), { of: elsewhere, host: SECOND }].flatMap(({ of, host }) => {
      const id = randomUUID();
      const by = at % 2 ? of.one : of.two;
      const path = at % 3 ? `chats/${of.conversation}` : `members/${at % 2 ? of.two.id : of.one.id}`;
      return [0, 1].map(() => write(by, path, `n${at}`, id, host));
    }),
  ).flat();
  const answers = await Promise.all(sends);
  expect(answers.map(({ status }) => status)).toEqual(sends.map(() => 201));
  for (const { conversation } of [...pairs, elsewhere]) {
    const { seqs, bodies } = await told(conversation);
    expect(seqs).toEqual(upTo(22));
    expect(bodies.slice(2).sort()).toEqual(upTo(20).map((n) => `n${n - 1}`).sort()); // prettier-ignore
  }
  const wrong = await rows(
    api,
    `select b.account_id from credit_balance b left join credit_entry e on e.tenant_id = b.tenant_id and e.account_id = b.account_id
     group by b.tenant_id, b.account_id, b.balance having b.balance <> coalesce(sum(e.amount), 0)`,
  );
  expect(wrong).toEqual([]);
});

it('lets nobody wait for the row of another', async () => {
  const [stuck, free] = [await pair(), await pair()];
  const holder = new Client({ connectionString: api.database.ownerUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from credit_balance where account_id = $1 for update', [stuck.one.id]);
    const [waits, ...others] = [
      write(stuck.one, `chats/${stuck.conversation}`, 'patience').then(({ status }) => status),
      ...upTo(5).map((n) => write(free.one, `chats/${free.conversation}`, `n${n}`).then(({ status }) => status)),
    ];
    expect(await Promise.all(others)).toEqual(others.map(() => 201));
    expect((await told(stuck.conversation)).bodies).toEqual(['first', 'second']);
    await holder.query('commit');
    expect(await waits).toBe(201);
  } finally {
    await holder.end();
  }
  expect((await told(stuck.conversation)).bodies).toEqual(['first', 'second', 'patience']);
});

describe('a session seen of late', () => {
  it('sends in one round trip, answered as otherwise', async () => {
    const { one, conversation } = await pair();
    const id = randomUUID();
    const { outcomes } = watchLive();
    const quick = await write(one, `chats/${conversation}`, 'quick', id).expect(201);
    const again = await write(one, `chats/${conversation}`, 'quick', id).expect(201);
    expect(outcomes).toEqual(['sent', 'nothing']);
    expect(again.body).toEqual(quick.body);
    const lasting = ({ headers }: { headers: object }): object => ({
      ...headers,
      ...{ date: '', 'x-request-id': '', 'content-length': '' },
    });
    expect(lasting(quick)).toEqual(lasting(again));
  });

  it.each(['delete from session', "update session set expires_at = now() - interval '1 second'"])(
    'does nothing any more once it is over: %s',
    async (end) => {
      const { one, two, conversation } = await pair();
      const { outcomes } = watchLive();
      await rows(api, `${end} where account_id = $1`, [one.id]);
      expect((await write(one, `chats/${conversation}`, 'late')).status).toBe(403);
      expect((await write(one, `members/${two.id}`, 'late')).status).toBe(403);
      expect(outcomes).toEqual(['failed']); // and forgotten
      expect((await told(conversation)).bodies).toEqual(['first', 'second']);
    },
  );

  it.each(['blocked', 'pending_deletion', 'not_confirmed'])(
    'is not what an account that became %s sends with',
    async (status) => {
      const { one, conversation } = await pair();
      await rows(api, 'update account set status = $2 where id = $1', [one.id, status]);
      expect((await write(one, `chats/${conversation}`, 'late')).status).toBe(403);
      expect((await told(conversation)).bodies).toEqual(['first', 'second']);
    },
  );

  it('is one brand’s only, and no other site’s page sends with it', async () => {
    const { one, conversation } = await pair();
    const { outcomes } = watchLive();
    expect((await write(one, `chats/${conversation}`, 'stray', randomUUID(), SECOND)).status).toBe(403);
    const forged = await write(one, `chats/${conversation}`, 'forged').set('sec-fetch-site', 'same-site');
    expect([forged.status, forged.body]).toMatchObject([403, { code: 'cross_site_request' }]);
    const meant = await write(one, `chats/${conversation}`, 'for another').set('x-member', '1');
    expect([meant.status, meant.body]).toMatchObject([409, { code: 'other_member' }]);
    expect(outcomes).toEqual([]);
    expect((await told(conversation)).bodies).toEqual(['first', 'second']);
  });

  it('is bound by the same limits and rules', async () => {
    const { one, conversation } = await pair();
    for (const body of [
      {},
      { client_id: 'x', kind: 'text', text: 'x' },
      { client_id: randomUUID(), kind: 'text', text: '' },
    ])
      expect((await call(api, 'post', `chats/${conversation}/messages`, one.cookie).send(body)).status).toBe(422);
    // A first message is looked at twice, and counted once.
    const stranger = await someone();
    await write(one, `members/${stranger.id}`, 'first');
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await write(one, `members/${stranger.id}`, `n${n}`)).status);
    expect(statuses).toEqual([...upTo(59).map(() => 201), 429, 429]);
    const refused = await write(one, `members/${stranger.id}`, 'more').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await write(one, `chats/${conversation}`, 'to another').expect(201);
  });
});
