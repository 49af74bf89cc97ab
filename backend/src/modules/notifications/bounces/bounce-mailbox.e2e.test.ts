import hoodiecrow, { type HoodiecrowServer } from 'hoodiecrow-imap';
import { type AddressInfo } from 'node:net';
import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { REDIS } from '../../../platform/cache';
import { Database } from '../../../platform/database';
import { DataKeys } from '../../../platform/data-keys';
import { uuidV7 } from '../../../platform/outbox';
import { LOGGER } from '../../../platform/telemetry';
import { nameMail } from '../links/mail-reference';
import { MailEvents } from '../suppression/mail-events';
import { TrialMails } from '../trial/trial-mails';
import { BounceMailbox } from './bounce-mailbox';
import { complaint, deliveryStatus } from './testing/reports';

let api: TestApi;
let imap: HoodiecrowServer;
let url: string;
beforeAll(async () => {
  api = await startAccountsApi(125);
  imap = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'MOVE', 'NAMESPACE', 'ENABLE', 'SPECIAL-USE'],
    storage: { INBOX: {}, '': { separator: '/', folders: {} } },
  });
  await new Promise<void>((resolve) => imap.listen(0, resolve));
  const { port } = imap.server.address() as AddressInfo;
  url = `imap://testuser:testpass@127.0.0.1:${port}/INBOX`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => imap.close(resolve));
  await api.close();
});
afterEach(async () => {
  for (const table of ['mail_suppression', 'mail_soft_bounce']) await rows(api, `delete from ${table}`);
});

const JO = 'jo@visitor.example';
const keys = () => api.running.app.get(DataKeys);
function mailbox(): BounceMailbox {
  return mailboxAt(url);
}
function mailboxAt(address: string): BounceMailbox {
  const { app } = api.running;
  const config = { ...api.config, BOUNCE_MAILBOX_URL: address };
  const events = new MailEvents(app.get(Database));
  const trials = app.get(TrialMails, { strict: false });
  return new BounceMailbox(events, keys(), trials, config, app.get(REDIS), app.get(LOGGER));
}
function sent(tenantId = 1) {
  const { id, returnPath } = nameMail(keys(), { tenantId, entry: uuidV7(), createdAt: new Date(), address: JO });
  return { id: `<${id}@${FIRST}.localhost>`, returnPath: `${returnPath}@bounces.example` };
}
const arrive = (raw: string): void => imap.appendMessage('INBOX', [], new Date(), raw);
const left = (folder: string): number => imap.getMailbox(folder)?.messages.length ?? 0;
const suppressed = () => rows(api, 'select tenant_id, reason, code from mail_suppression order by tenant_id, reason');

it('reads bounces and complaints, each for its own brand, and empties the mailbox', async () => {
  arrive(deliveryStatus({ to: sent().returnPath, status: '5.1.1' }));
  arrive(complaint({ messageId: sent(2).id }));
  expect(await mailbox().read()).toBe(2);
  expect(await suppressed()).toEqual([
    { tenant_id: 1, reason: 'bounce', code: '5.1.1' },
    { tenant_id: 2, reason: 'complaint', code: 'feedback' },
  ]);
  expect(left('INBOX')).toBe(0);
  expect(await mailbox().read()).toBe(0);
});

it('counts a full mailbox, and a delay not at all', async () => {
  arrive(deliveryStatus({ to: sent().returnPath, status: '5.2.2' }));
  arrive(deliveryStatus({ to: sent().returnPath, status: '4.4.1', action: 'delayed' }));
  expect(await mailbox().read()).toBe(2);
  expect(await suppressed()).toEqual([]);
  expect(await rows(api, 'select tenant_id from mail_soft_bounce')).toEqual([{ tenant_id: 1 }]);
  expect(left('INBOX')).toBe(0);
});

it('moves aside what names no mail of ours, whomever it speaks of', async () => {
  const forged = sent().returnPath.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@'));
  arrive(deliveryStatus({ to: forged, status: '5.1.1', recipient: JO }));
  arrive(deliveryStatus({ to: 'bounce@bounces.example', status: '5.1.1', recipient: JO }));
  arrive(complaint({ messageId: '<someone@else.example>' }));
  arrive('Subject: Buy now\r\n\r\nNothing to read here');
  arrive('\u0000not a mail at all');
  const before = left('Unrecognised');
  expect(await mailbox().read()).toBe(5);
  expect(await suppressed()).toEqual([]);
  expect(await rows(api, 'select from mail_soft_bounce')).toEqual([]);
  expect([left('INBOX'), left('Unrecognised') - before]).toEqual([0, 5]);
});

it('is read by one worker at a time', async () => {
  for (let count = 0; count < 5; count += 1) arrive(deliveryStatus({ to: sent().returnPath, status: '5.1.1' }));
  const counts = await Promise.all([mailbox().read(), mailbox().read()]);
  expect(counts.sort()).toEqual([0, 5]);
});

it('is tried again later where the server is away', async () => {
  await expect(mailboxAt('imap://a:b@127.0.0.1:1/INBOX').read()).rejects.toThrow();
  expect(await mailbox().read()).toBe(0);
  expect(SECOND).not.toBe(FIRST);
});
