import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { withClient } from '../../../../test/support/database';
import { mailedToken, mailsTo } from '../../../../test/support/mailed-token';
import { call, confirmed, invented } from '../../../../test/support/meeting';
import { type Person, newAddress, rows, startAccountsApi } from '../../../../test/support/people';
import { decide, uploadOne } from '../../../../test/support/photos';
import { PlatformDatabase } from '../../../platform/database';
import { LOGGER } from '../../../platform/telemetry';
import { BlockEnds, MemberAdminService } from '../../accounts';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(120);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

let people = 0;
async function someone(facts = {}, host = FIRST): Promise<Person & { email: string }> {
  const person = await confirmed(api, facts, host);
  const email = `decided${(people += 1)}@visitor.example`;
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

/** A report of one member about another; answers its id. */
async function reported(by: Person, about: Person, reason = 'scam', host = FIRST): Promise<number> {
  await call(api, 'post', 'reports', by.cookie, host).send({ profile: about.id, reason }).expect(200);
  const [row] = await rows(api, 'select id from report where profile_id = $1 order by created_at desc', [about.id]);
  return Number(row?.['id']);
}
const close = (report: number, body: object, who = SUPPORT) => staff('post', `reports/${report}/closed`, { who, body });
const appealsOf = async ({ id }: Person) =>
  (
    await rows(api, 'select l.id from appeal l join decision d on d.id = l.decision_id where d.account_id = $1', [id])
  ).map((row) => Number(row['id']));
const statusOf = async ({ id }: Person) =>
  (await rows(api, 'select status from account where id = $1', [id]))[0]?.['status'];

describe('a report that is decided', () => {
  it('blocks for a time, tells both, and is all there or not at all', async () => {
    const [by, about] = [await someone(), await someone()];
    const report = await reported(by, about);
    const [received] = await mailsTo(api, 'notice_received', by.email);
    expect(received).toMatchObject({ params: { reference: expect.stringMatching(/^N-[0-9A-Z]{12}$/) as string } });
    const decision = { outcome: 'member_blocked', days: 7, note: 'Please stop.', ground: 'law' };
    const answers = await Promise.all([
      close(report, decision),
      close(report, decision, OPERATOR),
      close(report, decision, OPERATOR),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const [made, ...more] = await rows(api, 'select * from decision where account_id = $1', [about.id]);
    expect(more).toEqual([]);
    expect(made).toMatchObject({ kind: 'member_blocked', reasons: ['scam'], ground: 'law', source: 'notice' });
    expect(await statusOf(about)).toBe('blocked');
    expect(await mailsTo(api, 'decision_made', about.email)).toMatchObject([
      { params: { facts: { kind: 'member_blocked', reasons: ['scam'], note: 'Please stop.' } } },
    ]);
    expect(await mailsTo(api, 'notice_acted', by.email)).toHaveLength(1);
    expect(
      await rows(api, "select from audit_entry where action = 'report.closed' and subject = $1", [
        `account:${about.id}`,
      ]),
    ).toHaveLength(1);
  });

  it('stands in the member’s file as what blocks, whatever blocked before, and until when', async () => {
    const [by, about] = [await someone(), await someone()];
    const act = (path: string, body: object) => staff('post', `members/${about.id}/${path}`, { body });
    await act('looks', { reason: 'safety' }).expect(200);
    const standing = async () =>
      ((await staff('get', `members/${about.id}/file`).expect(200)).body as { standing: unknown[] }).standing;
    await act('block', { reason: 'Sends links' }).expect(204);
    expect(await standing()).toMatchObject([
      { state: 'blocked', by: SUPPORT.email, detail: 'Sends links', until: null },
    ]);
    await act('unblock', { reason: 'A mistake' }).expect(204);
    await close(await reported(by, about), { outcome: 'member_blocked', days: 7 }, OPERATOR).expect(204);
    expect(await standing()).toMatchObject([
      { state: 'blocked', by: OPERATOR.email, detail: 'scam', until: expect.any(String) as string },
    ]);
  });

  it('says nothing that is not done', async () => {
    const [by, about] = [await someone(), await someone({ about: 'Call 0900-1234' })];
    const report = await reported(by, about);
    for (const [field, decision] of [
      ['days', { outcome: 'warned', days: 7 }],
      ['photo', { outcome: 'member_blocked', photo: 1 }],
      ['field', { outcome: 'content_removed', field: 'about_me', prompt: 'good_sunday' }],
    ] as const)
      expect((await close(report, decision).expect(422)).body).toMatchObject({
        faults: expect.arrayContaining([expect.objectContaining({ path: field })]) as unknown,
      });
    await close(report, { outcome: 'content_removed', field: 'about_me' }).expect(204);
  });

  it('that is dismissed tells the reporter alone', async () => {
    const [by, about] = [await someone(), await someone()];
    await close(await reported(by, about), { outcome: 'dismissed' }).expect(204);
    expect(await mailsTo(api, 'notice_dismissed', by.email)).toHaveLength(1);
    expect(await mailsTo(api, 'decision_made', about.email)).toEqual([]);
    const shown = await call(api, 'get', 'decisions', about.cookie).expect(200);
    expect(shown.body).toEqual({ decisions: [] });
  });

  it('removes a photo, a text or an answer, and only what is there', async () => {
    const [by, about] = [await someone(), await someone({ about: 'Call 0900-1234' })];
    const photo = await uploadOne(api, about.cookie);
    await decide(api, photo.id);
    await call(api, 'put', 'profile/prompts/good_sunday', about.cookie).send({ answer: 'Send money.' }).expect(200);
    for (const content of [{ field: 'about_me' }, { prompt: 'good_sunday' }, { photo: photo.id }]) {
      const report = await reported(by, about);
      const missing = { outcome: 'content_removed' };
      expect((await close(report, missing).expect(409)).body).toMatchObject({ code: 'reported_content_not_found' });
      await close(report, { ...missing, ...content }).expect(204);
    }
    const profile = (await call(api, 'get', 'profile', about.cookie).expect(200)).body as Record<string, unknown>;
    expect(profile).toMatchObject({ about_me: null, prompts: [] });
    const { body } = await call(api, 'get', 'decisions', about.cookie).expect(200);
    const { decisions } = body as { decisions: { id: number; removed_text: string | null }[] };
    expect(decisions.map(({ removed_text: text }) => text)).toEqual([null, 'Send money.', 'Call 0900-1234']);
    for (const { id } of decisions) {
      await call(api, 'post', `decisions/${id}/appeal`, about.cookie).send({ text: 'It was fine.' }).expect(200);
    }
    for (const appeal of await appealsOf(about))
      await staff('post', `appeals/${appeal}/answer`, { who: OPERATOR, body: { outcome: 'reversed' } }).expect(204);
    expect((await call(api, 'get', 'profile', about.cookie)).body).toMatchObject({
      about_me: 'Call 0900-1234',
      prompts: [{ answer: 'Send money.' }],
    });
    expect(await rows(api, 'select status from photo where id = $1', [photo.id])).toEqual([{ status: 'active' }]);
    const told = await mailsTo(api, 'appeal_reversed', about.email);
    expect(told.map(({ params }) => (params as { about: { kind: string } }).about.kind).sort()).toEqual([
      ...['photo_removed', 'prompt_removed', 'text_removed'],
    ]);
  });

  it('warns nobody who is invented, and is not seen by staff of another brand', async () => {
    const [by, robin, elsewhere] = [await someone(), await invented(api), await someone({}, SECOND)];
    const report = await reported(by, { ...by, id: robin });
    await close(report, { outcome: 'member_blocked' }).expect(409);
    await close(report, { outcome: 'warned' }).expect(204);
    const other = await reported(elsewhere, await someone({}, SECOND), 'scam', SECOND);
    await close(other, { outcome: 'warned' }).expect(404);
    await staff('get', `reports/${other}`).expect(404);
    await staff('get', 'appeals', { slug: SECOND }).expect(404);
    await staff('get', 'moderation-figures?year=2026', { slug: SECOND }).expect(404);
    expect((await staff('get', `reports/${report}`).expect(200)).body).toMatchObject({
      reporter: { id: by.id, reports_made: 1 },
      profile: { id: robin, fictional: true },
      others: [],
    });
    for (const body of [
      { outcome: 'praised' },
      { outcome: 'member_blocked', days: 0 },
      { outcome: 'warned', rule: 'x' },
    ])
      await close(report, body).expect(422);
  });
});

describe('an appeal', () => {
  it('of whoever is blocked goes by the link of the mail, to another person, and gives everything back', async () => {
    const [by, about, outsider] = [await someone(), await someone(), await someone()];
    await close(await reported(by, about), { outcome: 'member_blocked' }).expect(204);
    const token = await mailedToken(api, 'decision_made', about.email);
    const opened = await visitor('decision-links', { token }).expect(200);
    expect(opened.body).toMatchObject({
      why: expect.stringContaining('money') as string,
      appeal: null,
      ended_at: null,
    });
    const { id } = opened.body as { id: number };
    await visitor('decision-links', { token }, SECOND).expect(404);
    await visitor('decision-links', { token: 'A'.repeat(43) }).expect(404);
    await call(api, 'post', `decisions/${id}/appeal`, outsider.cookie).send({ text: 'Mine?' }).expect(404);
    await visitor('decision-links/appeal', { token, text: '' }).expect(422);
    const send = (text: string) => visitor('decision-links/appeal', { token, text });
    const sent = await Promise.all([send('I did not.'), send('I did not.'), send('I did not.')]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send('Something else').expect(409)).body).toMatchObject({ code: 'decision_appealed' });
    const [appeal, ...more] = await appealsOf(about);
    expect(more).toEqual([]);
    const listed = (await staff('get', 'appeals').expect(200)).body as { appeals: { id: number; text: string }[] };
    expect(listed.appeals).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: appeal, text: 'I did not.' })]),
    );
    const answer = (who = SUPPORT) =>
      staff('post', `appeals/${appeal}/answer`, { who, body: { outcome: 'reversed', note: 'Sorry.' } });
    expect((await answer().expect(403)).body).toMatchObject({ code: 'appeal_needs_another' });
    const answers = await Promise.all([answer(OPERATOR), answer(OPERATOR)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await statusOf(about)).toBe('active');
    expect(await mailsTo(api, 'appeal_reversed', about.email)).toMatchObject([{ params: { note: 'Sorry.' } }]);
    expect((await visitor('decision-links', { token }).expect(200)).body).toMatchObject({
      ended_at: expect.any(String) as string,
      appeal: { outcome: 'reversed', answer: 'Sorry.' },
    });
  });

  it('that is upheld changes nothing, and comes within six months', async () => {
    const [by, about] = [await someone(), await someone()];
    await close(await reported(by, about), { outcome: 'warned' }).expect(204);
    const { body } = await call(api, 'get', 'decisions', about.cookie).expect(200);
    const [{ id } = { id: 0 }] = (body as { decisions: { id: number }[] }).decisions;
    const appeal = () => call(api, 'post', `decisions/${id}/appeal`, about.cookie).send({ text: 'No.' });
    await rows(api, "update decision set decided_at = now() - interval '7 months' where id = $1", [id]);
    expect((await appeal().expect(403)).body).toMatchObject({ code: 'appeal_too_late' });
    await rows(api, "update decision set decided_at = now() - interval '5 months' where id = $1", [id]);
    await appeal().expect(200);
    const [open] = await appealsOf(about);
    await staff('post', `appeals/${open}/answer`, { who: OPERATOR, body: { outcome: 'upheld' } }).expect(204);
    expect(await mailsTo(api, 'appeal_upheld', about.email)).toHaveLength(1);
    expect(await rows(api, 'select ended_at from decision where id = $1', [id])).toEqual([{ ended_at: null }]);
    await call(api, 'get', 'decisions', '').expect(403);
  });
});

