import { setTimeout } from 'node:timers/promises';
import { FIRST, OPERATOR, REVIEWER, type TestApi } from '../../../../test/support/api';
import { PASSWORD, withKnownPassword } from '../../../../test/support/known-password';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { whileAuditRefuses } from '../../../../test/support/refused-audit';
import {
  CONSOLE,
  codeOf,
  enrolledStaff,
  sessionOf,
  staffCookie,
  staffPost,
  staffSignIn,
} from '../../../../test/support/staff-people';
import { PlatformDatabase } from '../../../platform/database';
import { Invitations } from '..';
import { type AddedMachineResponse, type StaffPeopleResponse } from './staff.response';

let api: TestApi;
let [olivia, ravi]: [string, string] = ['', ''];
beforeAll(async () => {
  api = await startAccountsApi(102);
  [olivia, ravi] = [await sessionOf(api, OPERATOR.email), await sessionOf(api, REVIEWER.email)];
});
afterAll(() => api.close());

type Proof = Readonly<Record<string, string>>;
const bearer = ({ body }: { readonly body: unknown }): Proof => ({
  authorization: `Bearer ${(body as { token: string }).token}`,
});
const me = async (proof: Proof): Promise<number> => (await api.on(CONSOLE).get('/api/staff/me').set(proof)).status;
const issue = (id: number, cookie: string, label = 'laptop') =>
  staffPost(api, `/people/${id}/tokens`, cookie).send({ label });
const audited = (email: string, action: string) =>
  rows(api, 'select actor, details from audit_entry where subject = $1 and action = $2', [email, action]);

let made = 0;
/** Somebody signed in, with a token of their own. */
async function somebody() {
  const email = `access-${(made += 1)}@manyhearts.example`;
  const person = await enrolledStaff(api, email, 'support');
  const token = bearer(await issue(person.id, person.cookie).expect(201));
  const session = { cookie: person.cookie };
  expect([await me(token), await me(session)]).toEqual([200, 200]);
  return { ...person, email, token, session };
}

const call = (method: 'put' | 'delete', path: string) =>
  api.on(CONSOLE)[method](`/api/staff/people/${path}`).set('cookie', olivia);

describe.each([
  ['a reset second factor', 'staff.second_factor_reset', (id: number) => call('delete', `${id}/second-factor`)],
  ['a new invitation', 'staff.invited', (id: number) => staffPost(api, `/people/${id}/invitation`, olivia)],
  [
    'another role',
    'staff.role_changed',
    (id: number) => call('put', `${id}/role`).send({ role: 'moderator', tenants: [FIRST] }),
  ],
] as const)('%s by another operator', (_, action, act) => {
  it('ends every session and token of the person at once, and of nobody else', async () => {
    const [one, other] = [await somebody(), await somebody()];
    expect((await act(one.id)).status).toBeLessThan(300);
    expect([await me(one.token), await me(one.session)]).toEqual([401, 401]);
    expect([await me(other.token), await me(other.session)]).toEqual([200, 200]);
    const [entry] = (await audited(one.email, action)).slice(-1);
    expect(entry).toMatchObject({ actor: OPERATOR.email, details: { tokens_ended: 1 } });
  });
});

it('a removed person has no token that could come back', async () => {
  const one = await somebody();
  await call('delete', String(one.id)).expect(204);
  expect([await me(one.token), await me(one.session)]).toEqual([401, 401]);
  const left = await rows(api, 'select from staff_token where staff_id = $1 and revoked_at is null', [one.id]);
  expect(left).toEqual([]);
});

it('a password set by an invitation ends the tokens that were made meanwhile', async () => {
  const one = await somebody();
  const own = { email: one.email, role: 'support', people: { ids: [one.id], areAll: true } } as const;
  const { token } = await api.running.app.get(Invitations).create(one.id, own);
  expect([await me(one.token), await me(one.session)]).toEqual([200, 200]);
  await withKnownPassword(api, () => staffPost(api, '/invitation').send({ token, password: PASSWORD }).expect(204));
  expect([await me(one.token), await me(one.session)]).toEqual([401, 401]);
});

