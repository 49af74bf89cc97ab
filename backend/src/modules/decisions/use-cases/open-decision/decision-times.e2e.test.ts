import { FIRST, SUPPORT, type TestApi, tokenOf } from '../../../../../test/support/api';
import { mailedToken } from '../../../../../test/support/mailed-token';
import { call, confirmed } from '../../../../../test/support/meeting';
import { newAddress, rows, startAccountsApi } from '../../../../../test/support/people';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startAccountsApi(20);
  token = await tokenOf(api, SUPPORT);
});
afterAll(() => api.close());

it('tells by the clock of the member when a block ends, as the mail does', async () => {
  const [by, about] = [await confirmed(api), await confirmed(api)];
  const email = 'clock@visitor.example';
  await rows(api, "update account set email = $2, email_key = $2, time_zone = 'Pacific/Auckland' where id = $1", [
    ...[about.id, email],
  ]);
  await call(api, 'post', 'reports', by.cookie).send({ profile: about.id, reason: 'scam' }).expect(200);
  const [report] = await rows(api, 'select id from report where profile_id = $1', [about.id]);
  await api
    .on('console.localhost')
    .post(`/api/staff/tenants/${FIRST}/reports/${Number(report?.['id'])}/closed`)
    .set({ authorization: token })
    .send({ outcome: 'member_blocked', days: 7 })
    .expect(204);
  const [block] = await rows(api, 'select ends_at from decision where account_id = $1', [about.id]);
  const link = { token: await mailedToken(api, 'decision_made', email) };
  const opened = await api
    .on(`${FIRST}.localhost`)
    .post('/api/decision-links')
    .set({ 'x-forwarded-for': newAddress(), cookie: 'locale=en' })
    .send(link)
    .expect(200);
  const time = new Intl.DateTimeFormat('en-GB', {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Pacific/Auckland' },
  }).format(block?.['ends_at'] as Date);
  expect((opened.body as { what: string }).what).toContain(`until ${time}.`);
});
