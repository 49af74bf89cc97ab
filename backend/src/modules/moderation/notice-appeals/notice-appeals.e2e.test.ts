import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { mailedToken, mailsTo } from '../../../../test/support/mailed-token';
import { call, confirmed } from '../../../../test/support/meeting';
import { type Person, newAddress, rows, startAccountsApi } from '../../../../test/support/people';
import { PlatformDatabase } from '../../../platform/database';
import { LOGGER } from '../../../platform/telemetry';
import { ReportRetention } from '../../safety';

const TEXT = 'He asked three people for money. Look at the second message.';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(118);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

let people = 0;
async function someone(facts = {}, host = FIRST): Promise<Person & { email: string }> {
  const person = await confirmed(api, facts, host);
  const email = `reporter${(people += 1)}@visitor.example`;
  await rows(api, 'update account set email = $2, email_key = $2 where id = $1', [person.id, email]);
  return { ...person, email };
}
function staff(method: 'get' | 'post', rest: string, { who = SUPPORT, slug = FIRST, body = {} } = {}) {
  const request = api.on('console.localhost')[method](`/api/staff/tenants/${slug}/${rest}`);
  request.set({ authorization: tokens.get(who.email) ?? '' });
  return method === 'post' ? request.send(body) : request;
}
const visitor = (path: string, body: object, host = FIRST) =>
  api
    .on(`${host}.localhost`)
    .post(`/api/${path}`)
    .set({ 'x-forwarded-for': newAddress(), cookie: 'locale=en' })
    .send(body);
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];

interface Report {
  readonly reference: string;
  readonly what: string;
  readonly result: string | null;
  readonly appeal_until: string | null;
  readonly appeal: { readonly text: string; readonly outcome: string | null } | null;
}
const reportsOf = async ({ cookie }: Person) =>
  ((await call(api, 'get', 'own-reports', cookie).expect(200)).body as { reports: Report[] }).reports;
const appeal = ({ cookie }: Person, reference: string, text = TEXT) =>
  call(api, 'post', `own-reports/${reference}/appeal`, cookie).send({ text });
const answer = (notice: number, body: object, who = OPERATOR, slug = FIRST) =>
  staff('post', `notice-appeals/${notice}/answer`, { who, slug, body });

interface DecidedReport {
  readonly by: Person & { email: string };
  readonly about: Person & { email: string };
  readonly report: number;
  readonly notice: number;
  readonly reference: string;
}

/** A report of one member about another that support has decided, by dismissing it where nothing else is said. */
async function decidedReport(outcome: object = { outcome: 'dismissed' }, facts = {}): Promise<DecidedReport> {
  const [by, about] = [await someone(), await someone(facts)];
  await call(api, 'post', 'reports', by.cookie).send({ profile: about.id, reason: 'scam' }).expect(200);
  const [row] = await rows(
    api,
    'select r.id as report, n.id as notice, n.reference from report r join notice n on n.report_id = r.id where r.profile_id = $1',
    [about.id],
  );
  const { report, notice, reference } = row as { report: number; notice: number; reference: string };
  await staff('post', `reports/${report}/closed`, { body: outcome }).expect(204);
  return { by, about, report, notice, reference };
}
async function appealed(): Promise<DecidedReport> {
  const one = await decidedReport();
  await appeal(one.by, one.reference).expect(200);
  return one;
}