describe('a reset that comes meanwhile', () => {
  /** Holds the account as a reset does, ends the sessions, and lets go once the call waits. */
  async function resetDuring<T>(id: number, start: () => Promise<T>): Promise<T> {
    let waiting: Promise<T> | undefined;
    await api.running.app.get(PlatformDatabase).transaction(async (connection) => {
      await connection.query('select from staff where id = $1 for update', [id]);
      await connection.query('delete from staff_session where staff_id = $1', [id]);
      waiting = start();
      await setTimeout(700);
    });
    return waiting ?? start();
  }

  it('leaves no new token', async () => {
    const one = await somebody();
    const answer = await resetDuring(one.id, async () => issue(one.id, one.cookie, 'late'));
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([403, 'staff_session_needed']);
    const tokens = await rows(api, "select from staff_token where staff_id = $1 and label = 'late'", [one.id]);
    expect(tokens).toEqual([]);
  });

  it('leaves no sign-in of before it', async () => {
    const one = await somebody();
    const half = staffCookie((await withKnownPassword(api, () => staffSignIn(api, one.email).expect(200))).headers);
    const answer = await resetDuring(one.id, async () =>
      staffPost(api, '/sign-in/second-factor', half).send({ code: codeOf(one.secret, 1) }),
    );
    expect(answer.status).toBe(401);
    expect(await rows(api, 'select from staff_session where staff_id = $1', [one.id])).toEqual([]);
  });
});

describe('a program', () => {
  it('goes on working when the person is reset who made it, and that is told before', async () => {
    const { id } = await enrolledStaff(api, 'maker@manyhearts.example');
    await rows(api, 'update staff set held_by_unknown = false where id = $1', [id]);
    const maker = await sessionOf(api, 'maker@manyhearts.example');
    const wish = { handle: 'kept-program', name: 'Nightly figures', role: 'support', tenants: [FIRST] };
    const added = await staffPost(api, '/machine-accounts', maker).send(wish).expect(201);
    const programs = async (of: number) => {
      const { body } = await api.on(CONSOLE).get('/api/staff/people').set('cookie', ravi).expect(200);
      return (body as StaffPeopleResponse).staff.find((one) => one.id === of)?.programs;
    };
    expect(await programs(id)).toEqual(['Nightly figures']);
    await call('delete', `${id}/second-factor`).expect(204);
    expect(await me(bearer(added))).toBe(200);
    const { id: program } = added.body as AddedMachineResponse;
    await call('put', `${program}/role`)
      .send({ role: 'finance', tenants: [FIRST] })
      .expect(204);
    expect(await me(bearer(added))).toBe(200);
    await call('delete', `${program}/tokens/first`).expect(204);
    expect(await programs(id)).toEqual([]);
  });
});

describe.each([
  ['removed', (id: number) => call('delete', String(id))],
  ['no operator any more', (id: number) => call('put', `${id}/role`).send({ role: 'support', tenants: [FIRST] })],
] as const)('an operator who is %s', (_, act) => {
  const invited = async (cookie: string, email: string): Promise<string> => {
    const wish = { email, name: 'Somebody else', role: 'operator', tenants: [] };
    const { id } = (await staffPost(api, '/people', cookie).send(wish).expect(201)).body as { id: number };
    const { body } = await staffPost(api, `/people/${id}/invitation`, cookie).expect(201);
    return (body as { token: string }).token;
  };
  const accept = (token: string) => staffPost(api, '/invitation').send({ token, password: PASSWORD });

  it('gets in by no invitation that they gave out', async () => {
    const address = (): string => `helper-${(made += 1)}@manyhearts.example`;
    const one = await enrolledStaff(api, address());
    const [kept, other] = [await invited(one.cookie, address()), await invited(ravi, address())];
    await act(one.id).expect(204);
    expect((await accept(kept)).body).toMatchObject({ code: 'invitation_invalid' });
    await withKnownPassword(api, () => accept(other).expect(204));
  });
});

it('a session ends with its entry in the audit, or not at all', async () => {
  const { cookie } = await enrolledStaff(api, 'signs-out@manyhearts.example', 'support');
  const signOut = () => staffPost(api, '/sign-out', cookie);
  await whileAuditRefuses(api, 'staff.signed_out', () => signOut().expect(500));
  expect(await me({ cookie })).toBe(200);
  await signOut().expect(204);
  expect(await audited('signs-out@manyhearts.example', 'staff.signed_out')).toHaveLength(1);
});
