import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { decide, uploadOne } from '../../../../test/support/photos';
import { type CaughtMail, TestSmtp } from '../../../../test/support/smtp';
import { mailsTo } from '../../../../test/support/mailed-token';
import { startWorker } from '../../../entrypoints/start-worker';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(47);
});
afterAll(() => api.close());

let people = 0;
async function someone(language: string, host = FIRST) {
  const email = `told${(people += 1)}@visitor.example`;
  const { id, cookie } = await signUp(api, email, host);
  await rows(api, 'update account set language = $2 where id = $1', [id, language]);
  const photo = await uploadOne(api, cookie, host);
  return { id, cookie, email, photo: photo.id };
}
const waiting = (email: string) => mailsTo(api, 'photo_rejected', email);

const decisionsOn = (photo: number) =>
  rows(api, `select reasons from decision where (content ->> 'photo')::integer = $1 order by id`, [photo]);

/** All that waits, sent. */
async function sent(): Promise<readonly CaughtMail[]> {
  const smtp = await new TestSmtp().start();
  const worker = await startWorker({ ...api.config, SMTP_URL: smtp.url });
  try {
    while ((await rows(api, 'select from outbox where failed_at is null')).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return [...smtp.caught];
  } finally {
    await worker.close();
    await smtp.stop();
  }
}

describe('a member whose photo staff turn down', () => {
  it('is told once, with the last reason, and not where it was taken back', async () => {
    const { email, photo } = await someone('en');
    await decide(api, photo, 'quality');
    await decide(api, photo, 'copyright');
    expect(await waiting(email)).toMatchObject([{ params: { reason: 'copyright', photo } }]);
    // A reason that was replaced before its mail went is no decision of its own.
    expect(await decisionsOn(photo)).toEqual([{ reasons: ['copyright'] }]);
    await decide(api, photo);
    expect(await waiting(email)).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => decide(api, photo, 'other')));
    expect(await waiting(email)).toHaveLength(1);
  });

  it('gets a mail in their language from their own brand, which leads to their photos', async () => {
    const [german, english] = [await someone('de', SECOND), await someone('en')];
    await decide(api, german.photo, 'contact_details');
    await decide(api, english.photo, 'nudity');
    await decide(api, (await someone('en')).photo);
    const mails = (await sent()).filter(({ email }) => email.text?.includes('#photos'));
    const to = (address: string) => mails.filter(({ to: [first] }) => first === address);
    const [[one, ...more], [other]] = [to(german.email), to(english.email)];
    expect(more).toEqual([]);
    expect(one?.email).toMatchObject({ subject: 'Eins deiner Fotos wurde abgelehnt' });
    expect(one?.from).toContain(SECOND);
    for (const part of [one?.email.text, one?.email.html]) {
      expect(part).toContain('Es zeigt Kontaktdaten');
      expect(part).toContain(`${SECOND}.localhost`);
    }
    expect(other?.email.text).toContain('It shows more than we allow in profile photos.');
    expect(other?.email.text).not.toContain(SECOND);
    // Told once: the same decision again tells nothing.
    await decide(api, german.photo, 'contact_details');
    expect(await waiting(german.email)).toEqual([]);
  });

  it('is not told any more where they are leaving', async () => {
    const { id, email, photo } = await someone('en');
    await rows(api, "update account set status = 'pending_deletion' where id = $1", [id]);
    await decide(api, photo, 'minor');
    expect(await waiting(email)).toEqual([]);
  });
});
