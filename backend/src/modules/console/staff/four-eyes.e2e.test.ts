import { setTimeout as pause } from 'node:timers/promises';
import { FIRST, OPERATOR, REVIEWER, type TestApi, testBrand } from '../../../../test/support/api';
import { PASSWORD, rows, startAccountsApi } from '../../../../test/support/people';
import { CONSOLE, codeOf, sessionOf, staffCookie, staffPost, staffSignIn } from '../../../../test/support/staff-people';
import { whileHeld } from '../../../../test/support/while-held';
import { type Actor, Revisions, Tenants } from '../../tenants';
import { Invitations, StaffConfirmations, StaffRoles, StaffTokens } from '..';

/** A founder each, as are the two of every test api; they did not make each other's accounts. */
let api: TestApi;
let [olivia, ravi]: [string, string] = ['', ''];
beforeAll(async () => {
  api = await startAccountsApi(25);
  [olivia, ravi] = [await sessionOf(api, OPERATOR.email), await sessionOf(api, REVIEWER.email)];
});
afterAll(() => api.close());

const codeIn = ({ body }: { body: unknown }): string => (body as { code?: string }).code ?? '';
const post = (path: string, cookie: string, body: object = {}) => staffPost(api, path, cookie).send(body);
const idOf = async (email: string): Promise<number> => (await api.running.app.get(StaffTokens).find(email))?.id ?? 0;
const live = async (): Promise<number | null> => (await api.running.app.get(Tenants).get(FIRST)).live_revision;

let credits = 100;
/** A document that changes money. */
const source = () => {
  const own = structuredClone(testBrand(FIRST).own) as { settings: object };
  return { ...own, settings: { ...own.settings, gift_credits: (credits += 1) } };
};
async function draft(headers: Record<string, string>): Promise<number> {
  const body = { source: source(), base: await live(), reason: 'A test' };
  const answer = await post(`/tenants/${FIRST}/revisions`, '', body).set(headers).expect(201);
  return (answer.body as { revision: number }).revision;
}
const approve = (cookie: string, revision: number) => post(`/tenants/${FIRST}/revisions/${revision}/approvals`, cookie);
const publish = async (revision: number, cookie = olivia) =>
  post(`/tenants/${FIRST}/releases`, cookie, { revision, base: await live(), reason: 'A test' });
const confirm = (id: number, cookie: string) => post(`/people/${id}/confirmation`, cookie);
/** `204`, or why not. */
const outcome = async (asked: PromiseLike<{ status: number; body: unknown }>): Promise<string> => {
  const answer = await asked;
  return codeIn(answer) || String(answer.status);
};

interface Person {
  readonly id: number;
  readonly email: string;
  readonly cookie: string;
}
let people = 0;
const standing = async (id: number) =>
  (await rows(api, 'select held_by, held_by_unknown, approves_from from staff where id = $1', [id]))[0];
const aDayLater = (id: number) =>
  rows(
    api,
    "update staff set held_at = held_at - interval '1 day', approves_from = approves_from - interval '1 day' where id = $1",
    [id],
  );

/** Accepts an invitation with its token and signs in as that person. */
async function takeOver(email: string, token: string): Promise<string> {
  await post('/invitation', '', { token, password: PASSWORD }).expect(204);
  const half = staffCookie((await staffSignIn(api, email).expect(200)).headers);
  const { secret } = (await post('/sign-in/enrolment', half).expect(200)).body as { secret: string };
  return staffCookie((await post('/sign-in/second-factor', half, { code: codeOf(secret) }).expect(200)).headers);
}
async function invited(by: string, role: Actor['role'] = 'operator'): Promise<Person> {
  const email = `person${(people += 1)}@manyhearts.example`;
  const { id } = (await post('/people', by, { email, name: 'Robin Berg', role }).expect(201)).body as { id: number };
  const { token } = (await post(`/people/${id}/invitation`, by).expect(201)).body as { token: string };
  return { id, email, cookie: await takeOver(email, token) };
}
/** Invited by one founder, confirmed by the other, a day ago. */
async function colleague(by = olivia, confirmer = ravi): Promise<Person> {
  const person = await invited(by);
  await confirm(person.id, confirmer).expect(204);
  await aDayLater(person.id);
  return person;
}

