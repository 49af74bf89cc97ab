import { randomUUID } from 'node:crypto';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../../test/support/api';
import { buy } from '../../../../../test/support/credits';
import { openFile } from '../../../../../test/support/open-file';
import { CONSOLE } from '../../../../../test/support/staff-people';
import { activate, post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { type Actor } from '../../../tenants';
import { type TimelineResponse } from '../timeline/timeline.response';
import { type MemberFileResponse } from './member-file.response';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(87);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

let people = 0;
async function member(slug = FIRST) {
  const email = `file${(people += 1)}@visitor.example`;
  return { ...(await signUp(api, email, slug)), email };
}
async function opened() {
  const person = await member();
  await openFile(api, SUPPORT, person.id);
  return person;
}
const call = (
  method: 'get' | 'post' | 'delete',
  id: number,
  rest: string,
  { who = SUPPORT, slug = FIRST, body }: { who?: Actor; slug?: string; body?: object } = {},
) => {
  const path = `/api/staff/tenants/${slug}/members/${id}/${rest}`;
  const agent = api.on(CONSOLE);
  return agent[method](path)
    .set('authorization', tokens.get(who.email) ?? '')
    .send(body);
};
const file = async (id: number) => (await call('get', id, 'file').expect(200)).body as MemberFileResponse;
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];
const audited = (id: number, action: string) =>
  rows(api, 'select actor, details from audit_entry where subject = $1 and action = $2 order by id', [
    `account:${id}`,
    action,
  ]);
const suppress = (email: string, reason = 'bounce') =>
  rows(
    api,
    `insert into mail_suppression (tenant_id, email_hash, reason, code)
     select tenant_id, email_hash, $2, '5.1.1' from account where email_key = $1`,
    [email, reason],
  );

describe('a look at a member’s file', () => {
  it('says why, opens the file to the one who asked, and stands in audit and export', async () => {
    const { id } = await member();
    const given = { reason: 'other', note: 'Called and gave the order number' };
    const { until } = (await openFile(api, SUPPORT, id, FIRST, given)).body as { until: string };
    expect(Math.round((Date.parse(until) - Date.now()) / 60_000)).toBe(60);
    expect((await file(id)).look).toEqual({ ...given, complaint: null, until });
    expect(codeOf(await call('get', id, 'file', { who: OPERATOR }))).toEqual([403, 'look_reason_needed']);
    expect(await audited(id, 'member.viewed')).toEqual([{ actor: SUPPORT.email, details: given }]);
    expect(await rows(api, 'select kind, reason, note from member_look where account_id = $1', [id])).toEqual([
      { kind: 'file', ...given },
    ]);
  });

  it('is over after an hour', async () => {
    const { id } = await opened();
    await rows(api, 'update member_look set until = now() where account_id = $1', [id]);
    for (const rest of ['file', 'timeline', 'notes', 'credits', 'push-devices'])
      expect(codeOf(await call('get', id, rest))).toEqual([403, 'look_reason_needed']);
    expect(codeOf(await call('post', id, 'address'))).toEqual([403, 'look_reason_needed']);
  });

  it('wants a reason that says something', async () => {
    const { id } = await member();
    for (const body of [
      {},
      { reason: 'curious' },
      { reason: 'other' },
      { reason: 'mails', note: 'x' },
      { complaint: 'C-1' },
    ])
      expect((await openFile(api, SUPPORT, id, FIRST, body)).status).toBe(422);
    expect(await audited(id, 'member.viewed')).toEqual([]);
  });
});

