import { randomUUID } from 'node:crypto';
import { HeldDecidedHandler } from '../../src/modules/chats/moderation/held-decided.handler';
import { SendMessage } from '../../src/modules/chats/use-cases/send-message/send-message.use-case';
import { PublishedSites } from '../../src/modules/tenants';
import { Database } from '../../src/platform/database';
import { type OutboxEntry, OutboxHandlers } from '../../src/platform/outbox';
import { Realtime } from '../../src/platform/realtime';
import { runInTenant } from '../../src/platform/tenancy';
import { type TestApi } from './api';
import { call, confirmed, grant } from './meeting';
import { type Person, rows } from './people';

/** A member with credits and a purchase, whose account is so many days old. */
export async function writer(api: TestApi, credits = 1000, days = 0): Promise<Person> {
  const person = await confirmed(api);
  if (credits > 0) await grant(api, person.id, credits);
  await rows(
    api,
    'update account set created_at = now() - make_interval(days => $2), premium_since = now() where id = $1',
    [person.id, days],
  );
  return person;
}

export const write = (api: TestApi, by: Person, to: Person, text: string, id: string = randomUUID()) =>
  call(api, 'post', `members/${to.id}/messages`, by.cookie).send({ client_id: id, kind: 'text', text });

const SPAM = 'Hello dear, you are the most beautiful person here';
export const HELD_TEXT = `${SPAM.toUpperCase()}!`;

/** Says the same to so many that the last one is held; answers for whom that was. */
export async function spread(api: TestApi, by: Person, id: string = randomUUID()): Promise<Person> {
  for (let n = 0; n < 4; n += 1) await write(api, by, await writer(api, 0), SPAM).expect(201);
  const last = await writer(api, 0);
  const held = await write(api, by, last, HELD_TEXT, id).expect(403);
  expect(held.body).toMatchObject({ code: 'message_held' });
  return last;
}

/** Handles staff decisions as the worker does; with `keep` it stops before it can mark them as handled. */
export async function carryOutDecisions(api: TestApi, keep = false): Promise<void> {
  const handlers = new OutboxHandlers();
  const find = <T>(type: abstract new (...args: never[]) => T): T => api.running.app.get<T>(type, { strict: false });
  const handler = [find(Database), find(PublishedSites), find(SendMessage), find(Realtime)] as const;
  new HeldDecidedHandler(handlers, ...handler).onModuleInit();
  const from = keep ? 'select * from outbox where kind = $1' : 'delete from outbox where kind = $1 returning *';
  for (const row of await rows(api, from, ['held_message_decided']))
    await runInTenant(Number(row['tenant_id']), () => handlers.deliver(row as unknown as OutboxEntry));
}
