import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { mailedToken, mailsTo } from '../../../../test/support/mailed-token';
import { call, confirmed } from '../../../../test/support/meeting';
import { type Person, newAddress, rows, startAccountsApi } from '../../../../test/support/people';
import { type CaughtMail, TestSmtp } from '../../../../test/support/smtp';
import { sessionOf, staffPost } from '../../../../test/support/staff-people';
import { startWorker } from '../../../entrypoints/start-worker';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(126);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

function staff(method: 'get' | 'post', rest: string, { who = OPERATOR, slug = FIRST, body = {} } = {}) {
  const request = api.on('console.localhost')[method](`/api/staff/tenants/${slug}/${rest}`);
  request.set({ authorization: tokens.get(who.email) ?? '' });
  return method === 'post' ? request.send(body) : request;
}

type Told = Person & { readonly email: string };
let people = 0;
async function someone(language = 'en', host = FIRST): Promise<Told> {
  const person = await confirmed(api, {}, host);
  const email = `lifted${(people += 1)}@visitor.example`;
  await rows(api, 'update account set email = $2, email_key = $2, language = $3 where id = $1', [
    ...[person.id, email, language],
  ]);
  return { ...person, email };
}

/** Reports of somebody else, which can be decided when their profile is hidden already. */
async function reported(about: Told, times = 1): Promise<number[]> {
  for (let n = 0; n < times; n += 1) {
    const by = await confirmed(api);
    await call(api, 'post', 'reports', by.cookie).send({ profile: about.id, reason: 'scam' }).expect(200);
  }
  const found = await rows(api, 'select id from report where profile_id = $1 order by id', [about.id]);
  return found.map(({ id }) => Number(id));
}
/** Answers the decision. */
async function blockBy(report: number | undefined, days?: number): Promise<number> {
  const body = { outcome: 'member_blocked', ...(days !== undefined && { days }) };
  await staff('post', `reports/${report}/closed`, { who: SUPPORT, body }).expect(204);
  const [made] = await rows(api, 'select decision_id as id from notice where report_id = $1', [report]);
  return Number(made?.['id']);
}
const block = async (about: Told, days?: number) => blockBy((await reported(about))[0], days);
const look = (decision: number, outcome = 'reversed', slug = FIRST) =>
  staff('post', `block-looks/${decision}/answer`, { slug, body: { outcome } });
async function bySupport({ id }: Told, name: 'block' | 'unblock', slug = FIRST) {
  await staff('post', `members/${id}/looks`, { slug, body: { reason: 'sign_in' } });
  return staff('post', `members/${id}/${name}`, { slug, body: { reason: 'Sends links' } });
}
/** The blocked member appeals by the link of their mail. */
async function appeal({ email }: Told, decision: number): Promise<{ token: string; waiting: number }> {
  const token = await mailedToken(api, 'decision_made', email);
  await linked('decision-links/appeal', { token, text: 'I did not.' }).expect(200);
  const [row] = await rows(api, 'select id from appeal where decision_id = $1', [decision]);
  return { token, waiting: Number(row?.['id']) };
}
const linked = (path: string, body: object) =>
  api
    .on(`${FIRST}.localhost`)
    .post(`/api/${path}`)
    .set({ 'x-forwarded-for': newAddress(), cookie: 'locale=en' })
    .send(body);
const answerAppeal = (id: number, outcome = 'reversed') => staff('post', `appeals/${id}/answer`, { body: { outcome } });
const told = (mail: string, { email }: Told) => mailsTo(api, mail, email);

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