describe('a member whose report led to nothing', () => {
  it('reads what came of it, and appeals once, in the same words or none', async () => {
    const { by, reference } = await decidedReport();
    const [shown, ...more] = await reportsOf(by);
    expect(more).toEqual([]);
    expect(shown).toMatchObject({ reference, appeal: null });
    expect(shown?.what).toContain(reference);
    expect(shown?.result).toContain('Everglow');
    const months = (Date.parse(shown?.appeal_until ?? '') - Date.now()) / 86_400_000 / 30;
    expect(months).toBeGreaterThan(5.9);
    const answers = await Promise.all(Array.from({ length: 4 }, () => appeal(by, reference)));
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([200, { appeal: { text: TEXT, outcome: null } }]);
    expect(codeOf(await appeal(by, reference, 'Other words'))).toEqual([409, 'decision_appealed']);
    for (const text of ['', ' ', 'x'.repeat(3001)]) expect((await appeal(by, reference, text)).status).toBe(422);
  });

  it('cannot appeal after six months, nor before a decision, nor another’s report', async () => {
    const [late, other] = [await decidedReport(), await decidedReport()];
    await rows(api, "update notice set decided_at = now() - interval '7 months' where id = $1", [late.notice]);
    expect(codeOf(await appeal(late.by, late.reference))).toEqual([403, 'appeal_too_late']);
    await call(api, 'post', 'reports', late.by.cookie)
      .send({ profile: other.about.id, reason: 'harassment' })
      .expect(200);
    const [open] = await reportsOf(late.by);
    expect(open).toMatchObject({ result: null, appeal_until: null });
    expect(codeOf(await appeal(late.by, open?.reference ?? ''))).toEqual([404, 'decision_not_found']);
    for (const reference of [other.reference, 'N-000000000000', 'x'])
      expect(codeOf(await appeal(late.by, reference))).toEqual([404, 'decision_not_found']);
    expect(codeOf(await appeal(other.about, other.reference))).toEqual([404, 'decision_not_found']);
    expect(await reportsOf(other.about)).toEqual([]);
  });

  it('has the same by the mail’s link, at this brand alone', async () => {
    const { by, reference } = await decidedReport();
    const token = await mailedToken(api, 'notice_dismissed', by.email);
    expect((await visitor('report-links', { token }).expect(200)).body).toMatchObject({ reference, appeal: null });
    expect((await visitor('report-links/appeal', { token, text: TEXT }).expect(200)).body).toMatchObject({
      appeal: { text: TEXT },
    });
    for (const [path, body] of [
      ['report-links', { token }],
      ['report-links/appeal', { token, text: TEXT }],
    ] as const) {
      expect(codeOf(await visitor(path, body, SECOND))).toEqual([404, 'decision_not_found']);
      expect(codeOf(await visitor(path, { ...body, token: 'A'.repeat(43) }))).toEqual([404, 'decision_not_found']);
      expect((await visitor(path, { ...body, token: 'x' })).status).toBe(422);
    }
    expect(codeOf(await visitor('decision-links', { token }))).toEqual([404, 'decision_not_found']);
  });
});

it('gives somebody without an account a link in the answer to their report', async () => {
  const about = await someone();
  const address = `http://everglow.localhost:8080/members/${about.id}`;
  const given = { reason: 'scam', address, text: 'He sells things that are not his.', name: 'Kim', good_faith: true };
  await visitor('notices', { ...given, email: 'kim@elsewhere.example' }).expect(202);
  const [row] = await rows(api, "select report_id as report, id from notice where email = 'kim@elsewhere.example'");
  await staff('post', `reports/${String(row?.['report'])}/closed`, { body: { outcome: 'dismissed' } }).expect(204);
  const token = await mailedToken(api, 'notice_dismissed', 'kim@elsewhere.example');
  await visitor('report-links/appeal', { token, text: TEXT }).expect(200);
  await answer(Number(row?.['id']), { outcome: 'dismissed' }).expect(204);
  expect(await mailsTo(api, 'appeal_upheld', 'kim@elsewhere.example')).toHaveLength(1);
});

