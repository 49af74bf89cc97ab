import { FIRST, SECOND, type TestApi } from '../../../test/support/api';
import { type Person, rows, signUp, startAccountsApi } from '../../../test/support/people';
import { TestSmtp } from '../../../test/support/smtp';
import { type RunningWorker, startWorker } from '../../entrypoints/start-worker';

let api: TestApi;
let smtp: TestSmtp;
let worker: RunningWorker;
beforeAll(async () => {
  smtp = await new TestSmtp().start();
  api = await startAccountsApi(63);
  worker = await startWorker({ ...api.config, SMTP_URL: smtp.url, SMTP_TIMEOUT_MS: 3000, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await smtp.stop();
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const never = new Promise<undefined>(() => undefined);
const HANGS: Readonly<Record<string, () => void>> = {
  'takes connections and says nothing': () => (smtp.isSilent = true),
  'takes mails and never says so': () => (smtp.onContent = () => never),
};
let number = 0;

test.each(Object.keys(HANGS))(
  'a mail server that %s holds up no other job, and gets every mail once it answers',
  async (how) => {
    number += 1;
    const before = smtp.caught.length;
    HANGS[how]?.();
    const addresses = Array.from({ length: 4 }, (_, n) => `hang${number}-${n}@visitor.example`);
    const people: Person[] = [];
    for (const [n, email] of addresses.entries()) people.push(await signUp(api, email, n % 2 === 0 ? FIRST : SECOND));
    const [person] = people;
    await until(async () => (await rows(api, 'select from outbox where last_error is not null')).length > 0);
    // An export is made meanwhile, by the same worker.
    await api
      .on()
      .post('/api/exports')
      .set('cookie', person?.cookie ?? '')
      .expect(202);
    const ready = "select from data_export where account_id = $1 and status = 'ready'";
    await until(async () => (await rows(api, ready, [person?.id])).length === 1);
    expect(smtp.caught).toHaveLength(before);
    expect(await rows(api, 'select from outbox where failed_at is not null')).toEqual([]);

    smtp.isSilent = false;
    smtp.onContent = () => Promise.resolve(undefined);
    await until(async () => (await rows(api, 'select from outbox')).length === 0);
    for (const address of addresses) expect(smtp.to(address).length).toBeGreaterThanOrEqual(1);
    const ids = smtp.caught.slice(before).map(({ email }) => email.messageId);
    // The export's own mail comes besides.
    expect(new Set(ids).size).toBe(addresses.length + 1);
  },
);
