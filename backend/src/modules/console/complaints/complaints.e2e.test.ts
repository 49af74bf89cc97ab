import { randomUUID } from 'node:crypto';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { newAddress, post, rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { CONSOLE } from '../../../../test/support/staff-people';
import { type Actor } from '../../tenants';
import { workingMinutesAfter } from '../../../shared/working-time';
import { type WorkClaimsResponse, type WorkResponse } from '../queues/work.response';
import {
  type ComplaintListResponse,
  type ComplaintMacrosResponse,
  type ComplaintThreadResponse,
} from './complaints.response';

const MODERATOR: Actor = { email: 'mo@manyhearts.example', role: 'moderator' };
let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(123, { REPLY_DOMAIN: 'replies.example' });
  await rows(api, "insert into staff (email, name, role) values ($1, 'Mo', 'moderator')", [MODERATOR.email]);
  // A brand of its own mind, before anything of it is read.
  await rows(
    api,
    `update settings_revision r set document = jsonb_set(document, '{moderation}', '{"complaint_minutes": 60}')
     from tenant t where t.slug = $1 and r.tenant_id = t.id`,
    [SECOND],
  );
  for (const person of [OPERATOR, SUPPORT, MODERATOR]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

let writers = 0;
async function complaint({ slug = FIRST, email = `writer${(writers += 1)}@visitor.example`, locale = 'fr' } = {}) {
  const { body } = await post(api, '/api/complaints', slug)
    .set('cookie', `locale=${locale}`)
    .set('x-forwarded-for', newAddress())
    .send({ name: 'Jo Visser', email, kind: 'payment', message: `Mes crédits ne sont pas là. ${randomUUID()}` })
    .expect(202);
  return { reference: (body as { reference: string }).reference, email, slug };
}

interface Call {
  readonly who?: Actor;
  readonly body?: object;
}
const as = (method: 'get' | 'post' | 'put', path: string, { who = SUPPORT, body }: Call = {}) => {
  const agent = api.on(CONSOLE);
  return agent[method](`/api/staff/${path}`)
    .set('authorization', tokens.get(who.email) ?? '')
    .send(body);
};
const at = (one: { slug: string; reference: string }, rest = '') =>
  `tenants/${one.slug}/complaints/${one.reference}${rest}`;
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];
const thread = async (one: { slug: string; reference: string }, who = SUPPORT) =>
  (await as('get', at(one), { who }).expect(200)).body as ComplaintThreadResponse;
const list = async (query: object, who: Actor = SUPPORT) =>
  (
    await api
      .on(CONSOLE)
      .get('/api/staff/complaints')
      .query(query)
      .set('authorization', tokens.get(who.email) ?? '')
      .expect(200)
  ).body as ComplaintListResponse;
const answerTo = (one: { slug: string; reference: string }, more: object = {}, who = SUPPORT) =>
  as('post', at(one, '/answers'), {
    who,
    body: { id: randomUUID(), text: 'Voilà.', seen: null, closes: false, ...more },
  });
const mailsTo = (email: string) =>
  rows(
    api,
    `select tenant_id, payload from outbox where payload->>'mail' = 'complaint_answer' and payload->'person'->>'address' = $1`,
    [email],
  );

describe('the list of complaints', () => {
  it('shows those of reached brands alone, what is due first first', async () => {
    const [own, other] = [await complaint(), await complaint({ slug: SECOND })];
    const later = await complaint();
    const references = (await list({ state: 'open' })).complaints.map(({ reference }) => reference);
    expect(references).not.toContain(other.reference);
    expect(references.indexOf(own.reference)).toBeLessThan(references.indexOf(later.reference));
    const all = (await list({ state: 'open' }, OPERATOR)).complaints;
    expect(all.find(({ reference }) => reference === other.reference)).toMatchObject({
      ...{ tenant: SECOND, kind: 'payment', language: 'fr', state: 'open', assignee: null },
    });
  });

  it('is narrowed by kind, language, reference, brand and who has taken it', async () => {
    const one = await complaint({ locale: 'nl' });
    const found = async (query: object, who = OPERATOR) =>
      (await list(query, who)).complaints.map(({ reference }) => reference).includes(one.reference);
    expect(await found({ reference: one.reference.toLowerCase() })).toBe(true);
    for (const fits of [{ language: 'nl' }, { kind: 'payment' }, { assignee: 'nobody' }, { tenant: FIRST }])
      expect([fits, await found(fits)]).toEqual([fits, true]);
    for (const unfit of [{ language: 'de' }, { kind: 'appeal' }, { assignee: 'me' }, { tenant: SECOND }])
      expect([unfit, await found(unfit)]).toEqual([unfit, false]);
    await as('put', at(one, '/assignee'), { body: { assignee: SUPPORT.email } }).expect(204);
    expect(await found({ assignee: 'me' }, SUPPORT)).toBe(true);
    expect(await found({ assignee: 'me' }, OPERATOR)).toBe(false);
  });

  it.each([{ state: 'open' }, {}])('goes on page by page, each once (%j)', async (query) => {
    for (let made = 0; made < 3; made += 1) await complaint();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: ComplaintListResponse = await list({ ...query, most: 2, ...(after !== null && { after }) }, OPERATOR);
      seen.push(...page.complaints.map(({ reference }) => reference));
      after = page.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await list({ ...query, most: 100 }, OPERATOR)).complaints.length);
  });

  it('refuses what is no question, and whoever may not read', async () => {
    for (const query of ['state=lost', 'kind=x', 'language=xx', 'reference=C-1', 'assignee=all', 'after=1', 'most=0'])
      expect((await as('get', `complaints?${query}`)).status).toBe(422);
    expect(codeOf(await as('get', `complaints?tenant=${SECOND}`))).toEqual([404, 'tenant_not_found']);
    expect(codeOf(await as('get', 'complaints', { who: MODERATOR }))).toEqual([403, 'permission_denied']);
    await api.on(CONSOLE).get('/api/staff/complaints').expect(401);
  });

  it('is a queue of Work', async () => {
    const one = await complaint();
    const { queues } = (await as('get', 'work').expect(200)).body as WorkResponse;
    const row = queues.find(({ queue }) => queue === 'complaints');
    expect(row).toMatchObject({ tenant: FIRST });
    await answerTo(one).expect(204);
    const after = ((await as('get', 'work')).body as WorkResponse).queues.find(({ queue }) => queue === 'complaints');
    expect(after?.open ?? 0).toBe((row?.open ?? 0) - 1);
    expect(((await as('get', 'work', { who: MODERATOR })).body as WorkResponse).queues).not.toContainEqual(
      expect.objectContaining({ queue: 'complaints' }),
    );
  });
});

