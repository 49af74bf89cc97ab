import { randomUUID } from 'node:crypto';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../../test/support/api';
import { call, change, confirmed, grant, hide, invented } from '../../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../../test/support/people';
import { decide, uploadOne } from '../../../../../test/support/photos';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(37);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

const someone = (facts = {}, host = FIRST): Promise<Person> => confirmed(api, facts, host);
const block = (by: Person, whom: number | string) => call(api, 'put', `blocks/${whom}`, by.cookie);
const blocked = async (by: Person): Promise<unknown> =>
  (await call(api, 'get', 'blocks', by.cookie).expect(200)).body as unknown;
const report = (by: Person, body: object) => call(api, 'post', 'reports', by.cookie).send(body);
const about = (id: number) => rows(api, 'select * from report where profile_id = $1 order by created_at, id', [id]);

interface Queue {
  readonly reports: readonly { readonly id: number; readonly profile_id: number; readonly created_at: string }[];
  readonly next: string | null;
}
function staff(method: 'get' | 'post', rest: string, who: { email: string } = SUPPORT, slug = FIRST) {
  const path = `/api/staff/tenants/${slug}/reports${rest}`;
  const request = api.on('console.localhost')[method](path);
  return request.set({ authorization: tokens.get(who.email) ?? '' });
}
const queue = async (slug = FIRST, who = SUPPORT): Promise<Queue> =>
  (await staff('get', '', who, slug).expect(200)).body as Queue;

describe('a block', () => {
  it('is made once, listed for its maker alone, and ended', async () => {
    const [one, other, robin] = [await someone(), await someone({ name: 'Ada' }), await invented(api)];
    await Promise.all(Array.from({ length: 20 }, () => block(one, other.id).expect(204)));
    await block(one, robin).expect(204);
    expect(await blocked(one)).toEqual({
      blocked: [
        { id: robin, name: 'Robin', fictional: true, blocked_at: expect.stringMatching(/Z$/) as string },
        { id: other.id, name: 'Ada', fictional: false, blocked_at: expect.stringMatching(/Z$/) as string },
      ],
    });
    expect(await blocked(other)).toEqual({ blocked: [] });
    const end = () => call(api, 'delete', `blocks/${other.id}`, one.cookie).expect(204);
    await end();
    await end();
    expect(await blocked(one)).toMatchObject({ blocked: [{ id: robin }] });
  });

  it('is of somebody who is there, or hides: not oneself, one’s blocker, nor another brand’s', async () => {
    const [one, hidden, blocker] = [await someone(), await someone(), await someone()];
    const [disabled, elsewhere] = [await someone({ status: 'disabled' }), await someone({}, SECOND)];
    await hide(api, hidden.id);
    await block(blocker, one.id).expect(204);
    await block(one, hidden.id).expect(204);
    for (const id of [one.id, blocker.id, disabled.id, elsewhere.id, 'x', '0', 2_147_483_647])
      expect((await block(one, id).expect(404)).body).toMatchObject({ code: 'profile_not_found' });
    expect(await rows(api, 'select blocked_id from block where blocker_id = $1', [one.id])).toEqual([
      { blocked_id: hidden.id },
    ]);
  });
});

