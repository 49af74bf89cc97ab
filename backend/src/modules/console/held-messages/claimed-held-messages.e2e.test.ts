import { FIRST, OPERATOR, type TestApi } from '../../../../test/support/api';
import { HELD_TEXT, spread, writer } from '../../../../test/support/held-messages';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type ClaimedHeldMessagesResponse } from './held-messages.response';

let api: TestApi;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(60);
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  for (const name of ['ada', 'ben']) {
    const email = `${name}@held.example`;
    await api.running.app.get(StaffTokens).add({ email, name, role: 'moderator', tenantIds: [id] }, OPERATOR);
    cookies.set(name, await sessionOf(api, email));
  }
});
afterAll(() => api.close());

const staff = (who: string, method: 'get' | 'post', path: string) => {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
};
const claimed = async (who: string): Promise<ClaimedHeldMessagesResponse['messages']> => {
  const { body } = await staff(who, 'get', 'claimed-held-messages').expect(200);
  return (body as ClaimedHeldMessagesResponse).messages;
};

it('claimed messages say what was found, how old the account was, and how many got the same', async () => {
  const [sender, other] = [await writer(api, 1000, 2), await writer(api, 1000)];
  const last = await spread(api, sender);
  await rows(
    api,
    `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule)
     select tenant_id, id, $2, gen_random_uuid(), 'Lovely! Find me on WhatsApp tonight', 'contact' from account where id = $1`,
    [other.id, sender.id],
  );
  // The same words of somebody else do not count.
  await rows(
    api,
    `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule, decided_at, outcome)
     select tenant_id, id, $2, gen_random_uuid(), $3, 'spam', now(), 'rejected' from account where id = $1`,
    [other.id, sender.id, HELD_TEXT],
  );
  await staff('ada', 'post', 'work-claims').send({ queue: 'held_messages' }).expect(200);
  const [spam, contact] = await claimed('ada');
  expect(spam).toMatchObject({
    ...{ tenant: FIRST, sender_id: sender.id, profile_id: last.id, body: HELD_TEXT, rule: 'spam' },
    ...{ matched: null, account_days: 2, recipients: 5 },
  });
  expect(contact).toMatchObject({ sender_id: other.id, rule: 'contact', account_days: 0, recipients: 1 });
  const { start = 0, end = 0 } = contact?.matched ?? {};
  expect(contact?.body.slice(start, end)).toBe('WhatsApp');
  expect(await claimed('ben')).toEqual([]);
  await staff('ada', 'post', `tenants/${FIRST}/held-messages/${spam?.id ?? 0}/rejected`).expect(204);
  expect((await claimed('ada')).map(({ rule }) => rule)).toEqual(['contact']);
  await staff('nobody', 'get', 'claimed-held-messages').expect(401);
});