describe('a thread', () => {
  it('opens with the address masked, and the look is audited once an hour', async () => {
    const one = await complaint();
    const opened = await thread(one);
    expect(opened).toMatchObject({ name: 'Jo Visser', email: 'w•••@visitor.example', member: null, messages: [] });
    expect(opened.colleagues.map(({ email }) => email)).toEqual(
      expect.arrayContaining([OPERATOR.email, SUPPORT.email]),
    );
    expect(opened.colleagues.map(({ email }) => email)).not.toContain(MODERATOR.email);
    await thread(one);
    const looks = await rows(api, "select actor from audit_entry where action = 'complaint.viewed' and subject = $1", [
      one.reference,
    ]);
    expect(looks).toEqual([{ actor: SUPPORT.email }]);
  });

  it('leads to the member of the same brand who has the address, and to no other', async () => {
    const email = 'known@visitor.example';
    const { id } = await signUp(api, email, FIRST);
    expect(await thread(await complaint({ email: 'KNOWN@visitor.example' }))).toMatchObject({ member: id });
    expect(await thread(await complaint({ email, slug: SECOND }), OPERATOR)).toMatchObject({ member: null });
  });

  it('is absent for whoever does not reach its brand, and at another brand', async () => {
    const one = await complaint({ slug: SECOND });
    const acts = [
      ['get', '', undefined],
      ['get', '/macros', undefined],
      ['post', '/answers', { id: randomUUID(), text: 'x', seen: null, closes: true }],
      ['post', '/notes', { id: randomUUID(), text: 'x' }],
      ['put', '/assignee', { assignee: null }],
      ['post', '/closed', { reason: 'Not for us' }],
      ['post', '/reopened', undefined],
    ] as const;
    for (const [method, rest, body] of acts) {
      const call = { ...(body && { body }) };
      expect(codeOf(await as(method, at(one, rest), call))).toEqual([404, 'tenant_not_found']);
      const elsewhere = at({ ...one, slug: FIRST }, rest);
      expect(codeOf(await as(method, elsewhere, call))).toEqual([404, 'complaint_not_found']);
      expect(codeOf(await as(method, at(one, rest), { ...call, who: MODERATOR }))[0]).toBe(403);
    }
    expect(
      await rows(
        api,
        'select from complaint_message where complaint_id in (select id from complaint where reference = $1)',
        [one.reference],
      ),
    ).toEqual([]);
  });
});