describe('a token', () => {
  it('is made by whoever it is for, and approves nothing of anybody’s', async () => {
    const label = { label: 'laptop' };
    const ravis = await idOf(REVIEWER.email);
    expect(await outcome(post(`/people/${ravis}/tokens`, olivia, label))).toBe('not_own_token');
    expect(await outcome(post('/people/999999/tokens', olivia, label))).toBe('not_own_token');
    const [one, two] = [
      await post(`/people/${ravis}/tokens`, ravi, label),
      await post(`/people/${ravis}/tokens`, ravi, label),
    ];
    const revision = await draft({ cookie: olivia });
    for (const { body } of [one, two]) {
      const authorization = `Bearer ${(body as { token: string }).token}`;
      expect(await outcome(approve('', revision).set({ authorization }))).toBe('staff_session_needed');
    }
    expect(codeIn(await publish(revision))).toBe('approval_needed');
    expect(await outcome(approve(ravi, revision))).toBe('204');
    expect((await publish(revision)).status).toBe(201);
  });

  it('of a person writes as that person: they cannot approve it', async () => {
    const { body } = await post(`/people/${await idOf(OPERATOR.email)}/tokens`, olivia, { label: 'deploy' });
    const revision = await draft({ authorization: `Bearer ${(body as { token: string }).token}` });
    expect(await outcome(approve(olivia, revision))).toBe('own_approval');
  });

  it('is taken back by its owner, and by operators', async () => {
    const desk = await invited(olivia, 'support');
    const end = (id: number, by: string) =>
      api.on(CONSOLE).delete(`/api/staff/people/${id}/tokens/x1`).set('cookie', by);
    for (const by of [desk.cookie, olivia]) {
      await post(`/people/${desk.id}/tokens`, desk.cookie, { label: 'x1' }).expect(201);
      await end(desk.id, by).expect(204);
    }
    await post(`/people/${await idOf(REVIEWER.email)}/tokens`, ravi, { label: 'x1' }).expect(201);
    expect(await outcome(end(await idOf(REVIEWER.email), desk.cookie))).toBe('token_not_found');
  });
});

