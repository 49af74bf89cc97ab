import { randomUUID } from 'node:crypto';
import { SECOND, type TestApi } from '../../../test/support/api';
import { block, call, change, hide, invented, unblock } from '../../../test/support/meeting';
import { type Person, rows, signUp, startAccountsApi } from '../../../test/support/people';
import { type SentResponse } from './use-cases/send-message/sent.response';
import { chatting } from '../../../test/support/chatting';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(39);
});
afterAll(() => api.close());

const { someone, premium, write, send, chats, unread, details, texts, read } = chatting(() => api);

describe('who writes to whom', () => {
  it('is for confirmed members, and not to oneself', async () => {
    const other = await someone();
    const fresh = await signUp(api, 'unconfirmed-writer@visitor.example');
    expect((await write(fresh, `members/${other.id}`, 'hi').expect(403)).body).toMatchObject({
      code: 'account_not_confirmed',
    });
    expect(await details(fresh, `members/${other.id}/chat`)).toMatchObject({ may_write: 'confirm_address' });
    await write(other, `members/${fresh.id}`, 'hi').expect(404);
    await write(other, `members/${other.id}`, 'me').expect(404);
    await write({ ...other, cookie: '' }, `members/${other.id}`, 'hi').expect(403);
  });

  it('are two conversations without a purchase, whatever begins at once; answering counts when one answers', async () => {
    const one = await someone(1000);
    const others = await Promise.all(Array.from({ length: 6 }, () => someone()));
    const answers = await Promise.all(others.map(({ id }) => write(one, `members/${id}`, 'hi')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.body]).toMatchObject([403, { code: 'premium_required', conversations: 2 }]);
    const [later, more] = [await someone(), await someone()];
    const { conversation } = await send(later, `members/${one.id}`, 'hello');
    await read(one, conversation, 1);
    await write(one, `chats/${conversation}`, 'hi').expect(403);
    expect(await details(one, `chats/${conversation}`)).toMatchObject({ may_write: 'premium_required' });
    expect(await details(one, `members/${more.id}/chat`)).toMatchObject({ may_write: 'premium_required' });
    await premium(one);
    await send(one, `chats/${conversation}`, 'hi');
    await send(one, `members/${more.id}`, 'hi');
  });

  it('are no more by blocking one of them for a while', async () => {
    const one = await someone(1000);
    const [first, second, third] = [await someone(), await someone(), await someone()];
    for (const { id } of [first, second]) await send(one, `members/${id}`, 'hi');
    await block(api, one.id, first.id);
    await write(one, `members/${third.id}`, 'hi').expect(403);
    expect(await details(one, `members/${third.id}/chat`)).toMatchObject({ may_write: 'premium_required' });
    await unblock(api, one.id);
    await block(api, first.id, one.id);
    await send(one, `members/${third.id}`, 'hi');
  });

  it('is one and the same only so often in a minute, whichever way they are named', async () => {
    const [one, other, third] = [await premium(await someone(10_000)), await someone(), await someone()];
    const { conversation } = await send(one, `members/${other.id}`, 'hi');
    const answers = [];
    const ways = [`members/${other.id}`, `chats/${conversation}`] as const;
    for (let n = 0; n < 61; n += 1) answers.push(await write(one, ways[n % 2 ? 1 : 0], `n${n}`));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(59).fill(201), 429, 429]);
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined();
    await send(other, `chats/${conversation}`, 'One at a time');
    await send(one, `members/${third.id}`, 'hi');
  });

  it('is nobody for a page of whoever was signed in before', async () => {
    const [one, other, before] = [await someone(), await someone(), await someone()];
    const from = (page: Person, path: string) => write(one, path, 'hi').set('x-member', String(page.id));
    const { conversation } = (await from(one, `members/${other.id}`).expect(201)).body as SentResponse;
    // Also of somebody who is known by now.
    for (const path of [`members/${other.id}`, `chats/${conversation}`]) {
      expect((await from(before, path).expect(409)).body).toMatchObject({ code: 'other_member' });
      await from(one, path).expect(201);
    }
    expect(await texts(other, conversation)).toHaveLength(3);
  });

  it('is nobody of another brand', async () => {
    const [one, other] = [await someone(), await someone(100, SECOND)];
    const { conversation } = await send(one, `members/${(await someone()).id}`, 'ours');
    await write(one, `members/${other.id}`, 'hi').expect(404);
    for (const path of [`chats/${conversation}`, `chats/${conversation}/messages`, `members/${one.id}/chat`])
      await call(api, 'get', path, other.cookie, SECOND).expect(404);
    await write(other, `chats/${conversation}`, 'hi', randomUUID(), SECOND).expect(404);
    await call(api, 'put', `chats/${conversation}/read`, other.cookie, SECOND).send({ seq: 1 }).expect(404);
    await call(api, 'delete', `chat.php?conversation=${conversation}`, other.cookie, SECOND).expect(404);
    expect(await texts(one, conversation)).toEqual(['ours']);
  });

  it('is nobody outside the conversation', async () => {
    const [one, other, outsider] = [await someone(), await someone(), await someone()];
    const { conversation } = await send(one, `members/${other.id}`, 'ours');
    for (const path of [`chats/${conversation}`, `chats/${conversation}/messages`])
      await call(api, 'get', path, outsider.cookie).expect(404);
    await write(outsider, `chats/${conversation}`, 'mine').expect(404);
    await call(api, 'post', `chats/${conversation}/typing`, outsider.cookie).expect(404);
    await call(api, 'put', `chats/${conversation}/draft`, outsider.cookie).send({ text: 'x' }).expect(404);
    await call(api, 'put', `chats/${conversation}/read`, outsider.cookie).send({ seq: 1 }).expect(404);
    await call(api, 'put', 'chats/received', outsider.cookie)
      .send({ chats: [{ conversation, seq: 1 }] })
      .expect(204);
    await call(api, 'delete', `chat.php?conversation=${conversation}`, outsider.cookie).expect(404);
    await call(api, 'delete', `chats/${conversation}/messages/1`, outsider.cookie).expect(404);
    expect(await details(one, `chats/${conversation}`)).toMatchObject({ partner_read_seq: 0, partner_received_seq: 0 });
    for (const id of ['0', '-1', 'x', '99999999999', '1.5'])
      await call(api, 'get', `chats/${id}`, one.cookie).expect(404);
  });

  it('ends with a block, both ways and without a word, and goes on when it ends', async () => {
    const [one, other] = [await someone(), await someone()];
    const { conversation } = await send(one, `members/${other.id}`, 'hi');
    await block(api, other.id, one.id);
    for (const person of [one, other]) {
      expect((await chats(person)).chats).toEqual([]);
      expect((await unread(person)).total).toBe(0);
      await call(api, 'get', `chats/${conversation}`, person.cookie).expect(404);
      await call(api, 'get', `chats/${conversation}/messages`, person.cookie).expect(404);
      await write(person, `chats/${conversation}`, 'more').expect(404);
      await call(api, 'post', `chats/${conversation}/typing`, person.cookie).expect(404);
    }
    await write(one, `members/${other.id}`, 'more').expect(404);
    await unblock(api, other.id);
    expect((await unread(other)).total).toBe(1);
    await send(one, `chats/${conversation}`, 'again');
  });

  it('is who hides only for whom they talk with, and nobody who has left', async () => {
    const [one, other, stranger] = [await someone(), await someone(), await someone()];
    const { conversation } = await send(one, `members/${other.id}`, 'hi');
    await hide(api, other.id);
    await send(one, `chats/${conversation}`, 'still here');
    expect((await details(one, `members/${other.id}/chat`)).partner.online).toBe(false);
    await write(stranger, `members/${other.id}`, 'hi').expect(404);
    await change(api, other.id, { status: 'disabled' });
    expect((await write(one, `chats/${conversation}`, 'gone?').expect(409)).body).toMatchObject({
      code: 'partner_gone',
    });
    expect((await chats(one)).chats).toMatchObject([{ partner: { state: 'gone', main_image: null, online: false } }]);
    expect(await texts(one, conversation)).toEqual(['hi', 'still here']);
  });

  it('is labelled where somebody is invented', async () => {
    const one = await someone();
    const robin = await invented(api);
    await send(one, `members/${robin}`, 'hi');
    expect((await chats(one)).chats).toMatchObject([{ partner: { id: robin, fictional: true, online: false } }]);
  });
});

