import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type TestApi } from '../../../test/support/api';
import { call, grant } from '../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../test/support/people';
import { PublishedSites } from '../tenants';
import { type ChatItem } from './conversations/chat.response';
import { type SentResponse } from './use-cases/send-message/sent.response';
import { chatting } from '../../../test/support/chatting';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(33);
});
afterAll(() => api.close());

const { someone, write, send, chats, unread, details, messages, texts, read, balanceOf, paidOf } = chatting(() => api);

/** The price of a message at the first brand. */
let cost: number;
beforeAll(async () => {
  const { body } = await api.on().get('/api/settings.php').expect(200);
  cost = (body as { message_credits: number }).message_credits;
});

describe('a message', () => {
  it('begins a conversation that both have, costs what the brand says, and is unread until it is read', async () => {
    const [one, other] = [await someone(101), await someone()];
    // Credits that staff took back pay for no message.
    await grant(api, one.id, -1);
    expect(await details(one, `members/${other.id}/chat`)).toMatchObject({
      ...{ conversation: null, profile: other.id, may_write: 'yes', credits: 100, has_paid_message: false },
      partner: { id: other.id, state: 'here', fictional: false },
      costs: { message: cost },
    });
    const { conversation, message, credits } = await send(one, `members/${other.id}`, '  Hi there  ');
    expect(message).toMatchObject({
      seq: 1,
      sender: one.id,
      kind: 'text',
      text: 'Hi there',
      gone: false,
      warning: null,
    });
    expect(credits).toBe(100 - cost);
    expect(await balanceOf(one)).toBe(100 - cost);
    expect(await balanceOf(other)).toBe(100);
    const [mine] = (await chats(one)).chats as [ChatItem];
    expect(mine).toMatchObject({ conversation, profile: other.id, num_unread_messages: 0, last_seq: 1 });
    const [theirs] = (await chats(other)).chats as [ChatItem];
    expect(theirs).toMatchObject({
      conversation,
      profile: one.id,
      num_unread_messages: 1,
      last_message: { text: 'Hi there', client_id: null },
    });
    expect(await unread(other)).toEqual({ chats: [{ conversation, num_unread_messages: 1 }], total: 1 });
    await send(one, `chats/${conversation}`, 'And again');
    await send(other, `chats/${conversation}`, 'Hello');
    expect(await texts(other, conversation)).toEqual(['Hi there', 'And again', 'Hello']);
    await read(other, conversation, 1);
    expect((await unread(other)).total).toBe(1);
    await read(other, conversation, 99);
    await read(other, conversation, 1);
    expect((await unread(other)).total).toBe(0);
    expect(await details(one, `chats/${conversation}`)).toMatchObject({
      ...{ num_unread_messages: 1, partner_read_seq: 3, partner_received_seq: 3, has_paid_message: true },
    });
  });

  it('sent again is the same one, also at once, also without credits, and never another', async () => {
    const [one, other] = [await someone(cost), await someone()];
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => write(one, `members/${other.id}`, 'once', id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { conversation } = answers[0]?.body as SentResponse;
    expect((await write(one, `chats/${conversation}`, 'once', id).expect(201)).body).toEqual(answers[0]?.body);
    expect((await write(one, `chats/${conversation}`, 'other', id).expect(409)).body).toMatchObject({
      code: 'client_id_used',
    });
    expect(await texts(other, conversation)).toEqual(['once']);
    expect([await balanceOf(one), await paidOf(one)]).toEqual([0, cost]);
    const late = await Promise.all(Array.from({ length: 8 }, () => write(other, `chats/${conversation}`, 'back', id)));
    expect(late.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await texts(one, conversation)).toEqual(['once', 'back']);
  });

  it('sent again is the same one, also where the brand would not take it by now', async () => {
    const [one, other] = [await someone(), await someone()];
    const [id, gift] = [randomUUID(), { client_id: randomUUID(), kind: 'gift', gift: 'rose' }];
    const give = () => call(api, 'post', `members/${other.id}/messages`, one.cookie).send(gift);
    await write(one, `members/${other.id}`, 'rather long', id).expect(201);
    const { body } = await give().expect(201);
    const published = api.running.app.get(PublishedSites, { strict: false });
    const [tenant] = await rows(api, 'select tenant_id from profile where id = $1', [one.id]);
    const site = await published.get(Number(tenant?.['tenant_id']));
    const document = {
      ...site.document,
      settings: { ...site.document.settings, message_length: 5 },
      features: { ...site.document.features, gifts: false },
    };
    const stricter = jest.spyOn(published, 'get').mockResolvedValue({ ...site, document });
    expect((await write(one, `members/${other.id}`, 'rather long', id).expect(201)).body).toMatchObject({
      message: { seq: 1, text: 'rather long' },
    });
    expect((await give().expect(201)).body).toEqual(body);
    expect((await write(one, `members/${other.id}`, 'rather long').expect(422)).body).toMatchObject({
      code: 'message_invalid',
    });
    const another = await call(api, 'post', `members/${other.id}/messages`, one.cookie).send({
      ...gift,
      client_id: randomUUID(),
    });
    expect([another.status, another.body]).toEqual([404, expect.objectContaining({ code: 'gifts_off' })]);
    stricter.mockRestore();
    expect((await chats(other)).chats).toMatchObject([{ last_seq: 2 }]);
  });

  it('is not sent without the credits for it, whatever is sent at once', async () => {
    const [one, other, third] = [await someone(3 * cost + (cost - 1)), await someone(), await someone()];
    const { conversation } = await send(one, `members/${other.id}`, 'first');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        write(one, at % 2 ? `members/${third.id}` : `chats/${conversation}`, `n${at}`),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.body]).toMatchObject([
      403,
      { code: 'not_enough_credits', cost, credits: cost - 1 },
    ]);
    expect([await balanceOf(one), await paidOf(one)]).toEqual([cost - 1, 3 * cost]);
    const [counted] = await rows(api, 'select count(*)::int as n from message where sender_id = $1', [one.id]);
    expect(counted).toEqual({ n: 3 });
    const left = await rows(api, 'select 1 from conversation v where $1 in (low_id, high_id) and last_seq = 0', [
      one.id,
    ]);
    expect(left).toEqual([]);
  });

  it('is not sent a second time where nothing is left of the first', async () => {
    const [one, other] = [await someone(), await someone()];
    const id = randomUUID();
    const { conversation } = (await write(one, `members/${other.id}`, 'once', id).expect(201)).body as SentResponse;
    for (const { cookie } of [one, other])
      await call(api, 'delete', `chat.php?conversation=${conversation}`, cookie).expect(204);
    for (const path of [`members/${other.id}`, `chats/${conversation}`])
      expect((await write(one, path, 'once', id).expect(409)).body).toMatchObject({ code: 'client_id_used' });
    expect([await balanceOf(one), (await chats(other)).chats]).toEqual([100 - cost, []]);
    // A sent message asks for no more credits.
    await grant(api, one.id, cost - 100);
    for (const path of [`members/${other.id}`, `chats/${conversation}`])
      expect((await write(one, path, 'once', id.toUpperCase()).expect(409)).body).toMatchObject({
        code: 'client_id_used',
      });
  });

  it('is paid for with an entry or not at all, also where the conversation goes at that moment', async () => {
    const [one, other] = [await someone(), await someone()];
    const { conversation } = await send(one, `members/${other.id}`, 'first');
    const eraser = new Client({ connectionString: api.database.rootUrl });
    await eraser.connect();
    try {
      await eraser.query('begin');
      await eraser.query('delete from conversation where id = $1', [conversation]);
      const late = write(one, `chats/${conversation}`, 'late').then(({ status }) => status);
      const waiting = 'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid';
      while ((await eraser.query(waiting)).rowCount === 0) await new Promise(setImmediate);
      await eraser.query('commit');
      expect([await late, await paidOf(one), await balanceOf(one)]).toEqual([404, cost, 100 - cost]);
    } finally {
      await eraser.end();
    }
  });

  it('has one place for both, without gaps, whoever writes at once', async () => {
    const [one, other] = [await someone(1000), await someone(1000)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 ? write(one, `members/${other.id}`, `a${at}`) : write(other, `members/${one.id}`, `b${at}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const ids = new Set(answers.map(({ body }) => (body as SentResponse).conversation));
    expect(ids.size).toBe(1);
    const [conversation = 0] = ids;
    const seen = (await messages(one, conversation)).messages;
    expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(await texts(other, conversation)).toEqual(seen.map(({ text }) => text));
    expect([(await unread(one)).total, (await unread(other)).total]).toEqual([10, 10]);
  });

  it('is read page by page in both directions', async () => {
    const [one, other] = [await someone(1000), await someone()];
    const { conversation } = await send(one, `members/${other.id}`, '1');
    for (let n = 2; n <= 7; n += 1) await send(one, `chats/${conversation}`, String(n));
    expect(await messages(other, conversation, '?limit=3')).toMatchObject({
      more: true,
      messages: [{ seq: 5 }, { seq: 6 }, { seq: 7 }],
    });
    expect(await messages(other, conversation, '?limit=3&before=5')).toMatchObject({
      more: true,
      messages: [{ seq: 2 }, { seq: 3 }, { seq: 4 }],
    });
    expect(await messages(other, conversation, '?limit=3&before=2')).toMatchObject({
      more: false,
      messages: [{ seq: 1 }],
    });
    expect(await messages(other, conversation, '?limit=3&after=2')).toMatchObject({
      more: true,
      messages: [{ seq: 3 }, { seq: 4 }, { seq: 5 }],
    });
    expect(await messages(other, conversation, '?limit=3&after=5')).toMatchObject({
      more: false,
      messages: [{ seq: 6 }, { seq: 7 }],
    });
  });

  it('is taken back by its sender for both, soon, and leaves nothing', async () => {
    const [one, other] = [await someone(), await someone()];
    const id = randomUUID();
    const { conversation } = (await write(one, `members/${other.id}`, 'secret word', id).expect(201))
      .body as SentResponse;
    const takeBack = (by: Person, seq: number | string) =>
      call(api, 'delete', `chats/${conversation}/messages/${seq}`, by.cookie);
    await takeBack(other, 1).expect(404);
    await takeBack(one, 2).expect(404);
    await takeBack(one, 'x').expect(404);
    await Promise.all([takeBack(one, 1).expect(204), takeBack(one, 1).expect(204)]);
    expect(await messages(other, conversation)).toMatchObject({ messages: [{ seq: 1, text: null, gone: true }] });
    expect((await unread(other)).total).toBe(0);
    expect(await rows(api, "select 1 from message where body like '%secret%'")).toEqual([]);
    await write(one, `chats/${conversation}`, 'secret word', id).expect(201);
    expect(await texts(one, conversation)).toEqual([null]);
    const { message } = await send(one, `chats/${conversation}`, 'too late');
    await rows(api, "update message set sent_at = now() - interval '16 minutes' where conversation_id = $1", [
      conversation,
    ]);
    expect((await takeBack(one, message.seq).expect(409)).body).toMatchObject({ code: 'message_too_old' });
  });

  it.each([
    ['without words', { text: '' }],
    ['of spaces', { text: ' \n \u200b ' }],
    ['longer than the brand lets', { text: 'é'.repeat(5001) }],
    ['of no kind', { kind: 'script' }],
    ['of no text', { text: null }],
    ['of no photo', { kind: 'photo', photo: null }],
    ['of no gift', { kind: 'gift', gift: null }],
    ['of no GIF', { kind: 'gif', gif: null }],
    ['without its id', { client_id: 'x' }],
    ['that is an object', { text: { a: 1 } }],
  ])('%s is refused', async (_, part) => {
    const [one, other] = [await someone(), await someone()];
    const answer = await call(api, 'post', `members/${other.id}/messages`, one.cookie).send({
      ...{ client_id: randomUUID(), kind: 'text', text: 'fine', ...part },
    });
    expect([answer.status, (await chats(one)).chats]).toEqual([422, []]);
    expect(await balanceOf(one)).toBe(100);
  });
});