describe('staff', () => {
  it('other than the first see the appeal with the report, and may leave it as it was', async () => {
    const { by, about, notice, report, reference } = await appealed();
    const { body } = await staff('get', 'notice-appeals', { who: OPERATOR }).expect(200);
    const listed = (body as { appeals: { id: number }[] }).appeals.find(({ id }) => id === notice);
    expect(listed).toMatchObject({ reference, text: TEXT, decided_by: SUPPORT.email, report: { id: report } });
    expect(codeOf(await answer(notice, { outcome: 'dismissed' }, SUPPORT))).toEqual([403, 'appeal_needs_another']);
    await answer(notice, { outcome: 'dismissed' }).expect(204);
    expect(await mailsTo(api, 'appeal_upheld', by.email)).toHaveLength(1);
    expect(await mailsTo(api, 'decision_made', about.email)).toEqual([]);
    expect((await reportsOf(by))[0]).toMatchObject({ appeal: { outcome: 'upheld' } });
    expect(codeOf(await answer(notice, { outcome: 'dismissed' }))).toEqual([404, 'appeal_not_found']);
  });

  it('who overturn it decide the report anew, do what is decided and tell both, once, all or nothing', async () => {
    const { by, about, notice, report } = await appealed();
    expect(codeOf(await answer(notice, { outcome: 'content_removed', field: 'about_me' }))).toEqual([
      ...[409, 'reported_content_not_found'],
    ]);
    expect((await reportsOf(by))[0]).toMatchObject({ appeal: { outcome: null } });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => answer(notice, { outcome: 'member_blocked', days: 7 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
    expect(await rows(api, 'select outcome, closed_by from report where id = $1', [report])).toEqual([
      { outcome: 'member_blocked', closed_by: OPERATOR.email },
    ]);
    expect(await rows(api, 'select status from account where id = $1', [about.id])).toEqual([{ status: 'blocked' }]);
    expect(await mailsTo(api, 'decision_made', about.email)).toHaveLength(1);
    expect(await mailsTo(api, 'notice_appeal_reversed', by.email)).toHaveLength(1);
    expect(await mailsTo(api, 'notice_acted', by.email)).toEqual([]);
    const reversed = { appeal_until: null, appeal: { outcome: 'reversed' } };
    expect((await reportsOf(by))[0]).toMatchObject(reversed);
    const token = await mailedToken(api, 'notice_dismissed', by.email);
    expect((await visitor('report-links', { token }).expect(200)).body).toMatchObject(reversed);
    const actions = await rows(api, 'select action, actor from audit_entry where subject = $1 order by id', [
      `account:${about.id}`,
    ]);
    expect(actions.slice(-2)).toEqual([
      { action: 'notice_appeal.reversed', actor: OPERATOR.email },
      { action: 'report.closed', actor: OPERATOR.email },
    ]);
  });

  it('of another brand neither see nor answer it, and it waits for nobody who decided', async () => {
    const { notice } = await appealed();
    expect(codeOf(await answer(notice, { outcome: 'dismissed' }, OPERATOR, SECOND))).toEqual([404, 'appeal_not_found']);
    expect(codeOf(await answer(notice, { outcome: 'dismissed' }, SUPPORT, SECOND))).toEqual([404, 'tenant_not_found']);
    const { body } = await staff('get', 'notice-appeals', { who: OPERATOR, slug: SECOND }).expect(200);
    expect(body).toEqual({ appeals: [], next: null });
    for (const [who, isGiven] of [
      [SUPPORT, false],
      [OPERATOR, true],
    ] as const) {
      const claims = await api
        .on('console.localhost')
        .post('/api/staff/work-claims')
        .set({ authorization: tokens.get(who.email) ?? '' })
        .send({ queue: 'notice_appeals', tenant: FIRST, most: 50 })
        .expect(200);
      const items = (claims.body as { claims: { item: string }[] }).claims.map(({ item }) => item);
      expect(items.includes(String(notice))).toBe(isGiven);
    }
    await rows(api, 'delete from staff_claim');
  });

  it('count it in the figures of the year, and its report is kept while it waits', async () => {
    const { notice, report } = await appealed();
    const year = new Date().getUTCFullYear();
    const figures = await staff('get', `moderation-figures?year=${year}`, { who: OPERATOR }).expect(200);
    const { notice_appeals: all, notice_appeals_reversed: reversed } = figures.body as Record<string, number>;
    expect(all).toBeGreaterThan(Number(reversed));
    expect(reversed).toBe(1);
    await rows(api, "update report set closed_at = now() - interval '7 months' where id = $1", [report]);
    const { app } = api.running;
    const retention = new ReportRetention(app.get(PlatformDatabase), app.get(LOGGER));
    await retention.forget();
    expect(await rows(api, 'select from report where id = $1', [report])).toHaveLength(1);
    await answer(notice, { outcome: 'dismissed' }).expect(204);
    await retention.forget();
    expect(await rows(api, 'select from report where id = $1', [report])).toEqual([]);
  });
});

describe('a reporter who finds an act too mild', () => {
  const block = (days?: number) => ({ outcome: 'member_blocked', ...(days !== undefined && { days }) });
  const decisionsOf = (account: number) =>
    rows(api, 'select kind, ended_at is null as holds from decision where account_id = $1 order by decided_at', [
      account,
    ]);

  it('appeals by the mail’s link without an account, and another person takes a stronger measure at once', async () => {
    const about = await someone();
    const address = `http://everglow.localhost:8080/members/${about.id}`;
    const given = { reason: 'scam', address, text: 'He asks everybody for money.', name: 'Lou', good_faith: true };
    await visitor('notices', { ...given, email: 'lou@elsewhere.example' }).expect(202);
    const [row] = await rows(api, "select report_id as report, id from notice where email = 'lou@elsewhere.example'");
    await staff('post', `reports/${String(row?.['report'])}/closed`, { body: { outcome: 'warned' } }).expect(204);
    const token = await mailedToken(api, 'notice_acted', 'lou@elsewhere.example');
    await visitor('report-links/appeal', { token, text: TEXT }, SECOND).expect(404);
    await visitor('report-links/appeal', { token, text: TEXT }).expect(200);
    const notice = Number(row?.['id']);
    expect(codeOf(await answer(notice, block(), SUPPORT))).toEqual([403, 'appeal_needs_another']);
    expect(codeOf(await answer(notice, { outcome: 'warned' }))).toEqual([409, 'measure_not_stronger']);
    const answers = await Promise.all([answer(notice, block()), answer(notice, block()), answer(notice, block())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await decisionsOf(about.id)).toEqual([
      { kind: 'warned', holds: false },
      { kind: 'member_blocked', holds: true },
    ]);
    expect(await rows(api, 'select status from account where id = $1', [about.id])).toEqual([{ status: 'blocked' }]);
    expect(await mailsTo(api, 'decision_made', about.email)).toHaveLength(2);
    expect(await mailsTo(api, 'notice_appeal_reversed', 'lou@elsewhere.example')).toHaveLength(1);
    expect((await visitor('report-links', { token }).expect(200)).body).toMatchObject({
      ...{ appeal_until: null, appeal: { text: TEXT, outcome: 'reversed' } },
    });
    expect(codeOf(await visitor('report-links/appeal', { token, text: 'Again' }))).toEqual([409, 'decision_appealed']);
  });

  it('gets a longer block, or one without an end, and nothing beyond that', async () => {
    const short = await decidedReport(block(7));
    const decidedAt = () => rows(api, 'select decided_at from notice where id = $1', [short.notice]);
    await rows(api, "update notice set decided_at = decided_at - interval '5 days' where id = $1", [short.notice]);
    const first = await decidedAt();
    await appeal(short.by, short.reference).expect(200);
    for (const body of [{ outcome: 'warned' }, { outcome: 'content_removed', field: 'about_me' }, block(6)])
      expect(codeOf(await answer(short.notice, body))).toEqual([409, 'measure_not_stronger']);
    await answer(short.notice, block(30)).expect(204);
    // The figures of the year tell how long the first decision took.
    expect(await decidedAt()).toEqual(first);
    expect(await decisionsOf(short.about.id)).toEqual([
      { kind: 'member_blocked', holds: false },
      { kind: 'member_blocked', holds: true },
    ]);
    const endless = await decidedReport(block());
    await appeal(endless.by, endless.reference).expect(200);
    expect(codeOf(await answer(endless.notice, block()))).toEqual([409, 'measure_not_stronger']);
    const { body } = await staff('get', 'notice-appeals', { who: OPERATOR }).expect(200);
    const listed = (body as { appeals: { id: number }[] }).appeals.find(({ id }) => id === endless.notice);
    expect(listed).toMatchObject({ kind: 'member_blocked', ends_at: null, least_stronger: null });
    await answer(endless.notice, { outcome: 'dismissed' }).expect(204);
    expect(await decisionsOf(endless.about.id)).toEqual([{ kind: 'member_blocked', holds: true }]);
    expect(await mailsTo(api, 'appeal_upheld', endless.by.email)).toHaveLength(1);
  });

  it('does not get back what was removed, and any measure is stronger than one that was taken back', async () => {
    const content = { outcome: 'content_removed', field: 'about_me' };
    const removed = await decidedReport(content, { about: 'Call 0900-1234' });
    await appeal(removed.by, removed.reference).expect(200);
    expect(codeOf(await answer(removed.notice, { outcome: 'warned' }))).toEqual([409, 'measure_not_stronger']);
    expect(codeOf(await answer(removed.notice, content))).toEqual([409, 'reported_content_not_found']);
    await answer(removed.notice, block(3)).expect(204);
    expect(await decisionsOf(removed.about.id)).toEqual([
      { kind: 'text_removed', holds: true },
      { kind: 'member_blocked', holds: true },
    ]);
    const lifted = await decidedReport({ outcome: 'warned' });
    await appeal(lifted.by, lifted.reference).expect(200);
    await rows(api, "update decision set ended_at = now(), ended_by = 'somebody' where account_id = $1", [
      lifted.about.id,
    ]);
    await answer(lifted.notice, { outcome: 'warned' }).expect(204);
  });
});
