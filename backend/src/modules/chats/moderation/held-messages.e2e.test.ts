import { randomUUID } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import pino from 'pino';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { HELD_TEXT, carryOutDecisions, spread, write, writer } from '../../../../test/support/held-messages';
import { block, call } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { type OpenStream, openStream } from '../../../../test/support/stream';
import { PlatformDatabase } from '../../../platform/database';
import { PublishedSites } from '../../tenants';
import { type ChatDetails } from '../conversations/chat.response';
import { type SentResponse } from '../use-cases/send-message/sent.response';
import { HeldRetention } from './held-retention';

let api: TestApi;
const tokens = new Map<string, string>();
const streams: OpenStream[] = [];
beforeAll(async () => {
  api = await startAccountsApi(43);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => api.close());

interface Queue {
  readonly messages: readonly { readonly id: number; readonly sender_id: number; readonly body: string }[];
  readonly next: string | null;
}
function staff(method: 'get' | 'post', rest = '', who: { email: string } = SUPPORT, slug = FIRST) {
  const request = api.on('console.localhost')[method](`/api/staff/tenants/${slug}/held-messages${rest}`);
  return request.set({ authorization: tokens.get(who.email) ?? '' });
}
const waiting = async ({ id }: Person): Promise<Queue['messages']> =>
  ((await staff('get').expect(200)).body as Queue).messages.filter(({ sender_id }) => sender_id === id);
async function decide(about: Person, verdict: 'released' | 'rejected'): Promise<void> {
  const [message] = await waiting(about);
  await staff('post', `/${message?.id ?? 0}/${verdict}`).expect(204);
}

const talk = async (who: Person, to: Person): Promise<ChatDetails> =>
  (await call(api, 'get', `members/${to.id}/chat`, who.cookie).expect(200)).body as ChatDetails;
const chatsOf = async (who: Person): Promise<unknown[]> =>
  ((await call(api, 'get', 'chats.php', who.cookie).expect(200)).body as { chats: unknown[] }).chats;
const spentBy = async ({ id }: Person): Promise<number> =>
  (await rows(api, 'select from credit_entry where account_id = $1 and amount < 0', [id])).length;
const audited = (verdict: string, { id }: Person) =>
  rows(api, 'select actor from audit_entry where action = $1 and subject = $2', [
    `held_message.${verdict}`,
    `account:${id}`,
  ]);
async function open({ cookie }: Person): Promise<OpenStream> {
  const { port } = api.running.app.getHttpServer().address() as AddressInfo;
  const stream = await openStream(`http://127.0.0.1:${port}`, { cookie });
  streams.push(stream);
  return stream;
}

/** Until it is restored. */
async function withoutSpamRule({ id }: Person) {
  const published = api.running.app.get(PublishedSites, { strict: false });
  const [of] = await rows(api, 'select tenant_id from profile where id = $1', [id]);
  const site = await published.get(Number(of?.['tenant_id']));
  const { chat_safety: rules } = site.document;
  const document = { ...site.document, chat_safety: { ...rules, spam: { ...rules.spam, action: 'off' as const } } };
  return jest.spyOn(published, 'get').mockResolvedValue({ ...site, document });
}

describe('a message that waits for staff', () => {
  it('is shown to its sender alone, on every page, until it is sent: then it is a message like any other', async () => {
    const sender = await writer(api);
    const [page, id] = [await open(sender), randomUUID()];
    const last = await spread(api, sender, id);
    const theirs = await open(last);
    await page.awaits('held', { profile: last.id });
    const held = { client_id: id, text: HELD_TEXT, state: 'waiting', reason: null };
    expect((await talk(sender, last)).held).toEqual([
      { ...held, held_at: expect.stringMatching(/^20[\d-]{8}T[\d:.]{12}Z$/) as string },
    ]);
    expect((await talk(last, sender)).held).toEqual([]);
    const spent = await spentBy(sender);
    await decide(sender, 'released');
    // Decided, and not sent yet.
    expect((await talk(sender, last)).held).toMatchObject([held]);
    expect(await chatsOf(last)).toEqual([]);
    await carryOutDecisions(api);
    const { conversation } = await talk(sender, last);
    await page.awaits('message', { conversation, message: { seq: 1, client_id: id, text: HELD_TEXT } });
    await theirs.awaits('message', { conversation, message: { seq: 1, client_id: null, warning: null }, unread: 1 });
    expect((await talk(sender, last)).held).toEqual([]);
    expect((await spentBy(sender)) - spent).toBe(1);
    const again = (await write(api, sender, last, HELD_TEXT, id).expect(201)).body as SentResponse;
    expect(again.message).toMatchObject({ seq: 1 });
    expect(theirs.heard.filter(({ event }) => event === 'held')).toEqual([]);
  });

  it('is decided about by one of many, and the others are told so', async () => {
    const sender = await writer(api);
    const last = await spread(api, sender);
    const [message] = await waiting(sender);
    const verdicts = ['released', 'rejected', 'released', 'rejected'];
    const answers = await Promise.all(verdicts.map((verdict) => staff('post', `/${message?.id ?? 0}/${verdict}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'held_message_decided' });
    const won = verdicts[answers.findIndex(({ status }) => status === 204)] ?? '';
    expect(await audited(won, sender)).toEqual([{ actor: SUPPORT.email }]);
    expect(await audited(won === 'released' ? 'rejected' : 'released', sender)).toEqual([]);
    await carryOutDecisions(api);
    expect(await chatsOf(last)).toHaveLength(won === 'released' ? 1 : 0);
    await staff('post', '/999999/rejected').expect(404);
  });

  it('is sent and paid once, however often the worker breaks off, and whoever sends it meanwhile', async () => {
    const [sender, id] = [await writer(api), randomUUID()];
    const last = await spread(api, sender, id);
    const spent = await spentBy(sender);
    await decide(sender, 'released');
    const row = await rows(api, 'select * from held_message where sender_id = $1', [sender.id]);
    await Promise.all([
      carryOutDecisions(api, true),
      carryOutDecisions(api, true),
      write(api, sender, last, HELD_TEXT, id),
    ]);
    // The state after it was sent, before the row was updated.
    await rows(api, 'insert into held_message select * from json_populate_recordset(null::held_message, $1)', [
      JSON.stringify(row),
    ]);
    await carryOutDecisions(api);
    const { last_seq, held } = await talk(sender, last);
    expect([last_seq, held, (await spentBy(sender)) - spent]).toEqual([1, [], 1]);
  });

  it('is said not to be sent when staff reject it, until its sender deletes it', async () => {
    const [sender, id] = [await writer(api), randomUUID()];
    const last = await spread(api, sender, id);
    const page = await open(sender);
    await decide(sender, 'rejected');
    await carryOutDecisions(api);
    await page.awaits('held', { profile: last.id });
    expect((await talk(sender, last)).held).toMatchObject([{ client_id: id, state: 'rejected', reason: 'spam' }]);
    expect((await write(api, sender, last, HELD_TEXT, id).expect(403)).body).toMatchObject({ code: 'message_held' });
    expect(await chatsOf(last)).toEqual([]);
    for (const other of [last, await writer(api)])
      await call(api, 'delete', `held-messages/${id}`, other.cookie).expect(404);
    await call(api, 'delete', `held-messages/${id}`, sender.cookie).expect(204);
    expect((await talk(sender, last)).held).toEqual([]);
    await call(api, 'delete', `held-messages/${id}`, sender.cookie).expect(404);
    await call(api, 'delete', 'held-messages/1', sender.cookie).expect(404);
    await api.on().delete(`/api/held-messages/${id}`).expect(403);
  });

  it.each([
    ['not_enough_credits', 'update credit_balance set balance = 0 where account_id = $1', 'sender'],
    ['partner_gone', "update profile set status = 'disabled' where id = $1", 'last'],
    ['sender_gone', "update profile set status = 'disabled' where id = $1", 'sender'],
  ] as const)('is dropped with its reason where it cannot be sent any more: %s', async (reason, change, whose) => {
    const [sender, id] = [await writer(api), randomUUID()];
    const last = await spread(api, sender, id);
    // There is a conversation: one with somebody who has left is seen only then.
    await write(api, sender, last, 'Something else').expect(201);
    await decide(sender, 'released');
    await rows(api, change, [whose === 'sender' ? sender.id : last.id]);
    await carryOutDecisions(api);
    expect((await talk(sender, last)).held).toMatchObject([{ client_id: id, state: 'dropped', reason }]);
    expect((await talk(sender, last)).last_seq).toBe(1);
  });

  it('waits no more where its writer sends it once more and nothing holds it by then', async () => {
    const [sender, id] = [await writer(api), randomUUID()];
    const last = await spread(api, sender, id);
    const [message] = await waiting(sender);
    const lenient = await withoutSpamRule(sender);
    const { conversation } = (await write(api, sender, last, HELD_TEXT, id).expect(201)).body as SentResponse;
    lenient.mockRestore();
    expect(await waiting(sender)).toEqual([]);
    for (const path of [`members/${last.id}/chat`, `chats/${conversation}`])
      expect((await call(api, 'get', path, sender.cookie).expect(200)).body).toMatchObject({ held: [], last_seq: 1 });
    for (const verdict of ['released', 'rejected'])
      expect((await staff('post', `/${message?.id ?? 0}/${verdict}`).expect(404)).body).toMatchObject({
        code: 'held_message_not_found',
      });
    await new HeldRetention(api.running.app.get(PlatformDatabase), pino({ level: 'silent' })).forget();
    expect(await rows(api, 'select from held_message where sender_id = $1', [sender.id])).toEqual([]);
  });

  it('is not sent behind a block, nor after its sender has deleted it or the conversation', async () => {
    const [blocked, leaving] = [await writer(api), await writer(api)];
    const behind = await spread(api, blocked);
    await block(api, behind.id, blocked.id);
    await decide(blocked, 'released');
    await carryOutDecisions(api);
    expect(await chatsOf(behind)).toEqual([]);
    const last = await spread(api, leaving);
    const { conversation } = (await write(api, leaving, last, 'Something else').expect(201)).body as SentResponse;
    const [message] = await waiting(leaving);
    await call(api, 'delete', `chat.php?conversation=${conversation}`, leaving.cookie).expect(204);
    await staff('post', `/${message?.id ?? 0}/released`).expect(404);
    expect((await talk(leaving, last)).held).toEqual([]);
  });

  it('is its brand’s alone, and for staff of the brand', async () => {
    const sender = await writer(api);
    await spread(api, sender);
    const [message] = await waiting(sender);
    expect(((await staff('get', '', OPERATOR, SECOND).expect(200)).body as Queue).messages).toEqual([]);
    await staff('post', `/${message?.id ?? 0}/released`, OPERATOR, SECOND).expect(404);
    await staff('get', '', SUPPORT, SECOND).expect(404);
    await api.on('console.localhost').get(`/api/staff/tenants/${FIRST}/held-messages`).expect(401);
    expect(await waiting(sender)).toHaveLength(1);
  });

  it('comes on one page of the queue, oldest first, where several were held at the same time as well', async () => {
    const [sender, to] = [await writer(api), await writer(api)];
    await rows(
      api,
      `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule, held_at)
       select p.tenant_id, p.id, $2::integer, gen_random_uuid(), 'Hello', 'spam', now() + (n % 3) * interval '1 microsecond'
       from profile p, generate_series(1, 120) n where p.id = $1`,
      [sender.id, to.id],
    );
    const ids: number[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page = (await staff('get', after && `?after=${after}`).expect(200)).body as Queue;
      ids.push(...page.messages.filter(({ sender_id }) => sender_id === sender.id).map(({ id }) => id));
      after = page.next;
    }
    const all = await rows(api, 'select id from held_message where sender_id = $1 order by held_at, id', [sender.id]);
    expect(ids).toEqual(all.map(({ id }) => id));
    for (const bad of ['x', '7', '1_99999999999']) await staff('get', `?after=${bad}`).expect(422);
  });
});