describe('decisions of other desks', () => {
  it('are recorded with a statement that opens by its link: blocks and photos', async () => {
    const about = await someone();
    const photo = await uploadOne(api, about.cookie);
    await decide(api, photo.id, 'nudity');
    const token = await mailedToken(api, 'photo_rejected', about.email);
    expect((await visitor('decision-links', { token }).expect(200)).body).toMatchObject({
      what: 'We’ve rejected one of your photos.',
      why: 'It shows more than we allow in profile photos.',
    });
    await decide(api, photo.id);
    expect((await visitor('decision-links', { token }).expect(200)).body).toMatchObject({
      ended_at: expect.any(String) as string,
    });
    const [account] = await rows(api, 'select tenant_id from account where id = $1', [about.id]);
    const act = { tenantId: Number(account?.['tenant_id']), account: about.id, actor: SUPPORT };
    const members = api.running.app.get(MemberAdminService, { strict: false });
    await members.block(act, { reason: 'Sends links', rule: 'spam', days: 3 });
    expect(await mailsTo(api, 'decision_made', about.email)).toMatchObject([
      { params: { facts: { kind: 'member_blocked', reasons: ['spam'], source: 'own' } } },
    ]);
    const { app } = api.running;
    const ends = new BlockEnds(app.get(PlatformDatabase), app.get(LOGGER));
    await ends.work();
    expect(await statusOf(about)).toBe('blocked');
    await rows(api, "update decision set ends_at = now() where kind = 'member_blocked' and account_id = $1", [
      about.id,
    ]);
    await Promise.all([ends.work(), ends.work()]);
    expect(await statusOf(about)).toBe('active');
  });

  it('end where their time is over, however many there are and whichever of them fails', async () => {
    const [stuck, about] = [await someone(), await someone()];
    const [account] = await rows(api, 'select tenant_id from account where id = $1', [about.id]);
    const members = api.running.app.get(MemberAdminService, { strict: false });
    for (const { id } of [stuck, about])
      await members.block(
        { tenantId: Number(account?.['tenant_id']), account: id, actor: SUPPORT },
        { reason: 'Sends links', rule: 'spam', days: 3 },
      );
    await rows(
      api,
      `insert into decision (tenant_id, account_id, kind, reasons, source, ends_at, decided_by)
       select tenant_id, account_id, kind, reasons, source, now() - interval '2 days', decided_by
       from decision, generate_series(1, 205) where account_id = $1`,
      [stuck.id],
    );
    await rows(api, "update decision set ends_at = now() - interval '1 day' where account_id = $1", [about.id]);
    await withClient(api.database.ownerUrl, async (owner) => {
      await owner.query(`
        create function keep_blocked() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
        create trigger keep_blocked before update on decision
          for each row when (old.account_id = ${stuck.id}) execute function keep_blocked()`);
      await new BlockEnds(api.running.app.get(PlatformDatabase), api.running.app.get(LOGGER)).work();
      await owner.query('drop trigger keep_blocked on decision; drop function keep_blocked()');
    });
    expect([await statusOf(stuck), await statusOf(about)]).toEqual(['blocked', 'active']);
  });
});

describe('figures of a year', () => {
  it('count notices, decisions and appeals of the brand', async () => {
    const year = new Date().getUTCFullYear();
    const { body } = await staff('get', `moderation-figures?year=${year}`).expect(200);
    expect(body).toMatchObject({
      notices: expect.arrayContaining([{ name: 'scam', count: expect.any(Number) as number }]) as unknown,
      decisions: expect.arrayContaining([expect.objectContaining({ name: 'dismissed' })]) as unknown,
      median_hours: expect.any(Number) as number,
      appeals_upheld: 1,
    });
    expect((await staff('get', 'moderation-figures?year=2021').expect(200)).body).toMatchObject({
      ...{ notices: [], decisions: [], appeals: 0, median_hours: null },
    });
    await staff('get', 'moderation-figures?year=x').expect(422);
  });
});
