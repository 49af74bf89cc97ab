import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { mailsTo } from '../../../../test/support/mailed-token';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { waiting } from '../../../../test/support/photo-checks';
import { filesOf } from '../../../../test/support/photos';
import { type CaughtMail, TestSmtp } from '../../../../test/support/smtp';
import { startWorker } from '../../../entrypoints/start-worker';
import { PhotoCheckNotFound } from './errors';
import { PhotoCheckAdminService } from './photo-check-admin-service';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(93);
});
afterAll(() => api.close());

async function someone(language: string, host = FIRST) {
  const { id, photos } = await waiting(api, 1, host);
  const [account] = await rows(api, 'update account set language = $2 where id = $1 returning tenant_id, email', [
    id,
    language,
  ]);
  const [check] = await rows(api, 'select id from photo_check where profile_id = $1', [id]);
  const tenantId = Number(account?.['tenant_id']);
  const act = { tenantId, check: Number(check?.['id']), actor: OPERATOR };
  return { id, photos, email: String(account?.['email']), act };
}
const desk = () => api.running.app.get(PhotoCheckAdminService, { strict: false });

/** All that waits, sent and done. */
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

describe('a member about whose check staff decide', () => {
  it('is told in their language by their own brand, with all reasons; the picture is deleted', async () => {
    const [german, english] = [await someone('de', SECOND), await someone('en')];
    await desk().refuse(german.act, ['gesture_missing', 'not_a_live_photo']);
    await desk().approve(english.act, english.photos);
    const mails = await sent();
    const to = (address: string) =>
      mails.filter(({ to: [first], email }) => first === address && email.text?.includes('/profile/photo-check'));
    const [[refused, ...more], [approved]] = [to(german.email), to(english.email)];
    expect(more).toEqual([]);
    expect(refused?.email).toMatchObject({ subject: 'Deine Fotos konnten nicht verifiziert werden' });
    for (const part of [refused?.email.text, refused?.email.html]) {
      expect(part).toContain('Es zeigt nicht die Geste, um die wir gebeten hatten.');
      expect(part).toContain('Es scheint einen Bildschirm');
      expect(part).toContain('Einspruch');
      expect(part).toContain(`${SECOND}.localhost`);
    }
    expect(approved?.email).toMatchObject({ subject: 'Your photos are verified' });
    expect(approved?.email.text).not.toContain(SECOND);
    for (const { id, act } of [german, english])
      expect(filesOf(api, act.tenantId, id).filter((name) => !name.includes('/'))).toHaveLength(1);
  });

  it('is not told any more where they are leaving', async () => {
    const { id, email, act } = await someone('en');
    await rows(api, "update account set status = 'pending_deletion' where id = $1", [id]);
    await expect(desk().refuse(act, ['other'])).rejects.toThrow(PhotoCheckNotFound);
    expect(await mailsTo(api, 'photo_check_refused', email)).toEqual([]);
  });
});
