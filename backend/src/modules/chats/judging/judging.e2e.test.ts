import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { block, call, confirmed, grant } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { PlatformDatabase } from '../../../platform/database';
import { type MessagesResponse } from '../use-cases/list-messages/messages.response';
import { type SentResponse } from '../use-cases/send-message/sent.response';
import { HeldRetention } from './held-retention';

jest.setTimeout(60_000);

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(20);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
}, 60_000);
afterAll(() => api.close());

async function someone(credits = 1000, days = 0): Promise<Person> {
  const person = await confirmed(api);
  if (credits > 0) await grant(api, person.id, credits);
  await rows(
    api,
    'update account set created_at = now() - make_interval(days => $2), premium_since = now() where id = $1',
    [...[person.id, days]],
  );
  return person;
}
const write = (by: Person, to: Person, text: string, id: string = randomUUID()) =>
  call(api, 'post', `members/${to.id}/messages`, by.cookie).send({ client_id: id, kind: 'text', text });
const balanceOf = async ({ id }: Person): Promise<number> =>
  Number((await rows(api, 'select balance from credit_balance where account_id = $1', [id]))[0]?.['balance']);
const seenBy = async (who: Person, chat: number): Promise<MessagesResponse['messages']> =>
  ((await call(api, 'get', `chats/${chat}/messages`, who.cookie).expect(200)).body as MessagesResponse).messages;
const chatsOf = async (who: Person): Promise<unknown[]> =>
  ((await call(api, 'get', 'chats.php', who.cookie).expect(200)).body as { chats: unknown[] }).chats;

interface Queue {
  readonly messages: readonly { readonly id: number; readonly sender_id: number; readonly body: string }[];
}
function staff(method: 'get' | 'post', rest = '', who: { email: string } = SUPPORT, slug = FIRST) {
  const request = api.on('console.localhost')[method](`/api/staff/tenants/${slug}/held-messages${rest}`);
  return request.set({ authorization: tokens.get(who.email) ?? '' });
}
const waiting = async ({ id }: Person): Promise<Queue['messages']> =>
  ((await staff('get').expect(200)).body as Queue).messages.filter(({ sender_id }) => sender_id === id);

const SPAM = 'Hello dear, you are the most beautiful person here';

/** Says the same to so many that the last one is held. */
async function spread(by: Person, id: string = randomUUID()): Promise<Person> {
  for (let n = 0; n < 4; n += 1) await write(by, await someone(0), SPAM).expect(201);
  const last = await someone(0);
  const held = await write(by, last, `  ${SPAM.toUpperCase()}!`, id).expect(403);
  expect(held.body).toMatchObject({ code: 'message_held' });
  return last;
}

describe('what a new account writes', () => {
  it('warns its receiver where it leads away, and is nobody’s business once the account is older', async () => {
    const [young, old, other] = [await someone(), await someone(1000, 15), await someone()];
    const { conversation, message } = (await write(young, other, 'My WhatsApp is 0612345678').expect(201))
      .body as SentResponse;
    expect(message.warning).toBeNull();
    expect(await seenBy(other, conversation)).toMatchObject([{ warning: 'contact' }]);
    expect(await seenBy(young, conversation)).toMatchObject([{ warning: null }]);
    const later = (await write(old, other, 'My WhatsApp is 0612345678').expect(201)).body as SentResponse;
    expect(await seenBy(other, later.conversation)).toMatchObject([{ warning: null }]);
  });

  it('to many is held: its sender is told, pays nothing, and nobody sees it, however often it is sent', async () => {
    const sender = await someone();
    const id = randomUUID();
    const last = await spread(sender, id);
    const paid = await balanceOf(sender);
    for (let n = 0; n < 3; n += 1)
      expect((await write(sender, last, `  ${SPAM.toUpperCase()}!`, id).expect(403)).body).toMatchObject({
        code: 'message_held',
      });
    expect(await balanceOf(sender)).toBe(paid);
    expect(await chatsOf(last)).toEqual([]);
    expect(await waiting(sender)).toHaveLength(1);
    await write(sender, last, 'Something else').expect(201);
    await write(await someone(), last, SPAM).expect(201);
  });

  it('is sent and paid once when staff release it, never when they reject it, and each decision stands', async () => {
    const sender = await someone();
    const id = randomUUID();
    const last = await spread(sender, id);
    const [message] = await waiting(sender);
    const before = await balanceOf(sender);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => staff('post', `/${message?.id ?? 0}/released`)),
      staff('post', '/999999/rejected'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(await chatsOf(last)).toHaveLength(1);
    const again = (await write(sender, last, `  ${SPAM.toUpperCase()}!`, id).expect(201)).body as SentResponse;
    expect(again.message).toMatchObject({ seq: 1, warning: null });
    expect(before - (await balanceOf(sender))).toBeGreaterThan(0);
    expect(await seenBy(last, again.conversation)).toHaveLength(1);
    const audit = await rows(
      api,
      "select actor, details from audit_entry where action = 'held_message.released' and subject = $1",
      [`account:${sender.id}`],
    );
    expect(audit).toHaveLength(1);

    const other = await someone();
    const never = await spread(other);
    const [refused] = await waiting(other);
    await staff('post', `/${refused?.id ?? 0}/rejected`).expect(204);
    await staff('post', `/${refused?.id ?? 0}/released`).expect(404);
    expect(await chatsOf(never)).toEqual([]);
  });

  it('is dropped where it cannot be paid or reached any more', async () => {
    const [poor, blocked] = [await someone(), await someone()];
    await spread(poor);
    await rows(api, 'update credit_balance set balance = 0 where account_id = $1', [poor.id]);
    const behind = await spread(blocked);
    await block(api, behind.id, blocked.id);
    for (const who of [poor, blocked]) {
      const [message] = await waiting(who);
      expect((await staff('post', `/${message?.id ?? 0}/released`).expect(200)).body).toEqual({ sent: false });
      expect(await waiting(who)).toEqual([]);
    }
    expect(await write(blocked, behind, 'Hi').then(({ status }) => status)).toBe(404);
  });

  it('is its brand’s alone, and for staff of the brand', async () => {
    const sender = await someone();
    await spread(sender);
    const [message] = await waiting(sender);
    expect(((await staff('get', '', OPERATOR, SECOND).expect(200)).body as Queue).messages).toEqual([]);
    await staff('post', `/${message?.id ?? 0}/released`, OPERATOR, SECOND).expect(404);
    await staff('get', '', SUPPORT, SECOND).expect(404);
    await api.on('console.localhost').get(`/api/staff/tenants/${FIRST}/held-messages`).expect(401);
    expect((await api.on().get('/api/settings.php')).text).not.toContain('new_account_days');
    expect(await waiting(sender)).toHaveLength(1);
  });

  it('and was decided about is forgotten after thirty days', async () => {
    const sender = await someone();
    await spread(sender);
    const [message] = await waiting(sender);
    await staff('post', `/${message?.id ?? 0}/rejected`).expect(204);
    const left = () => rows(api, 'select id from held_message where sender_id = $1', [sender.id]);
    const sweep = new HeldRetention(api.running.app.get(PlatformDatabase), pino({ level: 'silent' }));
    await sweep.forget();
    expect(await left()).toHaveLength(1);
    await rows(api, "update held_message set decided_at = now() - interval '31 days' where sender_id = $1", [
      sender.id,
    ]);
    await sweep.forget();
    expect(await left()).toEqual([]);
  });
});
