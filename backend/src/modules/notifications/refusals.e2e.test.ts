import { type TestApi } from '../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../test/support/people';
import { TestSmtp } from '../../../test/support/smtp';
import { type RunningWorker, startWorker } from '../../entrypoints/start-worker';
import { Database } from '../../platform/database';
import { runInTenant } from '../../platform/tenancy';
import { mailEntry } from './mail-entry';
import { emailHash } from './suppression/email-hash';

let api: TestApi;
let smtp: TestSmtp;
let worker: RunningWorker;
beforeAll(async () => {
  smtp = await new TestSmtp().start();
  api = await startAccountsApi(36);
  worker = await startWorker({ ...api.config, SMTP_URL: smtp.url });
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.onRecipient = () => undefined;
  smtp.onContent = () => Promise.resolve(undefined);
  for (const table of ['outbox', 'mail_suppression', 'mail_soft_bounce']) await rows(api, `delete from ${table}`);
});

async function until(text: string): Promise<void> {
  while ((await rows(api, text)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}
const failed = (): Promise<void> => until('select from outbox where failed_at is not null');
const suppressed = () => rows(api, 'select tenant_id, email_hash, reason, code from mail_suppression');
const softBounces = () => rows(api, 'select email_hash from mail_soft_bounce');
const bounce = (email: string, code: string) => ({
  tenant_id: 1,
  email_hash: emailHash(email),
  reason: 'bounce',
  code,
});

describe('a mail that the server refuses for good', () => {
  it.each([
    [{ code: 550 }, 'smtp_550'],
    [{ code: 550, status: '5.1.1' }, '5.1.1'],
  ])('because of its recipient is a bounce: %j', async (refusal, code) => {
    smtp.onRecipient = () => refusal;
    const email = `gone-${code}@visitor.example`;
    await signUp(api, email);
    await failed();
    expect(await suppressed()).toEqual([bounce(email, code)]);
    expect(await softBounces()).toEqual([]);
  });

  it('for a full mailbox, or for what it says, only counts', async () => {
    smtp.onRecipient = (address) => (address.startsWith('full') ? { code: 552, status: '5.2.2' } : undefined);
    smtp.onContent = () => Promise.resolve({ code: 554 });
    for (const email of ['full@visitor.example', 'content@visitor.example']) {
      await signUp(api, email);
      await until(`select from mail_soft_bounce where email_hash = '\\x${emailHash(email).toString('hex')}'`);
    }
    expect(await suppressed()).toEqual([]);
  });

  it('of somebody erased leaves nothing of the address', async () => {
    smtp.onRecipient = () => ({ code: 550 });
    const person = { address: 'erased@visitor.example', locale: 'en' } as const;
    const { text, values } = mailEntry({ mail: 'account_erased', params: { name: 'Jo' }, person });
    await runInTenant(1, () => api.running.app.get(Database).query(text, values));
    await failed();
    expect([await suppressed(), await softBounces()]).toEqual([[], []]);
  });

  it('to the support says nothing of anybody', async () => {
    smtp.onRecipient = () => ({ code: 550 });
    const params = { reference: 'C-000000000000', kind: 'other', name: 'Jo', email: 'jo@visitor.example' } as const;
    const { text, values } = mailEntry({
      mail: 'complaint_received',
      params: { ...params, about: '', locale: 'en', message: 'x' },
    });
    await runInTenant(1, () => api.running.app.get(Database).query(text, values));
    await failed();
    expect([await suppressed(), await softBounces()]).toEqual([[], []]);
  });
});

it('a mail that the server only puts off is tried again and says nothing of the address', async () => {
  const email = 'later@visitor.example';
  let asked = 0;
  smtp.onRecipient = () => ((asked += 1) === 1 ? { code: 450, status: '4.2.2' } : undefined);
  await signUp(api, email);
  await smtp.until(() => smtp.to(email).length === 1);
  expect(asked).toBe(2);
  expect([await suppressed(), await softBounces()]).toEqual([[], []]);
});
