import { randomUUID } from 'node:crypto';
import pino from 'pino';
import sharp from 'sharp';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { withSettings } from '../../../../../test/support/features';
import { block, call, confirmed, grant, unblock } from '../../../../../test/support/meeting';
import { type Person, newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { filesOf, removeGoneFiles } from '../../../../../test/support/photos';
import { hashOf } from '../../../../../test/support/picture-hash';
import { jpegOf } from '../../../../../test/support/pictures';
import { PlatformDatabase } from '../../../../platform/database';
import { type MessageResponse } from '../../messages/message.response';
import { type SentResponse } from '../../use-cases/send-message/sent.response';
import { type ChatPhoto, type ClearPhoto } from './chat-photo';
import { UnsentPhotos } from './unsent-photos';

let api: TestApi;
let settings: { readonly photo_credits: number; readonly gift_credits: number; readonly message_credits: number };
let tenant: number;
beforeAll(async () => {
  api = await startAccountsApi(18);
  settings = (await api.on().get('/api/settings.php').expect(200)).body as typeof settings;
  tenant = Number((await rows(api, 'select id from tenant where slug = $1', [FIRST]))[0]?.['id']);
});
afterAll(() => api.close());

async function someone(credits = 100, host = FIRST): Promise<Person> {
  const person = await confirmed(api, {}, host);
  await grant(api, person.id, credits);
  return person;
}
let seeds = 40_000;
const file = (): Promise<Buffer> => jpegOf((seeds += 1), 700, 500);
const post = (cookie: string, body: Buffer, type = 'image/jpeg', host = FIRST) =>
  api
    .on(`${host}.localhost`)
    .post('/api/chat-photos')
    .set('x-forwarded-for', newAddress())
    .set('cookie', cookie)
    .type(type)
    .send(body);
const upload = async ({ cookie }: Person): Promise<ChatPhoto> =>
  (await post(cookie, await file()).expect(201)).body as ChatPhoto;
const write = (by: Person, path: string, content: Record<string, unknown>, id: string = randomUUID()) =>
  call(api, 'post', `${path}/messages`, by.cookie).send({ client_id: id, ...content });
const send = async (by: Person, path: string, content: Record<string, unknown>): Promise<SentResponse> => {
  const answer = await write(by, path, content);
  expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
  return answer.body as SentResponse;
};
const get = (path: string, { cookie }: Person, host = FIRST) => call(api, 'get', path.slice(5), cookie, host);
const open = (id: number, { cookie }: Person, host = FIRST) =>
  call(api, 'post', `chat-photos/${id}/open`, cookie, host);
const shown = async (of: Person, chat: number): Promise<MessageResponse[]> =>
  ((await call(api, 'get', `chats/${chat}/messages`, of.cookie).expect(200)).body as { messages: MessageResponse[] })
    .messages;
const filesLeft = async (of: Person): Promise<string[]> => {
  await removeGoneFiles(api);
  return filesOf(api, tenant, of.id);
};

describe('a photo in a chat', () => {
  it('costs what the brand says, is blurred for the other one until it is opened, and is nobody else’s', async () => {
    const [one, other, third, away] = [await someone(), await someone(), await someone(), await someone(9, SECOND)];
    const photo = await upload(one);
    expect(photo).toMatchObject({ width: 700, height: 500 });
    const own = photo.clear as ClearPhoto;
    await get(own.path, one).expect(200);
    for (const path of [own.path, photo.blurred]) await get(path, other).expect(404);
    await open(photo.id, other).expect(404);

    const sent = await send(one, `members/${other.id}`, { kind: 'photo', photo: photo.id });
    expect(sent).toMatchObject({ credits: 100 - settings.photo_credits, message: { photo, text: null, gift: null } });
    const [got] = await shown(other, sent.conversation);
    expect(got?.photo).toEqual(Object.assign({}, photo, { clear: null }));
    const { body, headers } = await get(photo.blurred, other).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 320 });
    const clear = (await open(photo.id, other).expect(200)).body as ClearPhoto;
    expect(clear).toEqual(own);
    expect(await sharp((await get(clear.path, other).expect(200)).body as Buffer).metadata()).toMatchObject({
      width: 640,
    });
    await get(clear.path.replace('.webp', '.avif'), other).expect(200).expect('content-type', 'image/avif');

    for (const [who, host] of [
      [third, FIRST],
      [away, SECOND],
    ] as const) {
      for (const path of [clear.path, photo.blurred]) await get(path, who, host).expect(404);
      await open(photo.id, who, host).expect(404);
    }
    await get(clear.path, { id: 0, cookie: '' }).expect(403);
    for (const path of [
      `${photo.blurred.slice(0, -12)}640.webp`,
      `${clear.path.slice(0, -8)}blurred.webp`,
      `${clear.path}x`,
    ])
      await get(path, other).expect(404);
    await open(photo.id, { id: 0, cookie: '' }).expect(403);
  });

  it('is sent once: the same message again is the same, another one with it is refused, at once as well', async () => {
    const [one, other] = [await someone(1000), await someone()];
    const { id } = await upload(one);
    const client = randomUUID();
    const content = { kind: 'photo', photo: id };
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => write(one, `members/${other.id}`, content, client)),
      ...Array.from({ length: 4 }, () => write(one, `members/${other.id}`, content)),
    ]);
    const done = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { body, status } of refused)
      expect([status, body]).toEqual([422, expect.objectContaining({ code: 'attachment_invalid' })]);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    const { conversation, message } = done[0]?.body as SentResponse;
    expect(await shown(other, conversation)).toHaveLength(1);
    expect((await rows(api, 'select balance from credit_balance where account_id = $1', [one.id]))[0]).toEqual({
      balance: 1000 - settings.photo_credits,
    });
    const again = await write(one, `chats/${conversation}`, content, String(message.client_id)).expect(201);
    expect(again.body).toMatchObject({ message: { seq: 1 } });
    const third = await upload(one);
    const changed = { kind: 'photo', photo: third.id };
    expect(
      (await write(one, `chats/${conversation}`, changed, String(message.client_id)).expect(409)).body,
    ).toMatchObject({
      code: 'client_id_used',
    });
  });

  it('is refused where the brand has switched it off, and those sent before stay', async () => {
    const [one, other] = [await someone(1000), await someone()];
    const [sent, unsent] = [await upload(one), await upload(one)];
    const client = randomUUID();
    const content = { kind: 'photo', photo: sent.id };
    const first = (await write(one, `members/${other.id}`, content, client).expect(201)).body as SentResponse;
    await withSettings(api, { features: { photo_messages: false, gifts: false, gif_search: false } }, async () => {
      expect((await post(one.cookie, await file()).expect(404)).body).toMatchObject({ code: 'photo_messages_off' });
      const refused: [Record<string, unknown>, string][] = [
        [{ kind: 'photo', photo: unsent.id }, 'photo_messages_off'],
        [{ kind: 'gift', gift: 'rose' }, 'gifts_off'],
        [{ kind: 'gif', gif: 'drawn:wave' }, 'gif_search_off'],
      ];
      for (const [what, code] of refused)
        expect((await write(one, `chats/${first.conversation}`, what).expect(404)).body).toMatchObject({ code });
      const again = await write(one, `members/${other.id}`, content, client).expect(201);
      expect(again.body).toMatchObject({ message: { seq: 1 } });
      await open(sent.id, other).expect(200);
      await get(sent.blurred, other).expect(200);
      expect(await shown(other, first.conversation)).toHaveLength(1);
      await write(one, `chats/${first.conversation}`, { kind: 'text', text: 'Words still go.' }).expect(201);
    });
    await write(one, `chats/${first.conversation}`, { kind: 'photo', photo: unsent.id }).expect(201);
  });

  it('is sent by its owner only, and needs enough credits', async () => {
    const [one, other] = [await someone(settings.photo_credits - 1), await someone()];
    const photo = await upload(one);
    for (const wrong of [{ photo: photo.id + 1000 }, { photo: 0 }, { photo: 'x' }, {}])
      await write(one, `members/${other.id}`, { kind: 'photo', ...wrong }).expect(422);
    await write(other, `members/${one.id}`, { kind: 'photo', photo: photo.id }).expect(422);
    const refused = await write(one, `members/${other.id}`, { kind: 'photo', photo: photo.id }).expect(403);
    expect(refused.body).toMatchObject({ code: 'not_enough_credits', cost: settings.photo_credits });
    await grant(api, one.id, 1);
    await write(one, `members/${other.id}`, { kind: 'photo', photo: photo.id }).expect(201);
  });

  it('goes for both, with its files, when its message is taken back', async () => {
    const [one, other] = [await someone(), await someone()];
    const photo = await upload(one);
    const [content, id] = [{ kind: 'photo', photo: photo.id }, randomUUID()];
    const { conversation } = (await write(one, `members/${other.id}`, content, id).expect(201)).body as SentResponse;
    expect(filesOf(api, tenant, one.id)).toHaveLength(10);
    await call(api, 'delete', `chats/${conversation}/messages/1`, one.cookie).expect(204);
    for (const who of [one, other]) {
      expect((await shown(who, conversation))[0]).toMatchObject({ gone: true, photo: null });
      await get(photo.blurred, who).expect(404);
      await get((photo.clear as ClearPhoto).path, who).expect(404);
    }
    expect(await filesLeft(one)).toEqual([]);
    // From a device that has not heard of it.
    const again = await write(one, `members/${other.id}`, content, id).expect(201);
    expect(again.body).toMatchObject({ message: { seq: 1, gone: true } });
  });

  it('goes for who deletes the conversation, and for good when both have', async () => {
    const [one, other] = [await someone(), await someone()];
    const photo = await upload(one);
    const { conversation } = await send(one, `members/${other.id}`, { kind: 'photo', photo: photo.id });
    await call(api, 'delete', `chat.php?conversation=${conversation}`, other.cookie).expect(204);
    await get(photo.blurred, other).expect(404);
    await get(photo.blurred, one).expect(200);
    expect(await filesLeft(one)).not.toEqual([]);
    await call(api, 'delete', `chat.php?conversation=${conversation}`, one.cookie).expect(204);
    expect(await filesLeft(one)).toEqual([]);
  });

  it('is not to be seen across a block, and there again when it ends', async () => {
    const [one, other] = [await someone(), await someone()];
    const photo = await upload(one);
    await send(one, `members/${other.id}`, { kind: 'photo', photo: photo.id });
    for (const [by, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      await block(api, by.id, whom.id);
      await get(photo.blurred, other).expect(404);
      await open(photo.id, other).expect(404);
      await unblock(api, by.id);
    }
    await get(photo.blurred, other).expect(200);
  });

  it('that nobody sends goes after a day, and there are never many of them', async () => {
    const [one, other] = [await someone(), await someone()];
    const [sent, old, young] = [await upload(one), await upload(one), await upload(one)];
    await send(one, `members/${other.id}`, { kind: 'photo', photo: sent.id });
    await rows(api, "update chat_photo set created_at = now() - interval '25 hours' where id = any($1)", [
      [sent.id, old.id],
    ]);
    const sweep = new UnsentPhotos(api.running.app.get(PlatformDatabase), pino({ level: 'silent' }));
    await Promise.all([sweep.forget(), sweep.forget()]);
    expect(await filesLeft(one)).toHaveLength(20);
    const left = await rows(api, 'select id from chat_photo where owner_id = $1 order by created_at', [one.id]);
    expect(left.map(({ id }) => id)).toEqual([sent.id, young.id]);
    await rows(
      api,
      `insert into chat_photo (tenant_id, owner_id, file, key, blurred_key, width, height)
       select $1, $2, 'x', md5('k' || n), md5('b' || n), 1, 1 from generate_series(1, 19) n`,
      [tenant, one.id],
    );
    expect((await post(one.cookie, await file()).expect(409)).body).toMatchObject({ code: 'photo_limit_reached' });
    expect(await filesLeft(one)).toHaveLength(20);
  });

  it('is a picture, of a confirmed member, and none that was turned down before', async () => {
    const one = await someone();
    expect((await post(one.cookie, Buffer.from('<svg/>'), 'image/svg+xml').expect(422)).body).toMatchObject({
      code: 'photo_type_unsupported',
    });
    const picture = await file();
    await post('', picture).expect(403);
    await post(one.cookie, picture, 'image/jpeg', SECOND).expect(403);
    const unconfirmed = await signUp(api, 'unconfirmed.photo@visitor.example');
    expect((await post(unconfirmed.cookie, picture).expect(403)).body).toMatchObject({ code: 'account_not_confirmed' });
    const hash = await hashOf(picture);
    await rows(api, "insert into rejected_picture (tenant_id, phash, reason) values ($1, $2, 'nudity')", [
      tenant,
      hash.toString(),
    ]);
    expect((await post(one.cookie, picture).expect(409)).body).toMatchObject({
      code: 'photo_rejected_before',
      reason: 'nudity',
    });
    expect(filesOf(api, tenant, one.id)).toEqual([]);
  });
});

