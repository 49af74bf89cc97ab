import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { mailedToken, mailsTo } from '../../../../test/support/mailed-token';
import { call, confirmed } from '../../../../test/support/meeting';
import { type Person, newAddress, rows, startAccountsApi } from '../../../../test/support/people';
import { PlatformDatabase } from '../../../platform/database';
import { LOGGER } from '../../../platform/telemetry';
import { BlockEnds } from '../../accounts';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(40);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

let people = 0;
async function someone(): Promise<Person & { email: string }> {
  const person = await confirmed(api);
  const email = `told${(people += 1)}@visitor.example`;
  await rows(api, 'update account set email = $2, email_key = $2 where id = $1', [person.id, email]);
  return { ...person, email };
}
const staff = (rest: string, body: object, who = SUPPORT, slug = FIRST) =>
  api
    .on('console.localhost')
    .post(`/api/staff/tenants/${slug}/${rest}`)
    .set({ authorization: tokens.get(who.email) ?? '' })
    .send(body);

interface Decided {
  readonly by: Person & { email: string };
  readonly about: Person & { email: string };
  readonly decision: number;
}

/** A report of a member that support has decided. */
async function decided(body: object): Promise<Decided> {
  const [by, about] = [await someone(), await someone()];
  await call(api, 'post', 'reports', by.cookie).send({ profile: about.id, reason: 'scam' }).expect(200);
  const [report] = await rows(api, 'select id from report where profile_id = $1', [about.id]);
  await staff(`reports/${Number(report?.['id'])}/closed`, body).expect(204);
  const [made] = await rows(api, 'select id from decision where account_id = $1', [about.id]);
  return { by, about, decision: Number(made?.['id']) };
}

/** The appeal of whoever was decided about; answers its id. */
async function appealed({ about, decision }: Decided): Promise<number> {
  const body = { token: await mailedToken(api, 'decision_made', about.email), text: 'I did not.' };
  await call(api, 'post', 'decision-links/appeal', '').send(body).expect(200);
  const [appeal] = await rows(api, 'select id from appeal where decision_id = $1', [decision]);
  return Number(appeal?.['id']);
}
const reportOf = async ({ by }: Decided) =>
  (
    (await call(api, 'get', 'own-reports', by.cookie).expect(200)).body as {
      reports: { what: string; result: string }[];
    }
  ).reports[0];

