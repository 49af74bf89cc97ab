import { FIRST, type TestApi } from '../../../../../test/support/api';
import { block, call, confirmed } from '../../../../../test/support/meeting';
import {
  type Person,
  activate,
  cookieOf,
  form,
  post,
  rows,
  startAccountsApi,
} from '../../../../../test/support/people';
import { Database } from '../../../../platform/database';
import { type OutboxEntry, OutboxHandlers } from '../../../../platform/outbox';
import { runInTenant } from '../../../../platform/tenancy/scope';
import { SIGNUP_MESSAGE_KIND } from '../../../accounts';
import { PublishedSites } from '../../../tenants';
import { type ChatsResponse } from '../list-chats/chats.response';
import { SendMessage } from '../send-message/send-message.use-case';
import { SignupMessageHandler } from './signup-message.handler';

let api: TestApi;
const handlers = new OutboxHandlers();
beforeAll(async () => {
  api = await startAccountsApi(34);
  const { app } = api.running;
  const find = <T>(type: abstract new (...args: never[]) => T): T => app.get<T>(type, { strict: false });
  new SignupMessageHandler(handlers, find(Database), find(PublishedSites), find(SendMessage)).onModuleInit();
});
afterAll(() => api.close());

async function signUpWriting(email: string, to: number, text = 'Hello you'): Promise<Person> {
  const answer = await post(api, '/api/signups').send({
    ...form(email),
    signup_message: text,
    signup_member: to,
  });
  expect(answer.status).toBe(201);
  return { id: (answer.body as { id: number }).id, cookie: cookieOf(answer.headers) };
}

async function waiting({ id }: Person): Promise<{ tenant: number; entry: OutboxEntry }[]> {
  const found = await rows(api, "select * from outbox where kind = $1 and payload->>'account' = $2", [
    ...[SIGNUP_MESSAGE_KIND, String(id)],
  ]);
  return found.map((row) => ({
    tenant: Number(row['tenant_id']),
    entry: {
      id: String(row['id']),
      kind: SIGNUP_MESSAGE_KIND,
      payload: row['payload'],
      attempt: 1,
      createdAt: new Date(),
    },
  }));
}
const deliver = async (of: Person): Promise<void> => {
  for (const { tenant, entry } of await waiting(of)) await runInTenant(tenant, () => handlers.deliver(entry));
};
const chatsOf = async ({ cookie }: Person): Promise<ChatsResponse['chats']> =>
  ((await call(api, 'get', 'chats', cookie).expect(200)).body as ChatsResponse).chats;
const textOf = async ({ id }: Person): Promise<unknown> =>
  (await rows(api, 'select signup_message from account where id = $1', [id]))[0]?.['signup_message'];

describe('what was written while signing up', () => {
  it('waits for the address, and then is the first message, once and paid from the credits that come with it', async () => {
    const other = await confirmed(api);
    const one = await signUpWriting('writes-first@visitor.example', other.id);
    await deliver(one);
    expect(await chatsOf(other)).toEqual([]);
    await activate(api, 'writes-first@visitor.example', FIRST);
    expect(await waiting(one)).toHaveLength(1);
    await Promise.all([deliver(one), deliver(one)]);
    await deliver(one);
    expect(await chatsOf(other)).toMatchObject([{ profile: one.id, last_seq: 1, last_message: { text: 'Hello you' } }]);
    expect(await textOf(one)).toBeNull();
    const entries = await rows(
      api,
      'select reason, amount > 0 as got from credit_entry where account_id = $1 order by number',
      [one.id],
    );
    expect(entries).toEqual([
      { reason: 'signup', got: true },
      { reason: 'message', got: false },
    ]);
  });

  it('is no message where nothing of it can be seen', async () => {
    const other = await confirmed(api);
    const one = await signUpWriting('writes-nothing@visitor.example', other.id, '\u200b');
    await activate(api, 'writes-nothing@visitor.example', FIRST);
    await deliver(one);
    expect([await chatsOf(one), await textOf(one)]).toEqual([[], null]);
  });

  it('does not reach who has blocked the writer meanwhile', async () => {
    const other = await confirmed(api);
    const one = await signUpWriting('writes-late@visitor.example', other.id);
    await block(api, other.id, one.id);
    await activate(api, 'writes-late@visitor.example', FIRST);
    await deliver(one);
    expect([await chatsOf(one), await textOf(one)]).toEqual([[], null]);
  });
});