describe('an answer', () => {
  it('is mailed in the language of the thread, with an address for the reply, and takes the thread', async () => {
    const one = await complaint();
    const before = await thread(one);
    await answerTo(one, { text: 'Vos crédits sont là.\r\nVoilà.', macro: 'payment' }).expect(204);
    const [mail] = await mailsTo(one.email);
    expect(mail?.['payload']).toMatchObject({
      params: { name: 'Jo Visser', reference: one.reference, text: 'Vos crédits sont là.\nVoilà.' },
      person: { address: one.email, locale: 'fr' },
      replyTo: { address: expect.stringMatching(/^reply\+[a-z2-7]{48}@replies\.example$/) as string },
    });
    expect(before.due_at).not.toBeNull();
    expect(await thread(one)).toMatchObject({
      ...{ state: 'answered', due_at: null, assignee: SUPPORT.email, closed_at: null },
      messages: [{ kind: 'answer', author: SUPPORT.email, body: 'Vos crédits sont là.\nVoilà.' }],
    });
    const entries = await rows(
      api,
      "select details from audit_entry where action = 'complaint.answered' and subject = $1",
      [one.reference],
    );
    expect(entries).toEqual([{ details: { closes: false, macro: 'payment' } }]);
  });

  it('given twice is mailed once, and closes once', async () => {
    const one = await complaint();
    const body = { id: randomUUID(), closes: true };
    const given = await Promise.all([answerTo(one, body), answerTo(one, body), answerTo(one, body)]);
    expect(given.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await mailsTo(one.email)).toHaveLength(1);
    expect(await thread(one)).toMatchObject({ state: 'closed', closed_by: SUPPORT.email });
  });

  it('of the second of two people is refused until they have read the first', async () => {
    const one = await complaint();
    const given = await Promise.all([answerTo(one), answerTo(one, {}, OPERATOR)]);
    expect(given.map((answer) => answer.status).sort()).toEqual([204, 409]);
    expect(codeOf(given.find(({ status }) => status === 409)!)).toEqual([409, 'complaint_moved_on']);
    const [first] = (await thread(one)).messages;
    await answerTo(one, { seen: first?.id }).expect(204);
    expect(await mailsTo(one.email)).toHaveLength(2);
  });

  it('with faults is refused, and writes nothing', async () => {
    const one = await complaint();
    for (const fault of [
      { text: '  ' },
      { text: 'x'.repeat(10_001) },
      { id: '1' },
      { seen: '1' },
      { seen: undefined },
      { macro: 'x' },
    ])
      expect([fault, (await answerTo(one, fault)).status]).toEqual([fault, 422]);
    expect((await thread(one)).messages).toEqual([]);
  });

  it('to somebody who was erased is refused', async () => {
    const one = await complaint();
    await rows(
      api,
      "update complaint set email = '', state = 'closed', due_at = null, closed_at = now(), closed_by = 'x' where reference = $1",
      [one.reference],
    );
    for (const answer of [await answerTo(one), await as('post', at(one, '/reopened'))])
      expect(codeOf(answer)).toEqual([409, 'complaint_without_address']);
  });
});

describe('beside answers', () => {
  it('notes stay with staff, and no mail goes out', async () => {
    const one = await complaint();
    const body = { id: randomUUID(), text: 'Asked the bank.' };
    await as('post', at(one, '/notes'), { body }).expect(204);
    await as('post', at(one, '/notes'), { body }).expect(204);
    expect((await thread(one)).messages).toMatchObject([{ kind: 'note', body: 'Asked the bank.' }]);
    expect(await mailsTo(one.email)).toEqual([]);
  });

  it('it is given to a colleague who may answer, and to nobody', async () => {
    const one = await complaint();
    const give = (assignee: string | null) => as('put', at(one, '/assignee'), { body: { assignee } });
    await give(OPERATOR.email).expect(204);
    expect(await thread(one)).toMatchObject({ assignee: OPERATOR.email });
    for (const nobody of [MODERATOR.email, 'stranger@manyhearts.example'])
      expect(codeOf(await give(nobody))).toEqual([404, 'assignee_not_found']);
    await give(null).expect(204);
    expect(await thread(one)).toMatchObject({ assignee: null });
  });

  it('it is closed for a reason and opened again, due anew', async () => {
    const one = await complaint();
    await as('post', at(one, '/closed'), { body: { reason: 'Sent twice' } }).expect(204);
    expect(await thread(one)).toMatchObject({ state: 'closed', due_at: null, closed_by: SUPPORT.email });
    await as('post', at(one, '/reopened')).expect(204);
    expect(await thread(one)).toMatchObject({ state: 'open', closed_at: null, due_at: expect.any(String) as string });
  });

  it('macros stand in the language of the thread with links of its brand', async () => {
    const one = await complaint();
    const { macros } = (await as('get', at(one, '/macros')).expect(200)).body as ComplaintMacrosResponse;
    const payment = macros.find(({ macro }) => macro === 'payment');
    expect(payment?.text).toMatch(/^Merci de nous avoir écrit/);
    expect(payment?.text).toContain('http://everglow.localhost:8080/transactions?lang=fr');
    expect(payment?.english).toMatch(/^Thanks for telling us/);
    const paidBack = macros.find(({ macro }) => macro === 'paid_back');
    expect(paidBack?.text).toMatch(/^Nous vous avons remboursé\./);
    expect(paidBack?.text).toContain('http://everglow.localhost:8080/transactions?lang=fr');
    expect(paidBack?.english).toMatch(/^We’ve paid you back\./);
    for (const { text, english } of macros) expect(text + english).not.toMatch(/\{\w+\}/);
  });
});