describe('a member whose block is lifted', () => {
  it('by a second look is told once, however often it is answered, and not where the block stands', async () => {
    const [wrong, right] = [await someone(), await someone()];
    const [first, second] = [await block(wrong, 7), await block(right)];
    const answers = await Promise.all([1, 2, 3].map(() => look(first)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    await look(first).expect(404);
    expect(await told('block_lifted', wrong)).toMatchObject([{ params: { by: 'look' } }]);
    await look(second, 'upheld').expect(204);
    expect(await told('block_lifted', right)).toEqual([]);
  });

  it('by support is told once, also of several at the same time', async () => {
    const about = await someone();
    expect((await bySupport(about, 'block')).status).toBe(204);
    const answers = await Promise.all([1, 2, 3].map(() => bySupport(about, 'unblock')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await told('block_lifted', about)).toMatchObject([{ params: { by: 'support' } }]);
  });

  it('by an appeal is told by its answer alone that the account is open', async () => {
    const about = await someone();
    const { waiting } = await appeal(about, await block(about));
    await answerAppeal(waiting).expect(204);
    await answerAppeal(waiting).expect(404);
    expect(await told('appeal_reversed', about)).toMatchObject([{ params: { standing: 'open' } }]);
    expect(await told('block_lifted', about)).toEqual([]);
  });

  it('is told nothing where they are leaving, and nothing by staff of another brand', async () => {
    const [leaving, other] = [await someone(), await someone()];
    const [first, second] = [await block(leaving), await block(other)];
    await rows(api, "update account set status = 'pending_deletion' where id = $1", [leaving.id]);
    await look(first).expect(204);
    expect(await told('block_lifted', leaving)).toEqual([]);
    await look(second, 'reversed', SECOND).expect(404);
    expect(
      (await staff('post', `members/${other.id}/unblock`, { slug: SECOND, body: { reason: 'Sends links' } })).status,
    ).toBe(404);
    expect(await told('block_lifted', other)).toEqual([]);
  });

  it('comes back open where the block was over before they restored the account, else blocked', async () => {
    const [lifted, longer] = [await someone(), await someone()];
    const first = await block(lifted);
    await block(longer);
    const olivia = await sessionOf(api, OPERATOR.email);
    for (const { id } of [lifted, longer]) {
      const file = `/tenants/${FIRST}/members/${id}`;
      await staffPost(api, `${file}/looks`, olivia).send({ reason: 'sign_in' });
      await staffPost(api, `${file}/deletion`, olivia).send({ reason: 'They asked by mail' }).expect(200);
    }
    await look(first).expect(204);
    for (const about of [lifted, longer]) {
      const token = await mailedToken(api, 'account_deletion_by_staff', about.email);
      await linked('reactivation', { token }).expect(200);
    }
    const standing = async ({ id }: Told) =>
      rows(api, 'select a.status, p.status as shown from account a join profile p on p.id = a.id where a.id = $1', [
        id,
      ]);
    expect(await standing(lifted)).toEqual([{ status: 'active', shown: 'active' }]);
    expect(await standing(longer)).toEqual([{ status: 'blocked', shown: 'disabled' }]);
  });

  it('reads it in their language, from their own brand', async () => {
    const [german, english] = [await someone('de', SECOND), await someone()];
    for (const act of ['block', 'unblock'] as const) expect((await bySupport(german, act, SECOND)).status).toBe(204);
    await look(await block(english)).expect(204);
    const mails = await sent();
    const to = ({ email }: Told) => mails.filter(({ to: [first] }) => first === email).map(({ email: mail }) => mail);
    const lifted = to(german).find(({ subject }) => subject === 'Dein Konto ist nicht mehr gesperrt');
    expect(lifted?.text).toContain('Du kannst dich wieder einloggen.');
    expect(lifted?.text).toContain(`${SECOND}.localhost`);
    expect(lifted?.text).not.toContain('unsubscribe');
    expect(to(english).map(({ subject }) => subject)).toContain('Your account is no longer blocked');
  });
});

describe('where another block holds', () => {
  it('a second look that reverses the first tells that it does, and until when', async () => {
    const about = await someone();
    const [one, another] = await reported(about, 2);
    const first = await blockBy(one, 7);
    await blockBy(another, 30);
    await look(first).expect(204);
    expect(await told('block_lifted', about)).toEqual([]);
    const [mail, ...more] = await told('block_reversed', about);
    expect(more).toEqual([]);
    const { holds } = mail?.['params'] as { holds: { ends_at: string } };
    expect(Math.round((Date.parse(holds.ends_at) - Date.now()) / 86_400_000)).toBe(30);
    expect(await rows(api, 'select status from account where id = $1', [about.id])).toEqual([{ status: 'blocked' }]);
  });

  it('an appeal against a block that a longer one replaced tells what holds now, on the page too', async () => {
    const about = await someone();
    const [one, another] = await reported(about, 2);
    const first = await blockBy(one, 7);
    const { token, waiting } = await appeal(about, first);
    // As the appeal of a reporter does: the first ends, a longer one takes its place.
    await rows(api, "update decision set ended_at = now(), ended_by = 'somebody' where id = $1", [first]);
    await blockBy(another);
    const { appeals } = (await staff('get', 'appeals').expect(200)).body as { appeals: { id: number }[] };
    expect(appeals.find(({ id }) => id === waiting)).toMatchObject({
      ended_at: expect.any(String) as string,
      other_block: { ends_at: null },
    });
    await answerAppeal(waiting).expect(204);
    expect(await told('appeal_reversed', about)).toMatchObject([{ params: { standing: { ends_at: null } } }]);
    expect(await rows(api, 'select status from account where id = $1', [about.id])).toEqual([{ status: 'blocked' }]);
    expect((await linked('decision-links', { token }).expect(200)).body).toMatchObject({
      appeal: { outcome: 'reversed' },
      still_blocked: expect.stringContaining('your account stays blocked, with no end date') as string,
    });
    const mail = (await sent()).find(
      ({ to: [first], email }) => first === about.email && email.subject === 'Your appeal: our answer',
    );
    expect(mail?.email.text).toContain('your account stays blocked, with no end date');
  });

  it('that has run out, it holds no longer', async () => {
    const about = await someone();
    const [one, another] = await reported(about, 2);
    const first = await blockBy(one, 7);
    const second = await blockBy(another, 30);
    await rows(api, "update decision set ends_at = now() - interval '1 minute' where id = $1", [second]);
    await look(first).expect(204);
    expect(await told('block_lifted', about)).toHaveLength(1);
    expect(await rows(api, 'select status from account where id = $1', [about.id])).toEqual([{ status: 'active' }]);
  });
});