describe('a gift and a GIF', () => {
  it('are of the known ones, cost what the brand says, and are shown to both', async () => {
    const [one, other] = [await someone(), await someone()];
    const { conversation, credits } = await send(one, `members/${other.id}`, { kind: 'gift', gift: 'rose' });
    expect(credits).toBe(100 - settings.gift_credits);
    const gif = await send(one, `chats/${conversation}`, { kind: 'gif', gif: 'wave' });
    expect(gif.credits).toBe(credits - settings.message_credits);
    expect(await shown(other, conversation)).toMatchObject([
      { kind: 'gift', gift: 'rose', text: null, gif: null },
      { kind: 'gif', gift: null, gif: { drawn: 'wave', path: '/api/gifs/drawn/wave.svg' } },
    ]);
    const reasons = await rows(
      api,
      'select reason from credit_entry where account_id = $1 and amount < 0 order by id',
      [one.id],
    );
    expect(reasons).toEqual([{ reason: 'gift' }, { reason: 'message' }]);
    for (const wrong of [
      { kind: 'gift' },
      { kind: 'gift', gift: 'constructor' },
      { kind: 'gif', gif: 'x.y' },
      { kind: 'gift', gif: 'wave' },
    ])
      await write(one, `chats/${conversation}`, wrong).expect(422);
  });
});
