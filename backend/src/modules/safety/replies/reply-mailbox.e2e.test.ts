import hoodiecrow, { type HoodiecrowServer } from 'hoodiecrow-imap';
import { type AddressInfo } from 'node:net';
import { type TestApi, startTestApi } from '../../../../test/support/api';
import { newAddress, post, rows } from '../../../../test/support/people';
import { REDIS } from '../../../platform/cache';
import { DataKeys } from '../../../platform/data-keys';
import { LOGGER } from '../../../platform/telemetry';
import { nameReply } from '../../notifications';
import { ReceivedReplies } from './received-replies';
import { ReplyMailbox } from './reply-mailbox';

let api: TestApi;
let imap: HoodiecrowServer;
let mailbox: ReplyMailbox;
beforeAll(async () => {
  api = await startTestApi();
  imap = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'MOVE', 'NAMESPACE', 'ENABLE', 'SPECIAL-USE'],
    storage: { INBOX: {}, '': { separator: '/', folders: {} } },
  });
  await new Promise<void>((resolve) => imap.listen(0, resolve));
  const { port } = imap.server.address() as AddressInfo;
  const { app } = api.running;
  const config = { ...api.config, REPLY_MAILBOX_URL: `imap://testuser:testpass@127.0.0.1:${port}/INBOX` };
  mailbox = new ReplyMailbox(app.get(ReceivedReplies), config, app.get(REDIS), app.get(LOGGER));
});
afterAll(async () => {
  await new Promise<void>((resolve) => imap.close(resolve));
  await api.close();
});

const arrive = (to: string): void =>
  imap.appendMessage(
    'INBOX',
    [],
    new Date(),
    `From: <jo@visitor.example>\r\nTo: <${to}>\r\nSubject: Re\r\n\r\nThank you!`,
  );
const left = (folder: string): number => imap.getMailbox(folder)?.messages.length ?? 0;

it('puts what it reads into threads, and moves aside what belongs to none', async () => {
  const { body } = await post(api, '/api/complaints')
    .set('x-forwarded-for', newAddress())
    .send({ name: 'Jo', email: 'jo@visitor.example', kind: 'other', message: 'Something is wrong over here.' })
    .expect(202);
  const [row] = await rows(api, 'select tenant_id, id from complaint where reference = $1', [
    (body as { reference: string }).reference,
  ]);
  const { tenant_id: tenantId, id: thread } = row as { tenant_id: number; id: string };
  arrive(`${nameReply(api.running.app.get(DataKeys), { tenantId, thread, side: 'writer' })}@replies.example`);
  arrive('someone@replies.example');
  expect(await mailbox.read()).toBe(2);
  expect(await rows(api, 'select complaint_id, kind, body from complaint_message')).toEqual([
    { complaint_id: thread, kind: 'reply', body: 'Thank you!' },
  ]);
  expect([left('INBOX'), left('Unrecognised')]).toEqual([0, 1]);
});
