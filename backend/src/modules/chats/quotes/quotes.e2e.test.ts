import { randomUUID } from 'node:crypto';
import { FIRST, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { HELD_TEXT, carryOutDecisions, spread, writer } from '../../../../test/support/held-messages';
import { block, call, confirmed, invented } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { decide, uploadOne } from '../../../../test/support/photos';
import { type MessagesResponse } from '../use-cases/list-messages/messages.response';
import { type SentResponse } from '../use-cases/send-message/sent.response';

let api: TestApi;
let support = '';
beforeAll(async () => {
  api = await startAccountsApi(89);
  support = await tokenOf(api, SUPPORT);
});
afterAll(() => api.close());

const answer = (id: number, text = 'Bread.') =>
  rows(
    api,
    `insert into profile_prompt (tenant_id, profile_id, code, answer, position)
     select tenant_id, id, 'good_sunday', $2, 0 from profile where id = $1
     on conflict (tenant_id, profile_id, code) do update set answer = excluded.answer`,
    [id, text],
  );
const say = (by: Person, to: number, quote: unknown, id: string = randomUUID(), text = 'Which bread?') =>
  call(api, 'post', `members/${to}/messages`, by.cookie).send({ client_id: id, kind: 'text', text, quote });
const read = async (by: Person, conversation: number): Promise<MessagesResponse> =>
  (await call(api, 'get', `chats/${conversation}/messages`, by.cookie).expect(200)).body as MessagesResponse;
const SUNDAY = { prompt: 'good_sunday' };
const spentBy = ({ id }: Person): Promise<number> =>
  numberOf('select from credit_entry where account_id = $1 and amount < 0', [id]);
const numberOf = async (text: string, values: unknown[]): Promise<number> => (await rows(api, text, values)).length;

describe('a message about an answer', () => {
  it('begins the conversation with the words as they were, for both, whatever becomes of them', async () => {
    const [one, other] = [await writer(api), await confirmed(api)];
    await answer(other.id);
    const { conversation, message } = (await say(one, other.id, SUNDAY).expect(201)).body as SentResponse;
    const quote = { prompt: 'good_sunday', photo: null, text: 'Bread.' };
    expect(message.quote).toEqual(quote);
    await answer(other.id, 'Cake.');
    for (const reader of [one, other])
      expect(await read(reader, conversation)).toMatchObject({ messages: [{ text: 'Which bread?', quote }] });
    // A message that is taken back leaves nothing.
    await call(api, 'delete', `chats/${conversation}/messages/1`, one.cookie).expect(204);
    expect(await read(other, conversation)).toMatchObject({ messages: [{ text: null, quote: null, gone: true }] });
  });

  it('is sent and paid once, also where the answer has changed or gone before it is sent again', async () => {
    const [one, other, id] = [await writer(api), await confirmed(api), randomUUID()];
    await answer(other.id);
    const first = (await say(one, other.id, SUNDAY, id).expect(201)).body as SentResponse;
    await answer(other.id, 'Cake.');
    expect((await say(one, other.id, SUNDAY, id).expect(201)).body).toEqual(first);
    await rows(api, 'delete from profile_prompt where profile_id = $1', [other.id]);
    expect((await say(one, other.id, SUNDAY, id).expect(201)).body).toEqual(first);
    expect(await spentBy(one)).toBe(1);
    const changed = await call(api, 'post', `members/${other.id}/messages`, one.cookie)
      .send({ client_id: id, kind: 'text', text: 'Which bread?' })
      .expect(409);
    expect(changed.body).toMatchObject({ code: 'client_id_used' });
  });

  it('of many at once is one message', async () => {
    const [one, other, id] = [await writer(api), await confirmed(api), randomUUID()];
    await answer(other.id);
    await Promise.all(Array.from({ length: 6 }, () => say(one, other.id, SUNDAY, id).expect(201)));
    expect(await numberOf('select from message where client_id = $1', [id])).toBe(1);
    expect(await spentBy(one)).toBe(1);
  });

  it('follows the rules of any other: credits, premium and what staff look at', async () => {
    const [poor, other] = [await confirmed(api), await confirmed(api)];
    await rows(api, 'update credit_balance set balance = 0 where account_id = $1', [poor.id]);
    await answer(other.id);
    const refused = await say(poor, other.id, SUNDAY);
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([403, 'not_enough_credits']);
    const [sender, id] = [await writer(api), randomUUID()];
    const last = await spread(api, sender);
    await answer(last.id);
    await say(sender, last.id, SUNDAY, id, HELD_TEXT).expect(403);
    expect(await rows(api, 'select quote from held_message where client_id = $1', [id])).toEqual([
      { quote: { prompt: 'good_sunday', photo: null, text: 'Bread.' } },
    ]);
    const [held] = await rows(api, 'select id from held_message where client_id = $1', [id]);
    await api
      .on('console.localhost')
      .post(`/api/staff/tenants/${FIRST}/held-messages/${String(held?.['id'])}/released`)
      .set({ authorization: support })
      .expect(204);
    await carryOutDecisions(api);
    const [sent] = await rows(api, 'select attachment from message where client_id = $1', [id]);
    expect(sent).toMatchObject({ attachment: { quote: { text: 'Bread.' } } });
  });

  it('may go to somebody invented, who does not answer by it', async () => {
    const [one, robin] = [await writer(api), await invented(api)];
    await answer(robin);
    const { conversation } = (await say(one, robin, SUNDAY).expect(201)).body as SentResponse;
    expect((await read(one, conversation)).messages).toHaveLength(1);
  });
});

describe('a message about a photo', () => {
  it('names the photo for both', async () => {
    const [one, other] = [await writer(api), await confirmed(api)];
    const { id } = await uploadOne(api, other.cookie);
    expect((await say(one, other.id, { photo: id }).expect(409)).body).toMatchObject({ code: 'profile_thing_gone' });
    await decide(api, id);
    const { conversation } = (await say(one, other.id, { photo: id }).expect(201)).body as SentResponse;
    for (const reader of [one, other])
      expect(await read(reader, conversation)).toMatchObject({
        messages: [{ quote: { photo: id, prompt: null, text: null } }],
      });
  });
});

describe('no message', () => {
  it('quotes what is not on the receiver’s profile, nor tells of a profile that the sender may not see', async () => {
    const [one, other, third] = [await writer(api), await confirmed(api), await confirmed(api)];
    const elsewhere = await confirmed(api, {}, SECOND);
    for (const { id } of [third, elsewhere]) await answer(id);
    await block(api, third.id, one.id);
    for (const to of [other, third, elsewhere]) {
      const { body } = await say(one, to.id, SUNDAY).expect(409);
      expect(body).toMatchObject({ code: 'profile_thing_gone' });
      expect(JSON.stringify(body)).not.toContain('Bread');
    }
    expect(await spentBy(one)).toBe(0);
  });

  it.each([{}, 'x', [], { photo: 1, prompt: 'x_y' }, { photo: -1 }, { prompt: 'NO' }])('quotes %j', async (quote) => {
    const [one, other] = await (pair ??= Promise.all([writer(api), confirmed(api)]));
    expect((await say(one, other.id, quote).expect(422)).body).toMatchObject({ code: 'invalid_input' });
  });
  let pair: Promise<[Person, Person]> | undefined;
});