describe('when a complaint is due', () => {
  it('is by the setting of its brand, in the list, in the thread and in the work that waits', async () => {
    const [usual, hasty] = [await complaint(), await complaint({ slug: SECOND })];
    for (const { reference } of [usual, hasty])
      await rows(api, "update complaint set open_since = '2026-11-27T23:30:00Z' where reference = $1", [reference]);
    const { complaints } = await list({ state: 'open', most: 100 }, OPERATOR);
    for (const [one, due] of [
      [usual, '2026-11-30T23:30:00.000Z'],
      [hasty, '2026-11-30T00:30:00.000Z'],
    ] as const) {
      expect(complaints.find(({ reference }) => reference === one.reference)?.due_at).toBe(due);
      expect((await thread(one, OPERATOR)).due_at).toBe(due);
    }
    await rows(api, "update complaint set open_since = '2001-01-06T10:00:00Z' where reference = $1", [hasty.reference]);
    const { queues } = (await as('get', 'work', { who: OPERATOR }).expect(200)).body as WorkResponse;
    expect(queues.find(({ queue, tenant }) => queue === 'complaints' && tenant === SECOND)).toMatchObject({
      ...{ oldest: '2001-01-06T10:00:00.000Z', due: '2001-01-08T01:00:00.000Z' },
    });
    const claimed = await as('post', 'work-claims', { who: OPERATOR, body: { queue: 'complaints', most: 1 } });
    expect((claimed.body as WorkClaimsResponse).claims).toMatchObject([{ tenant: SECOND }]);
    await rows(api, 'delete from staff_claim');
  });

  it('begins anew where it is opened again, and not with another message', async () => {
    const one = await complaint();
    await rows(api, "update complaint set open_since = '2001-01-01T10:00:00Z' where reference = $1", [one.reference]);
    await answerTo(one).expect(204);
    expect((await thread(one)).due_at).toBeNull();
    await as('post', at(one, '/reopened')).expect(204);
    expect(Date.parse(String((await thread(one)).due_at))).toBeGreaterThan(Date.now());
  });
});

it.each([
  ['2026-11-26T10:00:00Z', 1440, '2026-11-27T10:00:00.000Z'],
  ['2026-11-27T10:00:00Z', 1440, '2026-11-30T10:00:00.000Z'],
  ['2026-11-28T10:00:00Z', 1440, '2026-12-01T00:00:00.000Z'],
  ['2026-11-29T23:59:00Z', 1440, '2026-12-01T00:00:00.000Z'],
  ['2026-11-27T23:58:00Z', 5, '2026-11-30T00:03:00.000Z'],
  ['2026-11-25T08:00:00Z', 14_400, '2026-12-09T08:00:00.000Z'],
])('%s and %i minutes of working days are %s, in the database and in the code', async (moment, minutes, due) => {
  const [row] = await rows(api, 'select working_minutes_after($1::timestamptz, $2) as due', [moment, minutes]);
  expect((row?.['due'] as Date).toISOString()).toBe(due);
  expect(new Date(workingMinutesAfter(Date.parse(moment), minutes)).toISOString()).toBe(due);
});

it.each([
  ['2026-11-26T10:00:00Z', '2026-11-27T10:00:00.000Z'],
  ['2026-11-27T10:00:00Z', '2026-11-30T10:00:00.000Z'],
  ['2026-11-28T10:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['2026-11-29T23:59:00Z', '2026-12-01T00:00:00.000Z'],
])('one working day after %s is %s', async (moment, due) => {
  const [row] = await rows(api, 'select one_working_day_after($1::timestamptz) as due', [moment]);
  expect((row?.['due'] as Date).toISOString()).toBe(due);
});
