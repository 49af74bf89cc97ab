import { FIRST, SECOND, type TestApi } from '../../../test/support/api';
import { post, rows, signUp, startAccountsApi } from '../../../test/support/people';
import { type CaughtMail, TestSmtp } from '../../../test/support/smtp';
import { type RunningWorker, startWorker } from '../../entrypoints/start-worker';
import { DataKeys } from '../../platform/data-keys';
import { registry } from '../../platform/telemetry/metrics';
import { ActivationReminders } from '../accounts';
import { findMail } from './links/mail-reference';
import { emailHash } from './suppression/email-hash';

let api: TestApi;
let smtp: TestSmtp;
let worker: RunningWorker;
beforeAll(async () => {
  smtp = await new TestSmtp().start();
  api = await startAccountsApi(1);
  worker = await startWorker({ ...api.config, SMTP_URL: smtp.url, BOUNCE_DOMAIN: 'bounces.example' });
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await smtp.stop();
});

const REMINDED = 'Confirm your email to finish signing up';
const to = (address: string): CaughtMail[] => smtp.caught.filter(({ to: [first] }) => first === address);
const reminders = (address: string) => to(address).filter(({ email }) => email.subject === REMINDED);
const remind = () => worker.app.get(ActivationReminders).remind();
async function delivered(): Promise<void> {
  while ((await rows(api, 'select from outbox where failed_at is null')).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
/** Somebody who signed up days ago and got the first mail then. */
async function waiting(email: string, days = 2, host = FIRST): Promise<number> {
  const { id } = await signUp(api, email, host);
  await rows(
    api,
    "update account set language = 'en', created_at = now() - make_interval(days => $2, mins => 1) where id = $1",
    [id, days],
  );
  await delivered();
  return id;
}
const withheld = async (reason: string): Promise<number> => {
  const metric = await registry.getSingleMetric('mails_withheld_total')?.get();
  const counts = metric?.values.filter(({ labels }) => labels['reason'] === reason) ?? [];
  return counts.reduce((sum, { value }) => sum + value, 0);
};

const logged = (id: number) =>
  rows(api, 'select mail, outcome, reason from mail_log where account_id = $1 order by at', [id]);

describe('the reminder of the activation', () => {
  it('is sent once, two days later, on every brand, with a fresh link beside the old one', async () => {
    await waiting('one@visitor.example');
    await waiting('one@visitor.example', 2, SECOND);
    await waiting('early@visitor.example', 1);
    await waiting('late@visitor.example', 8);
    expect(await Promise.all([remind(), remind()]).then(([one, two]) => one + two)).toBe(2);
    await delivered();
    expect(await remind()).toBe(0);
    expect(reminders('one@visitor.example').map(({ from }) => from.split('@')[1])).toEqual(
      Array(2).fill('bounces.example'),
    );
    expect(reminders('early@visitor.example')).toEqual([]);
    expect(reminders('late@visitor.example')).toEqual([]);
    const [mail] = reminders('one@visitor.example').filter(({ email }) => email.from?.address?.includes(FIRST));
    const token = /\/activate\/do\?token=([\w-]{43})/.exec(mail?.email.html ?? '')?.[1];
    expect(mail?.email.text).toMatch(/\n\d{6}\n/);
    await post(api, '/api/activation', SECOND).send({ token }).expect(404);
    await post(api, '/api/activation').send({ token }).expect(200);
  });

  it('is never sent to who is confirmed, blocked or leaving, also where it was written before', async () => {
    for (const status of ['active', 'blocked', 'pending_deletion']) {
      const id = await waiting(`${status}@visitor.example`);
      await rows(api, 'update account set status = $2, confirmed_at = now() where id = $1', [id, status]);
    }
    expect(await remind()).toBe(0);
    const id = await waiting('meanwhile@visitor.example');
    const before = await withheld('not_for_account');
    expect(await remind()).toBe(1);
    await rows(api, "update account set status = 'blocked' where id = $1", [id]);
    await delivered();
    expect(reminders('meanwhile@visitor.example').length + (await withheld('not_for_account')) - before).toBe(1);
  });

  it('says how it is stopped: in headers for the mail program, in its foot for people', async () => {
    const id = await waiting('foot@visitor.example');
    await remind();
    await delivered();
    const [mail] = reminders('foot@visitor.example');
    const header = (name: string) => mail?.email.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('auto-submitted')).toBe('auto-generated');
    const url = /^<http:\/\/everglow\.localhost:8080(\/api\/unsubscribe\?token=([\w.-]+))>$/.exec(
      header('list-unsubscribe') ?? '',
    );
    expect(mail?.email.html).toContain(
      `href="http://everglow.localhost:8080/unsubscribe?token=${url?.[2]}&amp;lang=en"`,
    );
    expect(mail?.email.text).toContain(`/unsubscribe?token=${url?.[2]}`);
    await post(api, url?.[1] ?? '')
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(await rows(api, 'select kind from mail_preference where account_id = $1', [id])).toEqual([
      { kind: 'reminders' },
    ]);
  });
});

describe('a mail that nobody asked for', () => {
  const keptAway: readonly (readonly [string, string, string])[] = [
    [
      'turned_off',
      'off',
      "insert into mail_preference (tenant_id, account_id, kind, disabled_by) values (1, $1, 'reminders', 'member')",
    ],
    [
      'turned_off',
      'all',
      "insert into mail_preference (tenant_id, account_id, kind, disabled_by) values (1, $1, 'all', 'unsubscribe')",
    ],
    [
      'bounce',
      'bounced',
      "insert into mail_suppression (tenant_id, email_hash, reason, code) values (1, $2, 'bounce', '5.1.1')",
    ],
    [
      'complaint',
      'spam',
      "insert into mail_suppression (tenant_id, email_hash, reason, code) values (1, $2, 'complaint', 'feedback')",
    ],
  ];

  it.each(keptAway)('is not sent, nor tried again, where it is kept away: %s (%s)', async (reason, name, text) => {
    const address = `${name}@visitor.example`;
    const id = await waiting(address);
    const sql = text.includes('$2') ? text.replace('$2', '$1') : text;
    await rows(api, sql, [text.includes('$2') ? emailHash(address) : id]);
    const before = await withheld(reason);
    expect(await remind()).toBe(1);
    await delivered();
    expect(reminders(address)).toEqual([]);
    expect(await withheld(reason)).toBe(before + 1);
    expect(await logged(id)).toEqual([
      { mail: 'activation', outcome: 'sent', reason: null },
      { mail: 'activation_reminder', outcome: 'withheld', reason },
    ]);
    expect(await rows(api, 'select from outbox')).toEqual([]);
  });

  it('is kept away on one brand only', async () => {
    await waiting('both@visitor.example');
    await waiting('both@visitor.example', 2, SECOND);
    await rows(
      api,
      "insert into mail_suppression (tenant_id, email_hash, reason, code) values (2, $1, 'complaint', 'feedback')",
      [emailHash('both@visitor.example')],
    );
    expect(await remind()).toBe(2);
    await delivered();
    expect(reminders('both@visitor.example').map(({ email }) => email.from?.address)).toEqual([
      expect.stringContaining(FIRST),
    ]);
  });
});

describe('an answer', () => {
  const ask = async (email: string): Promise<number> => {
    const before = to(email).length;
    await post(api, '/api/password-resets').send({ email });
    await delivered();
    return to(email).length - before;
  };

  it('has no way to stop it, goes to who calls our mails spam, and names itself for bounces', async () => {
    await waiting('answer@visitor.example');
    await rows(
      api,
      "insert into mail_suppression (tenant_id, email_hash, reason, code) values (1, $1, 'complaint', 'feedback')",
      [emailHash('answer@visitor.example')],
    );
    expect(await ask('answer@visitor.example')).toBe(1);
    const mail = to('answer@visitor.example').at(-1);
    expect(mail?.raw).not.toMatch(/unsubscribe/i);
    const keys = worker.app.get(DataKeys);
    const named = findMail(keys, mail?.from ?? '');
    expect(named).toMatchObject({ tenantId: 1, emailHash: emailHash('answer@visitor.example') });
    expect(findMail(keys, mail?.email.messageId ?? '')).toEqual(named);
  });

  it('is tried once a day where the address bounced', async () => {
    const address = 'dead@visitor.example';
    await waiting(address);
    const suppress = (since: string) =>
      rows(
        api,
        `insert into mail_suppression (tenant_id, email_hash, reason, code, since)
         values (1, $1, 'bounce', '5.1.1', now() - $2::interval)`,
        [emailHash(address), since],
      );
    await suppress('1 hour');
    expect(await ask(address)).toBe(0);
    await rows(api, 'delete from mail_suppression where email_hash = $1', [emailHash(address)]);
    await suppress('25 hours');
    expect(await ask(address)).toBe(1);
    expect(await ask(address)).toBe(0);
  });
});