describe('a member’s file', () => {
  it('says how the member stands and what helps, with the address masked', async () => {
    const { id, email } = await opened();
    const waiting = await file(id);
    expect(waiting).toMatchObject({
      ...{ id, name: 'Jo Visser', email: 'f•••@visitor.example', status: 'not_confirmed', fictional: false },
      standing: [{ state: 'not_confirmed', act: 'resend_activation' }],
      devices: [{ push: false }],
      ...{ photos: [], orders: [], exports: [], complaints: [], credits: 0, sessions: 1 },
    });
    expect(waiting.consents.length).toBeGreaterThan(0);
    expect(JSON.stringify(waiting)).not.toMatch(new RegExp(`argon2|${email}`));
    await suppress(email);
    expect((await file(id)).standing).toMatchObject([
      { state: 'mails_bounce', detail: '5.1.1', act: 'lift_suppression' },
      { state: 'not_confirmed' },
    ]);
    await rows(api, 'update mail_suppression set lifted_at = now()');
    await activate(api, email);
    expect((await file(id)).standing).toMatchObject([{ state: 'well', act: null }]);
    for (let time = 1; time <= 5; time += 1) await post(api, '/api/user.php').send({ email, password: 'wrong' });
    expect((await file(id)).standing).toMatchObject([{ state: 'locked', tries: 5, act: 'unlock' }]);
    await call('post', id, 'block', { body: { reason: 'Sends links' } }).expect(204);
    expect((await file(id)).standing).toMatchObject([
      { state: 'blocked', by: SUPPORT.email, detail: 'Sends links', act: 'unblock' },
      { state: 'locked' },
    ]);
  });

  it('reveals the address for the reason of the look, and writes that down', async () => {
    const { id, email } = await opened();
    expect((await call('post', id, 'address').expect(200)).body).toEqual({ email });
    const entries = [{ actor: SUPPORT.email, details: { reason: 'sign_in' } }];
    expect(await audited(id, 'member.address_revealed')).toEqual(entries);
    const looks = await rows(api, 'select kind from member_look where account_id = $1 order by at', [id]);
    expect(looks).toEqual([{ kind: 'file' }, { kind: 'address' }]);
  });

  it('lists the complaints from the member’s address, at this brand', async () => {
    const { id, email } = await opened();
    for (const [slug, from, reference] of [
      [FIRST, email.toUpperCase(), 'C-00000000FILE'],
      [FIRST, `other.${email}`, 'C-0000000OTHER'],
      [SECOND, email, 'C-00000SECOND0'],
    ])
      await rows(
        api,
        `insert into complaint (tenant_id, id, reference, submission, kind, name, email, message, locale, due_at)
         select id, gen_random_uuid(), $3, $3, 'payment', 'Jo', $2, 'Paid twice', 'nl', now() from tenant where slug = $1`,
        [slug, from, reference],
      );
    expect((await file(id)).complaints).toEqual([
      { reference: 'C-00000000FILE', kind: 'payment', state: 'open', at: expect.any(String) as string },
    ]);
  });

  it('lifts what keeps mails away, once', async () => {
    const { id, email } = await opened();
    await suppress(email);
    await suppress(email, 'complaint');
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('delete', id, 'mail-suppression')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    expect(await audited(id, 'member.mails_lifted')).toEqual([
      { actor: SUPPORT.email, details: { look: 'sign_in', reasons: ['bounce', 'complaint'] } },
    ]);
    expect((await file(id)).standing).toMatchObject([{ state: 'not_confirmed' }]);
  });

  it('signs one device out, and no other member’s', async () => {
    const [{ id, cookie }, other] = [await opened(), await opened()];
    const [device] = (await file(id)).devices;
    const [others] = (await file(other.id)).devices;
    for (const none of [others?.id ?? '', randomUUID(), 'x'])
      expect(codeOf(await call('delete', id, `sessions/${none}`))).toEqual([404, 'session_not_found']);
    await call('delete', id, `sessions/${device?.id ?? ''}`).expect(204);
    expect((await api.on().get('/api/user.php').set('cookie', cookie)).body).toEqual({ user: null });
    expect((await file(id)).devices).toEqual([]);
    expect((await file(other.id)).devices).toHaveLength(1);
    expect(await audited(id, 'member.session_ended')).toEqual([{ actor: SUPPORT.email, details: { look: 'sign_in' } }]);
  });

  it('keeps notes of staff, whose words stand in no audit', async () => {
    const { id } = await opened();
    const text = 'Calls back on Monday.\nSpeaks Frisian.';
    const note = (await call('post', id, 'notes', { body: { text } }).expect(201)).body as { id: string };
    expect(note).toMatchObject({ author: SUPPORT.email, text });
    expect((await call('get', id, 'notes').expect(200)).body).toEqual({ notes: [note] });
    expect(await audited(id, 'member.note_added')).toEqual([{ actor: SUPPORT.email, details: { note: note.id } }]);
    for (const body of [{}, { text: '' }, { text: 'x'.repeat(2001) }])
      await call('post', id, 'notes', { body }).expect(422);
  });
});

