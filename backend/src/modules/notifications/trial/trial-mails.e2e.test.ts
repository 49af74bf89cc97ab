import hoodiecrow, { type HoodiecrowServer } from 'hoodiecrow-imap';
import { type AddressInfo } from 'node:net';
import { type TestApi } from '../../../../test/support/api';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { TestSmtp } from '../../../../test/support/smtp';
import { REDIS } from '../../../platform/cache';
import { Database } from '../../../platform/database';
import { DataKeys } from '../../../platform/data-keys';
import { MailTransport } from '../../../platform/mail';
import { LOGGER } from '../../../platform/telemetry';
import { BounceMailbox } from '../bounces/bounce-mailbox';
import { deliveryStatus } from '../bounces/testing/reports';
import { MailEvents } from '../suppression/mail-events';
import { TrialMails } from './trial-mails';

const SERVER = 'mx.mailer.example';
const SENDER = { from: { name: 'Everglow', address: 'hello@everglow.dating' }, host: 'everglow.dating' };

let api: TestApi;
let smtp: TestSmtp;
let imap: HoodiecrowServer;
let trials: TrialMails;
let mailbox: BounceMailbox;
beforeAll(async () => {
  [api, smtp] = [await startAccountsApi(122), await new TestSmtp().start()];
  imap = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'MOVE', 'NAMESPACE', 'ENABLE', 'SPECIAL-USE'],
    storage: { INBOX: {}, '': { separator: '/', folders: {} } },
  });
  await new Promise<void>((resolve) => imap.listen(0, resolve));
  const { port } = imap.server.address() as AddressInfo;
  const { app } = api.running;
  const config = {
    ...api.config,
    SMTP_URL: smtp.url,
    BOUNCE_DOMAIN: 'bounces.example',
    BOUNCE_MAILBOX_URL: `imap://testuser:testpass@127.0.0.1:${port}/INBOX`,
    BOUNCE_AUTHSERV_ID: SERVER,
  };
  const [database, keys, logger] = [app.get(Database), app.get(DataKeys), app.get(LOGGER)];
  trials = new TrialMails(database, keys, new MailTransport(config, logger), config);
  mailbox = new BounceMailbox(new MailEvents(database), keys, trials, config, app.get(REDIS), logger);
});
afterAll(async () => {
  await new Promise<void>((resolve) => imap.close(resolve));
  await Promise.all([api.close(), smtp.stop()]);
});
beforeEach(async () => {
  await rows(api, 'delete from trial_mail');
  smtp.caught.length = 0;
});

const look = (tenantId = 1, sender = SENDER) => trials.look(tenantId, sender);
const arrive = (raw: string): void => imap.appendMessage('INBOX', [], new Date(), raw);
/** The mail as the receiving server stores it, with its own words above. */
const received = (words: string, at = 0): string =>
  `Authentication-Results: ${SERVER}; ${words}\r\nReceived: from somewhere\r\n${smtp.caught[at]?.raw ?? ''}`;
const earlier = (time: string) =>
  rows(api, 'update trial_mail set sent_at = sent_at - $1::interval, received_at = received_at - $1::interval', [time]);
const left = (folder: string): number => imap.getMailbox(folder)?.messages.length ?? 0;

it('sends one mail from the brand’s own sender, however many look, and reads it back', async () => {
  const [first] = await Promise.all([look(), look(), look()]);
  expect(first).toMatchObject({ tenant_id: 1, sender: SENDER.from.address, received_at: null, failure: null });
  expect(smtp.caught).toHaveLength(1);
  const [mail] = smtp.caught;
  expect(mail?.to[0]).toMatch(/^bounce\+[a-z2-7]{48}@bounces\.example$/);
  expect(mail?.from).toBe(mail?.to[0]);
  expect(mail?.email.from).toMatchObject({ address: SENDER.from.address, name: 'Everglow' });
  arrive(received('spf=pass; dkim=pass header.d=everglow.dating; dmarc=fail'));
  expect(await mailbox.read()).toBe(1);
  expect(await look()).toMatchObject({ server: SERVER, spf: 'pass', dkim: 'pass', dmarc: 'fail', lost: 0 });
  expect([left('INBOX'), left('Unrecognised')]).toEqual([0, 0]);
});