describe('one’s own side', () => {
  it('is deleted for oneself only, comes back with the next message, and goes for good with the other’s', async () => {
    const [one, other] = [await someone(), await someone()];
    const { conversation } = await send(one, `members/${other.id}`, 'old');
    const drop = (by: Person) => call(api, 'delete', `chat.php?conversation=${conversation}`, by.cookie).expect(204);
    await drop(other);
    await drop(other);
    expect([(await chats(other)).chats, (await unread(other)).total]).toEqual([[], 0]);
    expect(await texts(one, conversation)).toEqual(['old']);
    await send(one, `chats/${conversation}`, 'new');
    expect(await texts(other, conversation)).toEqual(['new']);
    expect((await unread(other)).total).toBe(1);
    await call(api, 'delete', 'chat', one.cookie).send({ conversation }).expect(204);
    await drop(other);
    const [kept] = await rows(api, 'select count(*)::int as n from message where conversation_id = $1', [conversation]);
    expect(kept).toEqual({ n: 0 });
    for (const path of ['chat.php', 'chat.php?conversation=0', 'chat.php?conversation=x'])
      await call(api, 'delete', path, one.cookie).expect(404);
  });

  it('counts all that is unread, and names no more conversations than a page can bear', async () => {
    const { id, cookie } = await someone();
    await rows(
      api,
      `with p as (
         insert into profile (tenant_id, name, birth_date, language)
         select tenant_id, 'Many', '1990-01-01', 'en' from profile, generate_series(1, 1001) where id = $1 returning tenant_id, id
       ), v as (
         insert into conversation (tenant_id, low_id, high_id, last_seq)
         select tenant_id, least($1, id), greatest($1, id), 2 from p returning tenant_id, id, low_id # high_id # $1 as partner
       ) insert into chat (tenant_id, member_id, conversation_id, partner_id, unread, unread_since)
       select tenant_id, $1, id, partner, 2, now() from v`,
      [id],
    );
    const { chats: named, total } = await unread({ id, cookie });
    expect([named.length, total]).toEqual([1000, 2002]);
  });

  it('keeps a draft until something is sent, and tells what has arrived', async () => {
    const [one, other] = [await someone(), await someone()];
    const { conversation } = await send(one, `members/${other.id}`, 'hi');
    await call(api, 'put', `chats/${conversation}/draft`, one.cookie).send({ text: 'Shall we' }).expect(204);
    expect((await chats(one)).chats).toMatchObject([{ draft: 'Shall we' }]);
    expect((await chats(other)).chats).toMatchObject([{ draft: '' }]);
    await send(one, `chats/${conversation}`, 'Shall we meet?');
    expect((await chats(one)).chats).toMatchObject([{ draft: '' }]);
    const received = (seq: number) =>
      call(api, 'put', 'chats/received', other.cookie)
        .send({ chats: [{ conversation, seq }] })
        .expect(204);
    await received(99);
    await received(1);
    expect((await chats(one)).chats).toMatchObject([{ partner_received_seq: 2, partner_read_seq: 0 }]);
  });
});