describe('a member as others see them', () => {
  it('is shown with the limits and prices of their app, without the address, and the look is written down', async () => {
    const { id, email } = await opened();
    expect((await call('post', id, 'as-others').expect(200)).body).toMatchObject({
      profile: null,
      invisible: false,
      photos: [],
    });
    await activate(api, email);
    await rows(api, "update profile set about = 'Likes maps' where id = $1", [id]);
    const { body, text } = await call('post', id, 'as-others').expect(200);
    expect(body).toMatchObject({
      profile: { id, name: 'Jo Visser', fictional: false, notes: [{ field: 'about_me', text: 'Likes maps' }] },
      app: {
        language: 'nl',
        country: 'NL',
        paid_user: false,
        most_photos: 3,
        flags: { logged_out_search: expect.any(Boolean) as boolean },
      },
    });
    const { packages } = (body as { app: { packages: { currency: string; amount: number }[] } }).app;
    expect(packages.length).toBeGreaterThan(0);
    for (const { currency, amount } of packages) expect([currency, amount > 0]).toEqual(['EUR', true]);
    expect(text).not.toContain(email);
    expect(await audited(id, 'member.viewed_as_others')).toEqual(
      Array(2).fill({ actor: SUPPORT.email, details: { reason: 'sign_in' } }),
    );
    expect(
      await rows(api, "select count(*)::integer as n from member_look where account_id = $1 and kind = 'as_others'", [
        id,
      ]),
    ).toEqual([{ n: 2 }]);
  });

  it('is shown to nobody who has not said why, nor at another brand', async () => {
    const { id } = await member();
    expect(codeOf(await call('post', id, 'as-others'))).toEqual([403, 'look_reason_needed']);
    const other = await member(SECOND);
    expect(codeOf(await call('post', other.id, 'as-others', { who: OPERATOR }))).toEqual([404, 'member_not_found']);
    expect(codeOf(await call('post', other.id, 'as-others', { slug: SECOND }))).toEqual([404, 'tenant_not_found']);
  });
});

describe('a member’s timeline', () => {
  const timeline = async (id: number, query = '') =>
    (await call('get', id, `timeline${query}`).expect(200)).body as TimelineResponse;

  it('tells what happened to the account, its mails, photos, reports, credits and orders, newest first', async () => {
    const [{ id, email, cookie }, reporter] = [await opened(), await member()];
    await activate(api, email);
    await post(api, '/api/sessions/end-others').set('cookie', cookie).expect(204);
    await buy(api, id, 10);
    await rows(
      api,
      `with log as (insert into mail_log (tenant_id, entry, account_id, mail, outcome, reason)
         select tenant_id, gen_random_uuid(), id, 'unread_messages', 'withheld', 'turned_off' from account where id = $1)
       insert into report (tenant_id, reporter_id, profile_id, reason, evidence) select tenant_id, $2, id, 'spam', '{}' from account
       where id = $1`,
      [id, reporter.id],
    );
    await call('post', id, 'block', { body: { reason: 'Sends links' } }).expect(204);
    const { entries, next } = await timeline(id);
    expect(next).toBeNull();
    expect(entries[0]).toMatchObject({
      what: 'member.blocked',
      actor: SUPPORT.email,
      details: { reason: 'Sends links' },
    });
    expect(new Set(entries.map(({ what }) => what))).toEqual(
      new Set([
        ...['account.signed_up', 'account.confirmed', 'account.sessions_ended', 'consent.given', 'credits.purchase'],
        'credits.signup',
        ...['mail.withheld', 'member.blocked', 'report.received'],
      ]),
    );
    expect(entries.find(({ what }) => what === 'mail.withheld')?.details).toEqual({
      ...{ mail: 'unread_messages', reason: 'turned_off' },
    });
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('is read page by page, each entry once, however many have one time', async () => {
    const { id } = await opened();
    await rows(
      api,
      `insert into account_event (tenant_id, id, account_id, kind, at)
       select tenant_id, gen_random_uuid(), id, 'password_changed', '2026-01-01' from account, generate_series(1, 120) where id = $1`,
      [id],
    );
    let count = 0;
    let after: string | null = null;
    do {
      const page = await timeline(id, after === null ? '' : `?after=${encodeURIComponent(after)}`);
      count += page.entries.filter(({ what }) => what === 'account.password_changed').length;
      after = page.next;
    } while (after !== null);
    expect(count).toBe(120);
    await call('get', id, 'timeline?after=x').expect(422);
  });

  it('of another brand’s member is nobody’s', async () => {
    const { id } = await member(SECOND);
    for (const [method, rest] of [
      ['get', 'timeline'],
      ['get', 'notes'],
      ['get', 'file'],
      ['post', 'address'],
      ['delete', 'mail-suppression'],
      ['delete', `sessions/${randomUUID()}`],
    ] as const) {
      expect(codeOf(await call(method, id, rest, { slug: SECOND }))).toEqual([404, 'tenant_not_found']);
      expect(codeOf(await call(method, id, rest, { who: OPERATOR }))).toEqual([404, 'member_not_found']);
    }
  });
});