it('takes a mail once, and a forged header or name for nothing', async () => {
  await look();
  const forged = `Authentication-Results: evil.example; spf=fail\r\n${received('spf=pass; dkim=pass; dmarc=pass')}`;
  arrive(forged);
  await mailbox.read();
  expect(await look()).toMatchObject({ server: 'evil.example', spf: null, dkim: null, dmarc: null });
  arrive(received('spf=pass; dkim=pass; dmarc=pass'));
  await mailbox.read();
  expect(await look()).toMatchObject({ server: 'evil.example', spf: null });
  const name = /[a-z2-7]{48}/.exec(smtp.caught[0]?.to[0] ?? '')?.[0] ?? '';
  const other = `${name.startsWith('a') ? 'b' : 'a'}${name.slice(1)}`;
  const before = left('Unrecognised');
  arrive(received('spf=pass').replaceAll(name, other));
  await mailbox.read();
  expect(left('Unrecognised')).toBe(before + 1);
});

it('keeps brands apart', async () => {
  await look();
  await look(2, { from: { name: 'Other', address: 'hello@other.dating' }, host: 'other.dating' });
  arrive(received('spf=pass; dkim=pass; dmarc=pass', 1));
  await mailbox.read();
  expect(await rows(api, 'select tenant_id, spf from trial_mail order by tenant_id')).toEqual([
    { tenant_id: 1, spf: null },
    { tenant_id: 2, spf: 'pass' },
  ]);
});

it('sends again after ten minutes where something was wrong, and after a day where nothing was', async () => {
  await look();
  arrive(received('spf=pass; dkim=fail; dmarc=pass'));
  await mailbox.read();
  await earlier('9 minutes');
  await look();
  expect(smtp.caught).toHaveLength(1);
  await earlier('2 minutes');
  expect(await look()).toMatchObject({ received_at: null, spf: null });
  expect(smtp.caught).toHaveLength(2);
  arrive(received('spf=pass; dkim=pass; dmarc=pass', 1));
  await mailbox.read();
  await earlier('23 hours');
  await look();
  expect(smtp.caught).toHaveLength(2);
  await earlier('2 hours');
  await look();
  expect(smtp.caught).toHaveLength(3);
});

it('counts mails that never come back, and takes one that comes after the next was sent for nothing', async () => {
  await look();
  await earlier('31 minutes');
  expect(await look()).toMatchObject({ lost: 1, received_at: null });
  arrive(received('spf=pass; dkim=pass; dmarc=pass'));
  expect(await mailbox.read()).toBe(1);
  expect(await look()).toMatchObject({ lost: 1, received_at: null });
});

it('tells that the mail was refused, while it was handed over and later, and tries another sender', async () => {
  smtp.onRecipient = () => ({ code: 550, status: '5.7.1' });
  expect(await look()).toMatchObject({ failure: expect.stringMatching(/\w/) as string });
  smtp.onRecipient = () => undefined;
  await earlier('11 minutes');
  expect(await look()).toMatchObject({ failure: null });
  arrive(deliveryStatus({ to: smtp.caught[0]?.to[0] ?? '', status: '5.7.26' }));
  expect(await mailbox.read()).toBe(1);
  expect(await look()).toMatchObject({ failure: '5.7.26' });
  expect(await rows(api, 'select from mail_suppression')).toEqual([]);
  await earlier('11 minutes');
  expect(await look(1, { ...SENDER, from: { name: 'E', address: 'us@everglow.dating' } })).toMatchObject({
    ...{ sender: 'us@everglow.dating', failure: null },
  });
});
