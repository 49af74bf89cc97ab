import { randomUUID } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { type TestApi } from '../../../../test/support/api';
import { chatting } from '../../../../test/support/chatting';
import { eraseNow } from '../../../../test/support/erase';
import { call } from '../../../../test/support/meeting';
import { type Person, startAccountsApi } from '../../../../test/support/people';
import { type OpenStream, openStream } from '../../../../test/support/stream';
import { Watch } from '../../../platform/realtime/watch';

let api: TestApi;
const opened: OpenStream[] = [];
beforeAll(async () => {
  api = await startAccountsApi(22);
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(() => api.close());

const { someone, write, send, chats, unread, details, balanceOf, paidOf } = chatting(() => api);

async function open({ cookie }: Person, after?: string): Promise<OpenStream> {
  const { port } = api.running.app.getHttpServer().address() as AddressInfo;
  const stream = await openStream(`http://127.0.0.1:${port}`, { cookie, ...(after !== undefined && { after }) });
  opened.push(stream);
  return stream;
}

const erase = (person: Person): Promise<void> => eraseNow(api, person);

it('leaves nothing of a conversation with whoever is erased, and all others as they were', async () => {
  const [one, leaver, third] = [await someone(), await someone(), await someone()];
  const id = randomUUID();
  await write(one, `members/${leaver.id}`, 'hi', id).expect(201);
  const { conversation } = await send(leaver, `members/${one.id}`, 'one');
  await send(leaver, `chats/${conversation}`, 'two');
  const { conversation: kept } = await send(third, `members/${one.id}`, 'still here');
  const device = await open(one);
  device.close();
  await device.ended;
  const page = await open(one);
  const [balance, paid] = [await balanceOf(one), await paidOf(one)];
  expect(await unread(one)).toMatchObject({ total: 3 });

  await erase(leaver);

  expect((await chats(one)).chats).toMatchObject([{ conversation: kept, num_unread_messages: 1 }]);
  expect(await unread(one)).toEqual({ chats: [{ conversation: kept, num_unread_messages: 1 }], total: 1 });
  const path = `chats/${conversation}`;
  for (const [method, rest, body] of [
    ['get', '', {}],
    ['get', '/messages', {}],
    ['get', '/messages?after=0', {}],
    ['post', '/typing', {}],
    ['put', '/read', { seq: 2 }],
    ['put', '/draft', { text: 'are you there' }],
    ['delete', '/messages/1', {}],
  ] as const)
    expect([method, rest, (await call(api, method, path + rest, one.cookie).send(body)).status]).toEqual([
      ...[method, rest, 404],
    ]);
  await call(api, 'delete', `chat.php?conversation=${conversation}`, one.cookie).expect(404);
  await call(api, 'put', 'chats/received', one.cookie)
    .send({
      chats: [
        { conversation, seq: 3 },
        { conversation: kept, seq: 1 },
      ],
    })
    .expect(204);
  await call(api, 'get', `members/${leaver.id}/chat`, one.cookie).expect(404);

  // Neither a repeated nor a new message is accepted, by a process that has sent there before.
  for (const [text, clientId] of [
    ['hi', id],
    ['new', randomUUID()],
  ] as const)
    for (const [way, code] of [
      [path, 'chat_not_found'],
      [`members/${leaver.id}`, 'profile_not_found'],
    ] as const)
      expect((await write(one, way, text, clientId).expect(404)).body).toMatchObject({ code });
  expect([await balanceOf(one), await paidOf(one)]).toEqual([balance, paid]);
  expect((await call(api, 'get', 'transactions', one.cookie).expect(200)).body).toMatchObject({
    transactions: [{ reason: 'message', partner: null }, {}],
  });

  await api.running.app.get(Watch).look();
  const { message } = await send(third, `chats/${kept}`, 'and again');
  await page.awaits('message', { conversation: kept, message: { seq: message.seq }, unread: 2 });
  const resumed = await open(one, device.position());
  await resumed.awaits('chat', { conversation: kept, unread: 2 });
  for (const { heard } of [page, resumed])
    expect(heard.filter(({ data }) => (data as { conversation?: number }).conversation === conversation)).toEqual([]);
  expect(resumed.heard.filter(({ event }) => event === 'reload')).toEqual([]);
  // One of two conversations is free again.
  expect(await details(one, `members/${(await someone()).id}/chat`)).toMatchObject({ may_write: 'yes' });
});
