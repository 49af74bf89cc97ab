import { FIRST, SECOND, type TestApi } from '../../../test/support/api';
import { MAIL_TEXTS } from '../../../test/support/mail-texts';
import { post, rows, signUp, startAccountsApi } from '../../../test/support/people';
import { type CaughtMail, TestSmtp } from '../../../test/support/smtp';
import { type RunningWorker, startWorker } from '../../entrypoints/start-worker';

// Editors may change the overlays, so the test brings texts of its own.
const standIns = (['de-CH', 'en-US', 'es-US'] as const).map((tag) =>
  jest.replaceProperty(MAIL_TEXTS, tag, { ...MAIL_TEXTS[tag], password_reset_subject: `A new password in ${tag}` }),
);

let api: TestApi;
let smtp: TestSmtp;
let worker: RunningWorker;
beforeAll(async () => {
  smtp = await new TestSmtp().start();
  api = await startAccountsApi(1);
  worker = await startWorker({ ...api.config, SMTP_URL: smtp.url });
});
afterAll(async () => {
  for (const standIn of standIns) standIn.restore();
  await worker.close();
  await api.close();
  await smtp.stop();
});

let members = 0;

/** The subject and the language of a mail to a member of that language and country. */
async function mailTo(host: string, language: string, country: string | null): Promise<readonly unknown[]> {
  const email = `regional${(members += 1)}@visitor.example`;
  const { id } = await signUp(api, email, host);
  await rows(api, 'update account set language = $2 where id = $1', [id, language]);
  await rows(api, 'update profile set country = $2 where id = $1', [id, country]);
  await post(api, '/api/password-resets', host).send({ email }).expect(202);
  const mail = (): CaughtMail | undefined => smtp.caught.filter(({ to: [first] }) => first === email).at(1);
  await smtp.until(() => mail() !== undefined);
  return [mail()?.email.subject, / lang="([^"]*)"/.exec(mail()?.email.html ?? '')?.[1]];
}

describe('a mail to a member', () => {
  it('of Switzerland is in Swiss German, at a brand of Germany, Austria and Switzerland', async () => {
    expect(await mailTo(SECOND, 'de', 'CH')).toEqual(['A new password in de-CH', 'de-CH']);
    expect(await mailTo(SECOND, 'de', 'DE')).toEqual([MAIL_TEXTS.de.password_reset_subject, 'de-DE']);
    expect(await mailTo(SECOND, 'de', null)).toEqual([MAIL_TEXTS.de.password_reset_subject, 'de-DE']);
  });

  it('of the United States is in its English or Spanish, wherever the brand is', async () => {
    expect(await mailTo(FIRST, 'en', 'US')).toEqual(['A new password in en-US', 'en-US']);
    expect(await mailTo(FIRST, 'es', 'US')).toEqual(['A new password in es-US', 'es-US']);
  });

  it('whose country does not speak the language, is as the brand’s countries write it', async () => {
    expect(await mailTo(FIRST, 'de', 'NL')).toEqual([MAIL_TEXTS.de.password_reset_subject, 'de-BE']);
    expect(await mailTo(FIRST, 'en', 'NL')).toEqual([MAIL_TEXTS.en.password_reset_subject, 'en-150']);
  });
});
