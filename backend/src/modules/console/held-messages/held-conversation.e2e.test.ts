import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { write, writer } from '../../../../test/support/held-messages';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type HeldConversationResponse } from './held-conversation.response';

const REASON = 'Who wrote first decides this';
const PEOPLE = [
  ['ada', 'moderator', FIRST],
  ['ben', 'moderator', FIRST],
  ['eve', 'moderator', SECOND],
  ['fay', 'finance', FIRST],
] as const;

let api: TestApi;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(110);
  for (const [name, role, slug] of PEOPLE) {
    const { id } = await api.running.app.get(Tenants).get(slug);
    const email = `${name}@conversation.example`;
    await api.running.app.get(StaffTokens).add({ email, name, role, tenantIds: [id] }, OPERATOR);
    cookies.set(name, await sessionOf(api, email));
  }
});
afterAll(() => api.close());

const staff = (who: string, path: string, body: object = {}) =>
  api
    .on(CONSOLE)
    .post(`/api/staff/${path}`)
    .set('cookie', cookies.get(who) ?? '')
    .send(body);
const open = (who: string, id: number, body: object = { reason: REASON }, slug: string = FIRST) =>
  staff(who, `tenants/${slug}/held-messages/${id}/conversation`, body);
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];

async function heldBetween(sender: Person, receiver: Person): Promise<number> {
  const [held] = await rows(
    api,
    `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule)
     select tenant_id, id, $2, gen_random_uuid(), 'Find me on WhatsApp', 'contact' from account where id = $1 returning id`,
    [sender.id, receiver.id],
  );
  return Number(held?.['id']);
}
const looksAt = (member: number) =>
  rows(api, 'select kind, reason, note from member_look where account_id = $1', [member]);
const audited = (member: number) =>
  rows(api, "select actor, details from audit_entry where subject = $1 and action = 'member.conversation_viewed'", [
    `account:${member}`,
  ]);

it('shows the last thirty messages of the two, and writes the look down for both', async () => {
  const [sender, receiver] = [await writer(api), await writer(api)];
  for (const [by, to, text] of [
    [receiver, sender, 'Good morning'],
    [sender, receiver, 'Good morning to you'],
  ] as const)
    await write(api, by, to, text).expect(201);
  const held = await heldBetween(sender, receiver);
  const { messages } = (await open('ada', held).expect(200)).body as HeldConversationResponse;
  expect(messages).toMatchObject([
    { seq: 1, by: 'receiver', kind: 'text', text: 'Good morning', gone: false },
    { seq: 2, by: 'sender', kind: 'text', text: 'Good morning to you', gone: false },
  ]);
  for (const { id } of [sender, receiver]) {
    expect(await looksAt(id)).toEqual([{ kind: 'conversation', reason: 'safety', note: REASON }]);
    expect(await audited(id)).toEqual([
      { actor: 'ada@conversation.example', details: { reason: 'safety', note: REASON, message: held } },
    ]);
  }
  // A photo is named only, and what was taken back stays so.
  await rows(
    api,
    `insert into message (tenant_id, conversation_id, seq, sender_id, client_id, kind, body, attachment, gone_at)
     select c.tenant_id, c.id, n, $1, gen_random_uuid(), case n when 35 then 'photo' else 'text' end,
       case when n < 34 then 'Number ' || n end, case n when 35 then '{"photo":{"file":"secret"}}'::jsonb end,
       case n when 34 then now() end
     from conversation c, generate_series(3, 35) n where $1 in (c.low_id, c.high_id)`,
    [sender.id],
  );
  const later = await open('ada', held).expect(200);
  const last = (later.body as HeldConversationResponse).messages;
  expect(last.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 6));
  expect(last.slice(-2)).toMatchObject([
    { text: null, gone: true },
    { kind: 'photo', text: null, gone: false },
  ]);
  expect(later.text).not.toContain('secret');
});

it('is empty before the first message, and over with the decision', async () => {
  const held = await heldBetween(await writer(api), await writer(api));
  expect((await open('ada', held).expect(200)).body).toEqual({ messages: [] });
  await staff('ada', `tenants/${FIRST}/held-messages/${held}/rejected`).expect(204);
  expect(codeOf(await open('ada', held))).toEqual([404, 'held_message_not_found']);
});

it('is shown to nobody without a reason, at another brand, or while somebody else is at the message', async () => {
  const sender = await writer(api);
  const held = await heldBetween(sender, await writer(api));
  for (const body of [{}, { reason: '' }, { reason: 'why' }, { reason: 7 }, { reason: 'x'.repeat(501) }])
    expect((await open('ada', held, body)).status).toBe(422);
  expect((await open('nobody', held)).status).toBe(401);
  expect((await open('fay', held)).status).toBe(403);
  expect(codeOf(await open('eve', held))).toEqual([404, 'tenant_not_found']);
  expect(codeOf(await open('eve', held, { reason: REASON }, SECOND))).toEqual([404, 'held_message_not_found']);
  await staff('ben', 'work-claims', { queue: 'held_messages' }).expect(200);
  expect(codeOf(await open('ada', held))).toEqual([409, 'claimed_by_another']);
  expect(await looksAt(sender.id)).toEqual([]);
  expect(await audited(sender.id)).toEqual([]);
  await open('ben', held).expect(200);
});