describe('a new operator', () => {
  it('approves a day after an operator other than the inviter has confirmed them, and nothing of the inviter’s', async () => {
    const [olivias, ravis] = [await draft({ cookie: olivia }), await draft({ cookie: ravi })];
    const { id, cookie } = await invited(olivia);
    expect(await outcome(approve(cookie, ravis))).toBe('approver_not_confirmed');
    expect(await outcome(confirm(id, olivia))).toBe('own_confirmation');
    expect(await outcome(confirm(id, cookie))).toBe('own_confirmation');
    expect(await outcome(confirm(id, ravi))).toBe('204');
    expect(await outcome(approve(cookie, ravis))).toBe('approver_not_confirmed');
    await rows(api, "update staff set approves_from = approves_from - interval '23 hours 50 minutes' where id = $1", [
      id,
    ]);
    expect(await outcome(approve(cookie, ravis))).toBe('approver_not_confirmed');
    await rows(api, "update staff set approves_from = approves_from - interval '11 minutes' where id = $1", [id]);
    expect(await outcome(approve(cookie, ravis))).toBe('204');
    expect(await outcome(approve(cookie, olivias))).toBe('related_approval');
    expect(codeIn(await publish(olivias))).toBe('approval_needed');
    expect((await publish(ravis)).status).toBe(201);
  });

  it('is not confirmed while the invitation could still be used, by others who are new, nor without a second factor', async () => {
    const one = await invited(olivia);
    const two = await invited(olivia);
    expect(await outcome(confirm(one.id, two.cookie))).toBe('approver_not_confirmed');
    const { token } = (await post(`/people/${one.id}/invitation`, olivia).expect(201)).body as { token: string };
    expect(await outcome(confirm(one.id, ravi))).toBe('staff_not_ready');
    await post('/invitation', '', { token, password: PASSWORD }).expect(204);
    expect(await outcome(confirm(one.id, ravi))).toBe('204');
    const email = 'bare@manyhearts.example';
    const { body } = await post('/people', olivia, { email, name: 'No Password', role: 'operator' }).expect(201);
    expect(await outcome(confirm((body as { id: number }).id, ravi))).toBe('staff_not_ready');
    expect(await outcome(confirm(999_999, ravi))).toBe('staff_not_found');
    const desk = await invited(olivia, 'support');
    expect(await outcome(confirm(desk.id, ravi))).toBe('staff_not_ready');
  });

  it('through whom somebody makes another account confirms nobody for them', async () => {
    const puppet = await invited(olivia);
    const second = await invited(puppet.cookie);
    expect(await outcome(confirm(second.id, olivia))).toBe('own_confirmation');
    expect(await outcome(confirm(second.id, puppet.cookie))).toBe('own_confirmation');
    await confirm(second.id, ravi).expect(204);
    await aDayLater(second.id);
    expect(await outcome(approve(second.cookie, await draft({ cookie: olivia })))).toBe('related_approval');
    expect(await outcome(approve(olivia, await draft({ cookie: puppet.cookie })))).toBe('own_approval');
    expect(await outcome(approve(second.cookie, await draft({ cookie: puppet.cookie })))).toBe('related_approval');
  });

  it('whom one invited confirms nobody else whom that one invites, nor does that one confirm whom they invite', async () => {
    const invitee = await colleague();
    const sibling = await invited(olivia);
    expect(await outcome(confirm(sibling.id, invitee.cookie))).toBe('own_confirmation');
    const grandchild = await invited(invitee.cookie);
    expect(await outcome(confirm(grandchild.id, olivia))).toBe('own_confirmation');
    await confirm(grandchild.id, ravi).expect(204);
    await aDayLater(grandchild.id);
    expect(await outcome(approve(grandchild.cookie, await draft({ cookie: olivia })))).toBe('related_approval');
    expect(await outcome(approve(grandchild.cookie, await draft({ cookie: ravi })))).toBe('204');
  });

  it('keeps no token from before the confirmation: others may have made it', async () => {
    const { id, cookie } = await invited(olivia);
    const { body } = await post(`/people/${id}/tokens`, cookie, { label: 'laptop' }).expect(201);
    const authorization = `Bearer ${(body as { token: string }).token}`;
    const me = () => api.on(CONSOLE).get('/api/staff/me').set({ authorization });
    await me().expect(200);
    await confirm(id, ravi).expect(204);
    await me().expect(401);
    await post(`/people/${id}/tokens`, cookie, { label: 'laptop' }).expect(201);
  });

  it('has nothing approved by whoever made the account, however long ago', async () => {
    const { cookie } = await colleague();
    const revision = await draft({ cookie });
    expect(await outcome(approve(olivia, revision))).toBe('related_approval');
    expect(await outcome(approve(ravi, revision))).toBe('204');
  });
});