describe('a report', () => {
  it('keeps what the profile said, also after that is changed, and blocks where it is asked to', async () => {
    const [one, other] = [
      await someone(),
      await someone({ name: 'Ada', about: 'Call 0900-1234', looking_for: 'Cash' }),
    ];
    const photo = await uploadOne(api, other.cookie);
    await call(api, 'put', 'profile/prompts/good_sunday', other.cookie).send({ answer: 'Send money.' }).expect(200);
    await report(one, { profile: other.id, reason: 'scam', text: ' Asks for\r\nmoney. ', block: true }).expect(200);
    await change(api, other.id, { name: 'Eve', about: null });
    await rows(api, 'delete from photo where id = $1', [photo.id]);
    await call(api, 'delete', 'profile/prompts/good_sunday', other.cookie).expect(200);
    expect(await about(other.id)).toEqual([
      expect.objectContaining({
        ...{ reporter_id: one.id, reason: 'scam', text: 'Asks for\nmoney.', closed_at: null },
        evidence: {
          ...{ name: 'Ada', about_me: 'Call 0900-1234', looking_for: 'Cash' },
          prompts: [{ code: 'good_sunday', answer: 'Send money.' }],
          photos: [{ id: photo.id, key: expect.stringMatching(/^[0-9a-f]{32}$/) as string, status: 'pending' }],
          messages: [],
        },
      }),
    ]);
    await call(api, 'get', `members/${other.id}`, one.cookie).expect(404);
    await call(api, 'get', `members/${one.id}`, other.cookie).expect(404);
  });

  it('keeps the last messages of the two, as the reporter has them, and none of others', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    for (const who of [one, other, third]) await grant(api, who.id, 1000);
    const write = (by: Person, to: Person, text: string) =>
      call(api, 'post', `members/${to.id}/messages`, by.cookie)
        .send({ client_id: randomUUID(), kind: 'text', text })
        .expect(201);
    await write(other, one, 'Send money');
    await write(one, other, 'No');
    await write(third, other, 'Between us');
    await write(third, one, 'Hello');
    await report(one, { profile: other.id, reason: 'scam', block: true }).expect(200);
    const [row] = await about(other.id);
    expect((row?.['evidence'] as { messages: unknown }).messages).toMatchObject([
      { sender: other.id, kind: 'text', text: 'Send money', photo: null },
      { sender: one.id, kind: 'text', text: 'No', photo: null },
    ]);
    for (const [by, to] of [
      [one, other],
      [other, one],
    ] as const) {
      expect((await call(api, 'get', 'chats.php', by.cookie)).text).not.toContain(`"profile":${to.id},`);
      await call(api, 'post', `members/${to.id}/messages`, by.cookie)
        .send({ client_id: randomUUID(), kind: 'text', text: 'x' })
        .expect(404);
    }
  });

  it('keeps the message that is meant, however old it is, and only one that the other wrote to the reporter', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    for (const who of [one, other, third]) await grant(api, who.id, 1000);
    const write = (by: Person, to: Person, text: string) =>
      call(api, 'post', `members/${to.id}/messages`, by.cookie)
        .send({ client_id: randomUUID(), kind: 'text', text })
        .expect(201);
    await write(other, one, 'Send money');
    await write(one, other, 'No');
    await write(third, other, 'Between us');
    for (let n = 3; n <= 33; n += 1) await write(other, one, `Please ${n}`);
    const meant = { profile: other.id, reason: 'scam', block: true };
    for (const message of [2, 34, 1_000_000])
      expect((await report(one, { ...meant, message_seq: message }).expect(404)).body).toMatchObject({
        code: 'reported_message_not_found',
      });
    expect((await report(third, { ...meant, message_seq: 1 })).status).toBe(404);
    for (const message of [0, 1.5, '1']) await report(one, { ...meant, message_seq: message }).expect(422);
    expect(await blocked(one)).toEqual({ blocked: [] });
    expect(await about(other.id)).toEqual([]);
    for (const message of [1, 33, 1])
      await report(one, { profile: other.id, reason: 'scam', message_seq: message }).expect(200);
    const [row] = await about(other.id);
    const evidence = row?.['evidence'] as { messages: unknown[]; reported: unknown };
    expect(evidence.messages).toHaveLength(30);
    expect(evidence.reported).toMatchObject([
      { sender: other.id, text: 'Send money' },
      { sender: other.id, text: 'Please 33' },
    ]);
    const shown = (await queue()).reports.find(({ profile_id: profile }) => profile === other.id);
    expect(shown).toMatchObject({ evidence: { reported: [{ text: 'Send money' }, { text: 'Please 33' }] } });
  });

  it('keeps what a message quotes, also after that is gone, and shows it to staff', async () => {
    const [one, other] = [await someone(), await someone()];
    for (const who of [one, other]) await grant(api, who.id, 1000);
    const photo = await uploadOne(api, one.cookie);
    await decide(api, photo.id);
    const [{ key } = {}] = await rows(api, 'select key from photo where id = $1', [photo.id]);
    await call(api, 'put', 'profile/prompts/good_sunday', one.cookie).send({ answer: 'Bread.' }).expect(200);
    const write = (text: string, quote?: object) =>
      call(api, 'post', `members/${one.id}/messages`, other.cookie)
        .send({ client_id: randomUUID(), kind: 'text', text, quote })
        .expect(201);
    await write('Alone?', { prompt: 'good_sunday' });
    await write('Nice', { photo: photo.id });
    await write('Hello?');
    await report(one, { profile: other.id, reason: 'harassment', message_seq: 1 }).expect(200);
    await call(api, 'delete', 'profile/prompts/good_sunday', one.cookie).expect(200);
    await rows(api, 'delete from photo where id = $1', [photo.id]);
    const answer = { photo: null, key: null, prompt: 'good_sunday', text: 'Bread.' };
    const shown = (await queue()).reports.find(({ profile_id: profile }) => profile === other.id);
    expect(shown).toMatchObject({
      evidence: {
        messages: [
          { text: 'Alone?', quote: answer },
          { text: 'Nice', quote: { photo: photo.id, key, prompt: null, text: null } },
          { text: 'Hello?', quote: null },
        ],
        reported: [{ text: 'Alone?', quote: answer }],
      },
    });
  });

  it('is one for the same words, however often they are sent, and never overwrites another', async () => {
    const [one, two, other] = [await someone(), await someone(), await someone({ name: 'Ada' })];
    await Promise.all(
      Array.from({ length: 10 }, () => report(one, { profile: other.id, reason: 'other' }).expect(200)),
    );
    await change(api, other.id, { name: 'Eve' });
    await report(one, { profile: other.id, reason: 'harassment', text: 'More.' }).expect(200);
    await report(one, { profile: other.id, reason: 'harassment', text: 'And more.' }).expect(200);
    await report(two, { profile: other.id, reason: 'other' }).expect(200);
    expect(await about(other.id)).toMatchObject([
      { reporter_id: one.id, reason: 'other', text: '', evidence: { name: 'Ada' } },
      { reporter_id: one.id, reason: 'harassment', text: 'More.', evidence: { name: 'Eve' } },
      { reporter_id: one.id, reason: 'harassment', text: 'And more.', evidence: { name: 'Eve' } },
      { reporter_id: two.id, reason: 'other', text: '', evidence: { name: 'Eve' } },
    ]);
    expect(await blocked(one)).toEqual({ blocked: [] });
    await call(api, 'get', `members/${other.id}`, one.cookie).expect(200);
  });

  it('is checked', async () => {
    const [one, other] = [await someone(), await someone()];
    const elsewhere = await someone({}, SECOND);
    const family = '👨‍👩‍👧‍👦';
    for (const body of [
      {},
      { profile: other.id },
      { profile: other.id, reason: 'ugly' },
      { profile: 'x', reason: 'scam' },
      { profile: other.id, reason: 'scam', text: family.repeat(1001) },
      { profile: other.id, reason: 'scam', block: 'yes' },
      { profile: other.id, reason: 'scam', reporter: 1 },
    ])
      await report(one, body).expect(422);
    for (const profile of [one.id, elsewhere.id, 2_147_483_647])
      await report(one, { profile, reason: 'scam', block: true }).expect(404);
    expect(await rows(api, 'select from report where reporter_id = $1', [one.id])).toEqual([]);
    expect(await blocked(one)).toEqual({ blocked: [] });
    await report(one, { profile: other.id, reason: 'scam', text: family.repeat(1000) }).expect(200);
  });

  it('is read by staff of the brand, oldest first, and closed once; that is audited', async () => {
    const [one, other, elsewhere] = [await someone(), await someone(), await someone({}, SECOND)];
    const robin = await invented(api, {}, SECOND);
    await report(one, { profile: other.id, reason: 'underage' }).expect(200);
    await call(api, 'post', 'reports', elsewhere.cookie, SECOND).send({ profile: robin, reason: 'other' }).expect(200);
    const open = await queue();
    const times = open.reports.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
    expect(open.reports.at(-1)).toMatchObject({
      profile_id: other.id,
      reporter_id: one.id,
      fictional: false,
      text: '',
    });
    expect((await queue(SECOND, OPERATOR)).reports).toMatchObject([{ profile_id: robin, fictional: true }]);
    const [{ id: foreign } = { id: 0 }] = (await queue(SECOND, OPERATOR)).reports;
    const id = open.reports.at(-1)?.id ?? 0;
    await staff('post', `/${foreign}/closed`).send({ outcome: 'warned' }).expect(404);
    await staff('post', `/${id}/closed`).send({ outcome: 'praised' }).expect(422);
    const answers = await Promise.all([1, 2, 3].map(() => staff('post', `/${id}/closed`).send({ outcome: 'warned' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect((await queue()).reports.map((left) => left.id)).not.toContain(id);
    expect(
      await rows(api, 'select actor, action, details from audit_entry where subject = $1', [`account:${other.id}`]),
    ).toEqual([
      {
        ...{ actor: SUPPORT.email, action: 'report.closed' },
        details: { report: id, reason: 'underage', outcome: 'warned', decision: expect.any(Number) as number },
      },
    ]);
    await report(one, { profile: other.id, reason: 'underage' }).expect(200);
    expect(await about(other.id)).toHaveLength(2);
    await staff('get', '', SUPPORT, SECOND).expect(404);
    for (const bad of ['x', '7', '1_99999999999']) await staff('get', `?after=${bad}`).expect(422);
    for (const nobodys of ['x', '0', '999999999'])
      await staff('post', `/${nobodys}/closed`).send({ outcome: 'warned' }).expect(404);
    await staff('get', '', { email: '' }).expect(401);
  });
});

it('the queue of reports goes on behind the last one seen, where several came at the same time as well', async () => {
  const [one, other] = [await someone(), await someone()];
  await rows(
    api,
    `insert into report (tenant_id, reporter_id, profile_id, reason, text, evidence, created_at)
     select p.tenant_id, $2::integer, p.id, 'scam', 'Report ' || n, '{}', now() + (n % 3) * interval '1 microsecond'
     from profile p, generate_series(1, 120) n where p.id = $1`,
    [other.id, one.id],
  );
  const ids: number[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = (await staff('get', after && `?after=${after}`).expect(200)).body as Queue;
    expect(page.reports.length).toBeLessThanOrEqual(50);
    ids.push(...page.reports.filter(({ profile_id }) => profile_id === other.id).map(({ id }) => id));
    after = page.next;
  }
  expect(ids).toEqual((await about(other.id)).map(({ id }) => id));
  expect(ids).toHaveLength(120);
});

it('blocks and reports are for members of the brand', async () => {
  const [one, other] = [await someone(), await someone()];
  for (const [method, path, body] of [
    ['get', 'blocks', undefined],
    ['put', `blocks/${other.id}`, undefined],
    ['delete', `blocks/${other.id}`, undefined],
    ['post', 'reports', { profile: other.id, reason: 'scam' }],
  ] as const)
    for (const [cookie, host] of [
      ['', FIRST],
      [one.cookie, SECOND],
    ] as const) {
      const answer = await call(api, method, path, cookie, host).send(body);
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    }
  expect(await about(other.id)).toEqual([]);
});
