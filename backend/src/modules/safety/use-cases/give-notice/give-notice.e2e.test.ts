import { FIRST, OPERATOR, SECOND, type TestApi, tokenOf } from '../../../../../test/support/api';
import { mailsTo } from '../../../../../test/support/mailed-token';
import { confirmed } from '../../../../../test/support/meeting';
import { newAddress, rows, startAccountsApi } from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(121);
});
afterAll(() => api.close());

const NOTICE = {
  ...{ reason: 'illegal', text: 'This profile sells stolen goods.', name: 'Alex', good_faith: true },
};
let people = 0;
const newEmail = (): string => `notifier${(people += 1)}@visitor.example`;
const give = (notice: object, { host = FIRST, from = newAddress() } = {}) =>
  api
    .on(`${host}.localhost`)
    .post('/api/notices')
    .set('x-forwarded-for', from)
    .send({ ...NOTICE, ...notice });

describe('a notice of somebody without an account', () => {
  it('becomes a report with evidence, is acknowledged, and answered once it is decided', async () => {
    const [about, email] = [await confirmed(api, { name: 'Ada', about: 'Cheap phones' }), newEmail()];
    const address = `https://${FIRST}.localhost/members/${about.id}?lang=nl`;
    const answers = await Promise.all([1, 2, 3].map(() => give({ address, email }).expect(202)));
    const references = new Set(answers.map(({ body }) => (body as { reference: string }).reference));
    expect(references.size).toBe(1);
    const [report, ...more] = await rows(api, 'select * from report where profile_id = $1', [about.id]);
    expect(more).toEqual([]);
    expect(report).toMatchObject({ reporter_id: null, reason: 'illegal', evidence: { about_me: 'Cheap phones' } });
    expect(await mailsTo(api, 'notice_received', email)).toHaveLength(1);
    const staff = { authorization: await tokenOf(api, OPERATOR) };
    const path = `/api/staff/tenants/${FIRST}/reports`;
    const queue = await api.on('console.localhost').get(path).set(staff).expect(200);
    expect((queue.body as { reports: object[] }).reports).toEqual([
      expect.objectContaining({ id: report?.['id'], reporter_id: null, profile_id: about.id }),
    ]);
    const decide = api.on('console.localhost').post(`${path}/${Number(report?.['id'])}/closed`);
    await decide.set(staff).send({ outcome: 'warned', ground: 'law' }).expect(204);
    expect(await mailsTo(api, 'notice_acted', email)).toHaveLength(1);
  });

  it('gets the same answer where there is no such profile, or one of another brand', async () => {
    const elsewhere = await confirmed(api, {}, SECOND);
    for (const address of ['2147483647', `/members/${elsewhere.id}`, 'The second photo of Ada']) {
      const { body } = await give({ address, email: newEmail() }).expect(202);
      expect(body).toEqual({ reference: expect.stringMatching(/^N-[0-9A-Z]{12}$/) as string });
    }
    const open = await rows(api, 'select profile_id, tenant_id from report where profile_id is null');
    expect(open).toHaveLength(3);
    const id = (await rows(api, 'select id from report where profile_id is null limit 1'))[0]?.['id'];
    const staff = { authorization: await tokenOf(api, OPERATOR) };
    const path = `/api/staff/tenants/${FIRST}/reports/${Number(id)}`;
    await api.on('console.localhost').get(path).set(staff).expect(200);
    const close = (outcome: string) => api.on('console.localhost').post(`${path}/closed`).set(staff).send({ outcome });
    await close('warned').expect(409);
    await close('dismissed').expect(204);
  });

  it('says everything that the law asks for, and comes five times an hour', async () => {
    const address = '/members/1';
    for (const bad of [
      ...[{ address: '' }, { reason: 'dull' }, { text: 'Short' }, { name: ' ' }, { email: 'x' }, { good_faith: false }],
    ])
      await give({ address, email: newEmail(), ...bad }).expect(422);
    const from = newAddress();
    for (let n = 0; n < 5; n += 1) await give({ address, email: newEmail() }, { from }).expect(202);
    await give({ address, email: newEmail() }, { from }).expect(429);
  });

  it('is sent by a form without scripts, which gets a page that names what is missing', async () => {
    const form = (notice: object, from = newAddress()) =>
      api
        .on(`${FIRST}.localhost`)
        .post('/api/notices')
        .set({ 'x-forwarded-for': from, cookie: 'locale=en' })
        .type('form')
        .send({ ...NOTICE, good_faith: 'on', address: '/members/1', ...notice });
    const email = newEmail();
    const sent = await form({ email }).expect(303);
    expect(sent.headers).toMatchObject({ location: '/complaints/sent', 'cache-control': 'no-store' });
    expect(await mailsTo(api, 'notice_received', email)).toHaveLength(1);
    const refused = await form({ email: 'x', good_faith: '', text: 'Short' }).expect(422);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const fault of ['Confirm this', 'between 20 and 3,000', 'name@example.com'])
      expect(refused.text).toContain(fault);
    expect(refused.text).not.toContain('Choose what');
    const from = newAddress();
    for (let n = 0; n < 5; n += 1) await form({ email: newEmail() }, from).expect(303);
    expect((await form({ email: newEmail() }, from).expect(429)).text).toContain('several messages');
    await form({ email: newEmail() }).set('sec-fetch-site', 'cross-site').expect(403);
  });
});