describe('an account that others had in their hands', () => {
  it('after a new invitation approves nothing until somebody else confirms it, and the helper approves nothing of it', async () => {
    const { id, email, cookie } = await colleague(ravi, olivia);
    const helper = await colleague(ravi, olivia);
    const before = await draft({ cookie: ravi });
    const { token } = (await post(`/people/${id}/invitation`, olivia).expect(201)).body as { token: string };
    expect(await outcome(approve(cookie, before))).toBe('staff_token_needed');
    const meanwhile = await sessionOf(api, email);
    expect(await outcome(approve(meanwhile, before))).toBe('approver_not_confirmed');
    const written = await draft({ cookie: meanwhile });
    expect(await outcome(approve(olivia, written))).toBe('own_approval');
    await post('/invitation', '', { token, password: PASSWORD }).expect(204);
    expect(await outcome(confirm(id, olivia))).toBe('own_confirmation');
    await confirm(id, helper.cookie).expect(204);
    expect(await outcome(approve(olivia, written))).toBe('own_approval');
    const again = await sessionOf(api, email);
    expect(await outcome(approve(again, await draft({ cookie: olivia })))).toBe('approver_not_confirmed');
    await aDayLater(id);
    expect(await outcome(approve(again, await draft({ cookie: olivia })))).toBe('204');
  });

  it('after a reset of the second factor on the machine takes two who confirm it', async () => {
    const { id, email } = await colleague();
    await api.running.app.get(StaffRoles).resetSecondFactor(id, REVIEWER);
    expect(await outcome(confirm(id, ravi))).toBe('staff_not_ready');
    const half = staffCookie((await staffSignIn(api, email).expect(200)).headers);
    const { secret } = (await post('/sign-in/enrolment', half).expect(200)).body as { secret: string };
    const done = await post('/sign-in/second-factor', half, { code: codeOf(secret) }).expect(200);
    const revision = await draft({ cookie: ravi });
    for (const by of [ravi, ravi, olivia]) {
      expect((await standing(id))?.['approves_from']).toBeNull();
      await confirm(id, by).expect(204);
    }
    expect(await outcome(approve(staffCookie(done.headers), revision))).toBe('approver_not_confirmed');
    await aDayLater(id);
    expect(await outcome(approve(staffCookie(done.headers), revision))).toBe('204');
  });

  it('after a change of role is new again, however old the account is', async () => {
    const { id, email } = await invited(olivia, 'support');
    await rows(api, "update staff set held_at = now() - interval '1 year' where id = $1", [id]);
    const change = { role: 'operator', tenants: [] };
    await api.on(CONSOLE).put(`/api/staff/people/${id}/role`).set('cookie', olivia).send(change).expect(204);
    const revision = await draft({ cookie: ravi });
    const cookie = await sessionOf(api, email);
    expect(await outcome(approve(cookie, revision))).toBe('approver_not_confirmed');
    await confirm(id, ravi).expect(204);
    expect(await outcome(approve(cookie, revision))).toBe('approver_not_confirmed');
  });

  it('is confirmed also where the person acts on the one who confirms them at that moment', async () => {
    const confirmer = await colleague();
    const person = await invited(ravi);
    const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    const acts = await whileHeld(
      api,
      { text: 'select from staff where id = $1 for update', values: [person.id], waiting: 2 },
      () => [
        confirm(person.id, confirmer.cookie).then(({ status }) => status),
        (async () => {
          while ((await rows(api, waiting)).length === 0) await pause(5);
          const body = { role: 'support', tenants: [FIRST] };
          return (
            await api.on(CONSOLE).put(`/api/staff/people/${confirmer.id}/role`).set('cookie', person.cookie).send(body)
          ).status;
        })(),
      ],
    );
    expect(acts).toEqual([204, 204]);
    expect((await standing(person.id))?.['approves_from']).toBeTruthy();
  });

  it('keeps its address, and is never removed, nor added or let in again', async () => {
    const { id, email } = await colleague();
    await expect(rows(api, "update staff set email = 'new@manyhearts.example' where id = $1", [id])).rejects.toThrow(
      'permission denied',
    );
    await expect(rows(api, 'delete from staff where id = $1', [id])).rejects.toThrow('permission denied');
    await expect(rows(api, "update staff set created_by = '{}' where id = $1", [id])).rejects.toThrow(
      'permission denied',
    );
    await api.on(CONSOLE).delete(`/api/staff/people/${id}`).set('cookie', olivia).expect(204);
    expect(await outcome(post('/people', olivia, { email, name: 'Back Again', role: 'operator' }))).toBe(
      'staff_exists',
    );
    expect(await outcome(post(`/people/${id}/invitation`, olivia))).toBe('staff_not_found');
    expect(await outcome(confirm(id, ravi))).toBe('staff_not_found');
    await staffSignIn(api, email).expect(401);
  });
});

