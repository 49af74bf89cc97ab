import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import pino from 'pino';
import { type TestApi } from '../../../../test/support/api';
import { HELD_TEXT, spread, write, writer } from '../../../../test/support/held-messages';
import { call, hide } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { PlatformDatabase } from '../../../platform/database';
import { type MessagesResponse } from '../use-cases/list-messages/messages.response';
import { type SentResponse } from '../use-cases/send-message/sent.response';
import { HeldRetention } from './held-retention';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(20);
});
afterAll(() => api.close());

const balanceOf = async ({ id }: Person): Promise<number> =>
  Number((await rows(api, 'select balance from credit_balance where account_id = $1', [id]))[0]?.['balance']);
const seenBy = async (who: Person, chat: number): Promise<MessagesResponse['messages']> =>
  ((await call(api, 'get', `chats/${chat}/messages`, who.cookie).expect(200)).body as MessagesResponse).messages;
const chatsOf = async (who: Person): Promise<unknown[]> =>
  ((await call(api, 'get', 'chats.php', who.cookie).expect(200)).body as { chats: unknown[] }).chats;
/** Adds messages until the limit of held ones is reached. */
const FILL = `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule)
  select tenant_id, sender_id, profile_id, gen_random_uuid(), body, rule from held_message, generate_series(1, 19)
  where sender_id = $1`;
const heldOf = ({ id }: Person) => rows(api, 'select id from held_message where sender_id = $1', [id]);

describe('what a new account writes', () => {
  it('warns its receiver where it leads away, and is nobody’s business once the account is older', async () => {
    const [young, old, other] = [await writer(api), await writer(api, 1000, 15), await writer(api)];
    const { conversation, message } = (await write(api, young, other, 'My WhatsApp is 0612345678').expect(201))
      .body as SentResponse;
    expect(message.warning).toBeNull();
    expect(await seenBy(other, conversation)).toMatchObject([{ warning: 'contact' }]);
    expect(await seenBy(young, conversation)).toMatchObject([{ warning: null }]);
    const later = (await write(api, old, other, 'My WhatsApp is 0612345678').expect(201)).body as SentResponse;
    expect(await seenBy(other, later.conversation)).toMatchObject([{ warning: null }]);
    expect((await api.on().get('/api/settings.php')).text).not.toContain('new_account_days');
  });

  it('to many is held: its sender is told, pays nothing, and nobody sees it, however often it is sent', async () => {
    const sender = await writer(api);
    const id = randomUUID();
    const last = await spread(api, sender, id);
    const paid = await balanceOf(sender);
    const again = await Promise.all([1, 2, 3].map(() => write(api, sender, last, HELD_TEXT, id)));
    expect(again.map(({ body }) => (body as { code: string }).code)).toEqual(Array(3).fill('message_held'));
    expect(await balanceOf(sender)).toBe(paid);
    expect(await chatsOf(last)).toEqual([]);
    expect(await heldOf(sender)).toHaveLength(1);
    await write(api, sender, last, 'Something else').expect(201);
    await write(api, await writer(api), last, HELD_TEXT).expect(201);
  });

  it('to one and the same is said to one, whichever way it goes', async () => {
    const sender = await writer(api);
    for (let n = 0; n < 4; n += 1) {
      const to = await writer(api, 0);
      const { conversation } = (await write(api, sender, to, HELD_TEXT).expect(201)).body as SentResponse;
      await call(api, 'post', `chats/${conversation}/messages`, sender.cookie)
        .send({ client_id: randomUUID(), kind: 'text', text: HELD_TEXT })
        .expect(201);
    }
  });

  it('is not held for somebody who hides from strangers, and so gives nobody away', async () => {
    const [sender, hidden] = [await writer(api), await writer(api, 0)];
    await spread(api, sender);
    await hide(api, hidden.id);
    await write(api, sender, hidden, HELD_TEXT).expect(404);
    expect(await heldOf(sender)).toHaveLength(1);
  });

  it('is refused where so much of it waits that nobody could read it, and never said to wait when it does not', async () => {
    const sender = await writer(api);
    const last = await spread(api, sender);
    await rows(api, FILL, [sender.id]);
    const refused = await write(api, sender, last, HELD_TEXT).expect(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(await heldOf(sender)).toHaveLength(20);
  });

  it('waits no more often than that, also where it comes at once', async () => {
    const sender = await writer(api);
    const last = await spread(api, sender);
    const another = new Client({ connectionString: api.database.rootUrl });
    await another.connect();
    try {
      await another.query('begin');
      await another.query('select from account where id = $1 for no key update', [sender.id]);
      await another.query(FILL, [sender.id]);
      const answered = jest.fn();
      const late = write(api, sender, last, HELD_TEXT)
        .then(({ status }) => status)
        .finally(answered);
      const waiting = 'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid';
      while (answered.mock.calls.length === 0 && (await another.query(waiting)).rowCount === 0)
        await new Promise(setImmediate);
      await another.query('commit');
      expect(await late).toBe(429);
    } finally {
      await another.end();
    }
    expect(await heldOf(sender)).toHaveLength(20);
  });

  it('and was decided about is forgotten after thirty days', async () => {
    const sender = await writer(api);
    await spread(api, sender);
    const change = (what: string) => rows(api, `update held_message set ${what} where sender_id = $1`, [sender.id]);
    await change("decided_at = now(), outcome = 'rejected'");
    const sweep = new HeldRetention(api.running.app.get(PlatformDatabase), pino({ level: 'silent' }));
    await sweep.forget();
    expect(await heldOf(sender)).toHaveLength(1);
    await change("decided_at = now() - interval '31 days'");
    await sweep.forget();
    expect(await heldOf(sender)).toEqual([]);
  });
});
