import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../../test/support/api';
import { newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { DataKeys } from '../../../../platform/data-keys';
import { uuidV7 } from '../../../../platform/outbox';
import { nameMail } from '../../links/mail-reference';
import { emailHash } from '../../suppression/email-hash';
import { SIGNATURE_HEADER, signatureOf } from './signed-body.guard';

const SECRET = 'the provider’s secret of the tests, long';
const JO = 'jo@visitor.example';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startAccountsApi(1, { MAIL_EVENTS_SECRET: SECRET });
  ({ cookie } = await signUp(api, JO));
  await signUp(api, JO, SECOND);
});
afterAll(() => api.close());
afterEach(async () => {
  for (const table of ['mail_suppression', 'mail_soft_bounce']) await rows(api, `delete from ${table}`);
});

const seconds = (): number => Math.floor(Date.now() / 1000);
/** A mail of ours, as its Message-ID and its return path name it. */
function sent(address = JO, { tenantId = 1, createdAt = new Date() } = {}) {
  const names = nameMail(api.running.app.get(DataKeys), { tenantId, entry: uuidV7(), createdAt, address });
  return { message_id: `<${names.id}@${FIRST}.localhost>`, return_path: `${names.returnPath}@bounces.example` };
}
function tell(body: string, { signature = signatureOf(SECRET, seconds(), body), host = 'console.localhost' } = {}) {
  return api
    .on(host)
    .post('/api/mail-events')
    .set('x-forwarded-for', newAddress())
    .set(SIGNATURE_HEADER, signature)
    .type('json')
    .send(body);
}
const events = (...list: object[]): string => JSON.stringify({ events: list });
const suppressed = () =>
  rows(api, 'select tenant_id, reason, code from mail_suppression where lifted_at is null order by tenant_id, reason');

describe('what the provider tells', () => {
  it('keeps mails from an address that took none, and from one that calls them spam', async () => {
    const { message_id } = sent();
    const { return_path } = sent(JO, { tenantId: 2 });
    const told = events(
      { type: 'bounce', message_id, permanent: true },
      { type: 'complaint', return_path: return_path.toUpperCase() },
    );
    expect((await tell(told).expect(200)).body).toEqual({ recorded: 2 });
    expect(await suppressed()).toEqual([
      { tenant_id: 1, reason: 'bounce', code: 'provider' },
      { tenant_id: 2, reason: 'complaint', code: 'provider' },
    ]);
    const [row] = await rows(api, 'select email_hash from mail_suppression where tenant_id = 1');
    expect(row).toEqual({ email_hash: emailHash(JO) });
  });

  it('told again changes nothing, also after the member has lifted it', async () => {
    const told = events({ type: 'bounce', ...sent(JO, { createdAt: new Date(Date.now() - 60_000) }), permanent: true });
    const signature = signatureOf(SECRET, seconds(), told);
    await tell(told, { signature }).expect(200);
    await tell(told, { signature }).expect(200);
    expect(await suppressed()).toHaveLength(1);
    await api.on().delete('/api/mail-suppression').set('cookie', cookie).expect(204);
    await tell(told, { signature }).expect(200);
    expect(await suppressed()).toEqual([]);
    const newer = events({
      type: 'bounce',
      ...sent(JO, { createdAt: new Date(Date.now() + 2000) }),
      permanent: true,
    });
    await tell(newer).expect(200);
    expect(await suppressed()).toHaveLength(1);
  });

  it('counts mails that came back for a while: five within a month, each once', async () => {
    const mails = Array.from({ length: 5 }, () => sent());
    const soft = (mail: object) => tell(events({ type: 'bounce', ...mail, permanent: false })).expect(200);
    for (const mail of mails.slice(0, 4)) {
      await soft(mail);
      await soft(mail);
    }
    expect(await suppressed()).toEqual([]);
    await soft(mails[4]!);
    expect(await suppressed()).toEqual([{ tenant_id: 1, reason: 'bounce', code: 'provider' }]);
  });

  it('counts for nothing where it names no mail of ours, whatever address it claims', async () => {
    const { return_path } = sent();
    const changed = return_path.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@'));
    const told = events(
      { type: 'bounce', return_path: changed, permanent: true },
      { type: 'bounce', return_path: JO, permanent: true },
      { type: 'complaint', message_id: `<${uuidV7()}@everglow.localhost>` },
      { type: 'complaint' },
    );
    expect((await tell(told).expect(200)).body).toEqual({ recorded: 0 });
    const claimed = events({ type: 'bounce', ...sent(), permanent: true, recipient: JO });
    expect((await tell(claimed).expect(422)).body).toMatchObject({ faults: [{ path: 'events[0].recipient' }] });
    expect(await suppressed()).toEqual([]);
  });
});

describe('who does not know the secret', () => {
  const body = (): string => events({ type: 'complaint', ...sent() });

  it('is refused, whatever the body', async () => {
    const told = body();
    const right = signatureOf(SECRET, seconds(), told);
    const wrong = [
      '',
      'undefined',
      right.slice(0, -1),
      right.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      right.replace(/^t=\d+/, `t=${seconds() + 1}`),
      signatureOf('another secret, just as long as it', seconds(), told),
      signatureOf(SECRET, seconds(), `${told} `),
      signatureOf(SECRET, seconds() - 301, told),
      signatureOf(SECRET, seconds() + 310, told),
    ];
    for (const signature of wrong) {
      const answer = await tell(told, { signature });
      expect([signature, answer.status, (answer.body as { code: string }).code]).toEqual([
        signature,
        401,
        'signature_invalid',
      ]);
    }
    await tell('{"nonsense":1}', { signature: right }).expect(401);
    expect(await suppressed()).toEqual([]);
  });

  it('finds nothing on a brand’s host', async () => {
    await tell(body(), { host: `${FIRST}.localhost` }).expect(404);
  });

  it('finds nothing where there is no secret', async () => {
    const silent = await startTestApi();
    const answer = await silent
      .on('console.localhost')
      .post('/api/mail-events')
      .set(SIGNATURE_HEADER, signatureOf('', seconds(), '{}'))
      .type('json')
      .send('{}');
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'mail_events_off' })]);
    await silent.close();
  });
});