describe('what is written on the command line', () => {
  const typed = async (author: Actor): Promise<number> => {
    const { id } = await api.running.app.get(Tenants).get(FIRST);
    const request = { source: source() as never, base: await live(), reason: 'A test' };
    return api.running.app.get(Revisions).draft(id, request, author);
  };

  it('as somebody else’s takes two who approve it, whoever it is said to be by', async () => {
    const revision = await typed(REVIEWER);
    const shown = async (who: string) => {
      const { body } = await api.on(CONSOLE).get(`/api/staff/tenants/${FIRST}/revisions`).set('cookie', who);
      return (body as { revisions: { revision: number }[] }).revisions.find((one) => one.revision === revision);
    };
    expect(await shown(olivia)).toMatchObject({ approvals_needed: 2, approvals_missing: 2, may_approve: true });
    expect(await outcome(approve(olivia, revision))).toBe('204');
    expect(await shown(olivia)).toMatchObject({ approvals_needed: 2, approvals_missing: 1, may_approve: false });
    expect(await shown(ravi)).toMatchObject({ may_approve: true });
    expect(await outcome(approve(olivia, revision))).toBe('204');
    expect(codeIn(await publish(revision))).toBe('approval_needed');
    expect(await outcome(approve(ravi, revision))).toBe('204');
    expect((await publish(revision)).status).toBe(201);
  });

  it('is not approved by two of whom one made the other’s account, also at once', async () => {
    const { cookie } = await colleague();
    for (let turn = 0; turn < 3; turn += 1) {
      const revision = await typed(OPERATOR);
      const outcomes = await Promise.all([outcome(approve(olivia, revision)), outcome(approve(cookie, revision))]);
      expect(outcomes.sort()).toEqual(['204', 'related_approval']);
      expect(codeIn(await publish(revision))).toBe('approval_needed');
    }
  });

  it('does not count as approved by what was approved before people had to prove themselves', async () => {
    const revision = await draft({ cookie: olivia });
    await rows(
      api,
      `insert into settings_approval (tenant_id, revision, approver) select id, $2, $3 from tenant where slug = $1`,
      [FIRST, revision, REVIEWER.email],
    );
    expect(codeIn(await publish(revision))).toBe('approval_needed');
    expect(await outcome(approve(ravi, revision))).toBe('204');
    expect((await publish(revision)).status).toBe(201);
  });
});

describe('a confirmation on the machine', () => {
  const onMachine = (id: number) => api.running.app.get(StaffConfirmations).confirmOnMachine(id);
  /** Makes an account as `staff invite` does. */
  const typedIn = async (): Promise<Person> => {
    const email = `typed${(people += 1)}@manyhearts.example`;
    const { app } = api.running;
    const id = await app.get(StaffTokens).add({ email, name: 'Robin Berg', role: 'operator', tenantIds: [] }, OPERATOR);
    const { token } = await app.get(Invitations).create(id, OPERATOR);
    return { id, email, cookie: await takeOver(email, token) };
  };

  it('is refused where enough operators can give it', async () => {
    await expect(onMachine((await invited(olivia)).id)).rejects.toMatchObject({ code: 'others_can_confirm' });
    await expect(onMachine((await typedIn()).id)).rejects.toMatchObject({ code: 'others_can_confirm' });
  });

  it('is open where only people whom the inviter invited are left to confirm', async () => {
    const [invitee, next] = [await colleague(), await invited(olivia)];
    const left = 'update staff set disabled_at = now() where disabled_at is null and id <> all($1::integer[])';
    await rows(api, left, [[await idOf(OPERATOR.email), invitee.id, next.id]]);
    const from = await onMachine(next.id);
    expect(from.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  it('makes the first two people at once; a third takes both of them and a day', async () => {
    await rows(api, "update staff set founder = false, disabled_at = now() where role = 'operator'");
    const [one, two, three] = [await typedIn(), await typedIn(), await typedIn()];
    for (const { id } of [one, two]) await onMachine(id);
    expect(await outcome(approve(two.cookie, await draft({ cookie: one.cookie })))).toBe('204');
    await expect(onMachine(three.id)).rejects.toMatchObject({ code: 'others_can_confirm' });
    await confirm(three.id, one.cookie).expect(204);
    expect((await standing(three.id))?.['approves_from']).toBeNull();
    await confirm(three.id, two.cookie).expect(204);
    expect(await outcome(approve(three.cookie, await draft({ cookie: one.cookie })))).toBe('approver_not_confirmed');
  });

  it('of whoever takes the place of one who left takes effect a day later', async () => {
    const left = await typedIn();
    await rows(
      api,
      'update staff set disabled_at = now() where founder and id <> (select min(id) from staff where founder and disabled_at is null)',
    );
    const from = await onMachine(left.id);
    expect(from.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const audited = await rows(api, "select actor from audit_entry where action = 'staff.confirmed' and subject = $1", [
      left.email,
    ]);
    expect(audited).toEqual([{ actor: 'command line' }]);
  });
});