describe('a reporter who was told that something was done', () => {
  it('is told once that it is reversed, on their page too, and nothing of the other person', async () => {
    const one = await decided({ outcome: 'warned' });
    const appeal = await appealed(one);
    expect(await reportOf(one)).toMatchObject({ result: expect.stringContaining('Ze was terecht') as string });
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff(`appeals/${appeal}/answer`, { outcome: 'reversed' }, OPERATOR)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const [mail, ...more] = await mailsTo(api, 'notice_reversed', one.by.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ params: { may_appeal: true, reference: expect.stringMatching(/^N-/) as string } });
    expect(JSON.stringify(mail)).not.toContain(one.about.email);
    const shown = await reportOf(one);
    expect(shown?.what).toContain('gewijzigde beslissing');
    expect(shown?.result).toContain('teruggedraaid');
    expect(shown?.result).not.toContain('Ze was terecht');
    expect(await mailsTo(api, 'notice_reversed', one.about.email)).toEqual([]);
  });

  it.each([{}, { days: 7 }])('is told once where an appeal lifts the block (%o)', async (more) => {
    const one = await decided({ outcome: 'member_blocked', ...more });
    const appeal = await appealed(one);
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff(`appeals/${appeal}/answer`, { outcome: 'reversed' }, OPERATOR)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await mailsTo(api, 'notice_reversed', one.by.email)).toHaveLength(1);
    expect((await reportOf(one))?.result).toContain('teruggedraaid');
    expect(await mailsTo(api, 'notice_reversed', one.about.email)).toEqual([]);
  });

  it('is told where an appeal reverses a block that has run out', async () => {
    const one = await decided({ outcome: 'member_blocked', days: 7 });
    const appeal = await appealed(one);
    await rows(api, "update decision set ends_at = now() - interval '1 minute' where id = $1", [one.decision]);
    await new BlockEnds(api.running.app.get(PlatformDatabase), api.running.app.get(LOGGER)).work();
    const [block] = await rows(api, 'select ended_by from decision where id = $1', [one.decision]);
    expect(block).toEqual({ ended_by: 'system' });
    expect(await mailsTo(api, 'notice_reversed', one.by.email)).toEqual([]);
    await staff(`appeals/${appeal}/answer`, { outcome: 'reversed' }, OPERATOR).expect(204);
    expect(await mailsTo(api, 'notice_reversed', one.by.email)).toHaveLength(1);
    expect((await reportOf(one))?.result).toContain('teruggedraaid');
  });

  it('is told once where a second look lifts the block before an appeal does', async () => {
    const one = await decided({ outcome: 'member_blocked', days: 7 });
    const appeal = await appealed(one);
    await staff(`block-looks/${one.decision}/answer`, { outcome: 'reversed' }, OPERATOR).expect(204);
    await staff(`appeals/${appeal}/answer`, { outcome: 'reversed' }, OPERATOR).expect(204);
    expect(await mailsTo(api, 'notice_reversed', one.by.email)).toHaveLength(1);
  });

  it('is told where a second look lifts the block', async () => {
    const one = await decided({ outcome: 'member_blocked' });
    await staff(`block-looks/${one.decision}/answer`, { outcome: 'reversed' }, OPERATOR).expect(204);
    expect(await mailsTo(api, 'notice_reversed', one.by.email)).toHaveLength(1);
    expect((await reportOf(one))?.result).toContain('teruggedraaid');
  });

  it('is told nothing where the decision stands, nor by staff of another brand', async () => {
    const one = await decided({ outcome: 'warned' });
    const appeal = await appealed(one);
    await staff(`appeals/${appeal}/answer`, { outcome: 'reversed' }, OPERATOR, SECOND).expect(404);
    await staff(`appeals/${appeal}/answer`, { outcome: 'upheld' }, OPERATOR).expect(204);
    expect(await mailsTo(api, 'notice_reversed', one.by.email)).toEqual([]);
    expect((await reportOf(one))?.result).toContain('Ze was terecht');
  });

  it('is offered no appeal where they have appealed already', async () => {
    const one = await decided({ outcome: 'warned' });
    const [notice] = await rows(api, 'select reference from notice where decision_id = $1', [one.decision]);
    await call(api, 'post', `own-reports/${String(notice?.['reference'])}/appeal`, one.by.cookie)
      .send({ text: 'Too mild.' })
      .expect(200);
    await staff(`appeals/${await appealed(one)}/answer`, { outcome: 'reversed' }, OPERATOR).expect(204);
    expect(await mailsTo(api, 'notice_reversed', one.by.email)).toMatchObject([{ params: { may_appeal: false } }]);
  });

  it('who has no account is told at their address', async () => {
    const about = await someone();
    await api
      .on(`${FIRST}.localhost`)
      .post('/api/notices')
      .set({ 'x-forwarded-for': newAddress(), cookie: 'locale=en' })
      .send({
        ...{ address: `https://${FIRST}.localhost/members/${about.id}`, reason: 'scam', name: 'Alex' },
        ...{ text: 'They asked me for money more than once.', email: 'alex@elsewhere.example', good_faith: true },
      })
      .expect((answer) => {
        expect(answer.status).toBeLessThan(300);
      });
    const [report] = await rows(api, 'select id from report where profile_id = $1', [about.id]);
    await staff(`reports/${Number(report?.['id'])}/closed`, { outcome: 'member_blocked' }).expect(204);
    const [made] = await rows(api, 'select id from decision where account_id = $1', [about.id]);
    await staff(`block-looks/${Number(made?.['id'])}/answer`, { outcome: 'reversed' }, OPERATOR).expect(204);
    expect(await mailsTo(api, 'notice_reversed', 'alex@elsewhere.example')).toHaveLength(1);
  });
});
