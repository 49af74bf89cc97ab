import { setTimeout } from 'node:timers/promises';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor } from '../../tenants';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { mailedToken, mailsTo } from '../../../../test/support/mailed-token';
import { openFile } from '../../../../test/support/open-file';
import { whileAuditRefuses } from '../../../../test/support/refused-audit';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { whileHeld } from '../../../../test/support/while-held';
import { PASSWORD, activate, count, post, rows, signUp, startAccountsApi } from '../../../../test/support/people';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(7);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

interface File {
  readonly id: number;
  readonly standing: readonly { readonly state: string; readonly act: string | null }[];
}

const on = (who: Actor | undefined) => ({ authorization: tokens.get(who?.email ?? '') ?? '' });
const path = (rest: string, slug: string) => `/api/staff/tenants/${slug}/members${rest}`;
const look = (id: number, who: Actor | undefined = SUPPORT, slug = FIRST, host = 'console.localhost') =>
  api
    .on(host)
    .get(path(`/${id}/file`, slug))
    .set(on(who));
/** Somebody whose file is open to both. */
async function member(email: string, slug = FIRST) {
  const person = await signUp(api, email, slug);
  await openFile(api, OPERATOR, person.id, slug);
  if (slug === FIRST) await openFile(api, SUPPORT, person.id);
  return person;
}
const act = (id: number | string, what: string, body: object = {}, who: Actor | undefined = SUPPORT, slug = FIRST) =>
  api
    .on('console.localhost')
    .post(path(`/${id}/${what}`, slug))
    .set(on(who))
    .send(body);
const unlock = (id: number, who: Actor | undefined = SUPPORT, slug = FIRST) =>
  api
    .on('console.localhost')
    .delete(path(`/${id}/lockout`, slug))
    .set(on(who));
const test = (id: number) => act(id, 'push-tests');
const signIn = (email: string, password = PASSWORD) => post(api, '/api/user.php').send({ email, password });
const isSignedIn = async (cookie: string): Promise<boolean> =>
  ((await api.on().get('/api/user.php').set('cookie', cookie)).body as { user: unknown }).user !== null;
const audited = (id: number) =>
  rows(
    api,
    `select actor, action, details - 'look' as details from audit_entry
     where subject = $1 and action <> 'member.viewed' order by id`,
    [`account:${id}`],
  );
const REASON = { reason: 'Sends links to strangers' };

describe('a member', () => {
  it('of another brand is nobody, for looks and for acts, and nothing is written down', async () => {
    const { id } = await signUp(api, 'second@visitor.example', SECOND);
    for (const answer of [
      await look(id, SUPPORT, SECOND),
      await openFile(api, SUPPORT, id, SECOND),
      await act(id, 'block', REASON, SUPPORT, SECOND),
      await act(id, 'reactivation', {}, SUPPORT, SECOND),
      await unlock(id, SUPPORT, SECOND),
    ])
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'tenant_not_found']);
    for (const answer of [
      await look(id),
      await openFile(api, OPERATOR, id),
      ...[await act(id, 'block', REASON), await act(id, 'unblock', REASON), await act(id, 'activation')],
      await unlock(id),
    ])
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'member_not_found']);
    expect(await audited(id)).toEqual([]);
    await openFile(api, OPERATOR, id, SECOND);
    await look(id, OPERATOR, SECOND).expect(200);
  });

  it('is shown to no visitor, no member and on no brand’s host', async () => {
    const { id, cookie } = await member('outsider@visitor.example');
    await look(id, undefined).set('authorization', '').expect(401);
    await look(id, undefined).set('authorization', '').set('cookie', cookie).expect(401);
    await look(id, OPERATOR, FIRST, `${FIRST}.localhost`).expect(404);
    await act(id, 'block', REASON, OPERATOR).set('authorization', 'Bearer x').expect(401);
  });

  it('who is being erased is acted on after that, so that no entry names the number of nobody', async () => {
    const { id } = await member('goes-now@visitor.example');
    const acted = await api.running.app.get(PlatformDatabase).transaction(async (connection) => {
      await connection.query('select from account where id = $1 for update', [id]);
      const answers = [unlock(id), test(id)].map((one) => one.then(({ status }) => status));
      const early = await Promise.race([...answers, setTimeout(500, 'waits')]);
      return { answers, early };
    });
    expect(acted.early).toBe('waits');
    expect(await Promise.all(acted.answers)).toEqual([204, 202]);
  });

  it('is acted on by nobody who has not said why', async () => {
    const { id } = await signUp(api, 'unasked@visitor.example');
    await openFile(api, OPERATOR, id);
    for (const answer of [await look(id), await act(id, 'block', REASON), await unlock(id)])
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([403, 'look_reason_needed']);
    await look(id, OPERATOR).expect(200);
  });
});

describe('a member who leaves', () => {
  it('is seen to, with the day, and so is one who comes back', async () => {
    const { id, cookie } = await member('leaver@visitor.example');
    const given = { password: PASSWORD, note: 'Not for support' };
    const answer = await post(api, '/api/account-deletion').set('cookie', cookie).send(given).expect(200);
    const { deletes_at } = answer.body as { deletes_at: string };
    const file = (await look(id)).body as File;
    expect(file).toMatchObject({ status: 'pending_deletion', profile_status: 'disabled', deletes_at });
    expect(JSON.stringify(file)).not.toContain(given.note);
    expect(file.standing).toMatchObject([{ state: 'leaving', act: 'resend_reactivation' }]);
    await act(id, 'reactivation', {}).expect(204);
    expect((await audited(id)).filter((entry) => entry['action'] === 'member.reactivation_resent')).toHaveLength(1);
    const token = await mailedToken(api, 'account_deletion', 'leaver@visitor.example');
    await post(api, '/api/reactivation').send({ token }).expect(200);
    const back = (await look(id)).body as File;
    expect(back).toMatchObject({ status: 'not_confirmed', deletes_at: null });
    expect(back.standing).toMatchObject([{ state: 'not_confirmed', act: 'resend_activation' }]);
    expect((await act(id, 'reactivation', {}).expect(409)).body).toMatchObject({ code: 'not_pending_deletion' });
  });
});

describe('a block', () => {
  it('signs out, hides the profile and lets nobody in, until it is lifted', async () => {
    const { id, cookie } = await member('block@visitor.example');
    await activate(api, 'block@visitor.example');
    await act(id, 'block', REASON).expect(204);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await signIn('block@visitor.example').expect(403)).body).toMatchObject({ code: 'account_blocked' });
    expect((await look(id)).body).toMatchObject({ status: 'blocked', profile_status: 'disabled', sessions: 0 });
    await act(id, 'unblock', REASON).expect(204);
    expect((await look(id)).body).toMatchObject({ status: 'active', profile_status: 'active' });
    await signIn('block@visitor.example').expect(200);
  });

  it('for some days says until when, to whoever knows the password alone', async () => {
    const { id } = await member('days@visitor.example');
    await activate(api, 'days@visitor.example');
    await act(id, 'block', { ...REASON, days: 7 }).expect(204);
    const [block] = await rows(api, 'select ends_at from decision where account_id = $1', [id]);
    const until = (block?.['ends_at'] as Date).toISOString();
    const told = (await signIn('days@visitor.example').expect(403)).body as object;
    expect(told).toMatchObject({ code: 'account_blocked', blocked_until: until });
    const refused = await signIn('days@visitor.example', 'not the password').expect(401);
    expect(JSON.stringify(refused.body)).not.toContain('blocked');
    await act(id, 'unblock', REASON).expect(204);
    await act(id, 'block', REASON).expect(204);
    expect((await signIn('days@visitor.example').expect(403)).body).toMatchObject({ blocked_until: null });
  });

  it('of an account that waits for its confirmation leads back to waiting', async () => {
    const { id } = await member('waiting@visitor.example');
    await act(id, 'block', REASON).expect(204);
    await act(id, 'unblock', REASON).expect(204);
    expect((await look(id)).body).toMatchObject({ status: 'not_confirmed', profile_status: 'disabled' });
  });

  it('by ten at once is one, and is written down once', async () => {
    const { id } = await member('race@visitor.example');
    const held = { text: 'select from account where id = $1 for update', values: [id], waiting: 2 };
    const answers = await whileHeld(api, held, () =>
      Array.from({ length: 10 }, () => act(id, 'block', REASON).then((answer) => answer)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 9 }, () => 409)]);
    expect(await audited(id)).toEqual([{ actor: SUPPORT.email, action: 'member.blocked', details: REASON }]);
  });

  it('wants a reason and an account that can be blocked', async () => {
    const { id } = await member('reason@visitor.example');
    for (const body of [{}, { reason: 'x' }, { reason: 'x'.repeat(501) }, { reason: {} }])
      expect((await act(id, 'block', body).expect(422)).body).toMatchObject({ faults: [{ path: 'reason' }] });
    expect((await act(id, 'unblock', REASON).expect(409)).body).toMatchObject({ code: 'member_not_blockable' });
    await rows(api, "update account set status = 'pending_deletion' where id = $1", [id]);
    await act(id, 'block', REASON).expect(409);
    for (const none of ['0', '-1', 'x', '99999999999', '1e3']) await act(none, 'block', REASON).expect(404);
    expect(await audited(id)).toEqual([]);
  });
});

describe('a deletion that staff start', () => {
  const cookies = new Map<string, string>();
  beforeAll(async () => {
    for (const { email } of [OPERATOR, SUPPORT]) cookies.set(email, await sessionOf(api, email));
  });
  const start = (id: number | string, who: Actor = OPERATOR, slug = FIRST, body: object = REASON) =>
    api
      .on(CONSOLE)
      .post(path(`/${id}/deletion`, slug))
      .set('cookie', cookies.get(who.email) ?? '')
      .send(body);

  it('closes the account at once, tells the member by a mail of its own, and leaves the way back', async () => {
    const email = 'stead@visitor.example';
    const { id, cookie } = await member(email);
    await activate(api, email);
    const { deletes_at } = (await start(id).expect(200)).body as { deletes_at: string };
    expect(Math.round((Date.parse(deletes_at) - Date.now()) / 86_400_000)).toBe(14);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await audited(id)).toEqual([{ actor: OPERATOR.email, action: 'member.deletion_started', details: REASON }]);
    expect((await look(id)).body).toMatchObject({ status: 'pending_deletion', sessions: 0, deletes_at });
    expect(await mailsTo(api, 'account_deletion', email)).toEqual([]);
    const [mail] = await mailsTo(api, 'account_deletion_by_staff', email);
    expect(mail).toMatchObject({ person: { locale: 'nl' }, params: { name: 'Jo Visser', deletes_at } });
    expect(JSON.stringify(mail)).not.toContain(REASON.reason);
    const token = await mailedToken(api, 'account_deletion_by_staff', email);
    await post(api, '/api/reactivation').send({ token }).expect(200);
    expect((await look(id)).body).toMatchObject({ status: 'active', profile_status: 'active', deletes_at: null });
    expect((await rows(api, 'select reason, note from account_deletion where account_id = $1', [id])).length).toBe(0);
  });

  it('is there for whoever is blocked, and leads back to the block', async () => {
    const { id } = await member('blocked-stead@visitor.example');
    await act(id, 'block', REASON).expect(204);
    await start(id).expect(200);
    const token = await mailedToken(api, 'account_deletion_by_staff', 'blocked-stead@visitor.example');
    await post(api, '/api/reactivation').send({ token }).expect(200);
    expect((await look(id)).body).toMatchObject({ status: 'blocked', profile_status: 'disabled' });
  });

  it.each([
    ['a block holds when they come back', false, 'blocked', 'disabled'],
    ['a block that was taken back does not', true, 'active', 'active'],
  ])('does not shield from staff: %s', async (_name, isTakenBack, status, profile_status) => {
    const email = `shielded-${status}@visitor.example`;
    const { id, cookie } = await member(email);
    await activate(api, email);
    await post(api, '/api/account-deletion').set('cookie', cookie).send({ password: PASSWORD }).expect(200);
    const blocks = await Promise.all([act(id, 'block', REASON), act(id, 'block', REASON)]);
    expect(blocks.map((answer) => answer.status).sort()).toEqual([204, 409]);
    expect(await mailsTo(api, 'decision_made', email)).toHaveLength(1);
    expect((await look(id)).body).toMatchObject({
      status: 'pending_deletion',
      standing: [{ state: 'leaving' }, { state: 'blocked', act: 'unblock' }],
    });
    if (isTakenBack) {
      await act(id, 'unblock', REASON).expect(204);
      await act(id, 'unblock', REASON).expect(409);
    }
    const token = await mailedToken(api, 'account_deletion', email);
    await post(api, '/api/reactivation').send({ token }).expect(200);
    expect((await look(id)).body).toMatchObject({ status, profile_status });
    await signIn(email).expect(isTakenBack ? 200 : 403);
  });

  it('by five at once, or after the member asked, is one', async () => {
    const { id } = await member('stead-race@visitor.example');
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await audited(id)).toHaveLength(1);
    const own = await member('own@visitor.example');
    const asked = post(api, '/api/account-deletion').set('cookie', own.cookie);
    await asked.send({ password: PASSWORD }).expect(200);
    expect((await start(own.id).expect(409)).body).toMatchObject({ code: 'already_leaving' });
    expect(await audited(own.id)).toEqual([]);
  });

  it('wants the second factor once more, which a program cannot give', async () => {
    const { id } = await member('careful@visitor.example');
    expect((await act(id, 'deletion', REASON, OPERATOR).expect(403)).body).toMatchObject({
      code: 'staff_session_needed',
    });
    await rows(api, "update staff_session set second_factor_at = now() - interval '6 minutes'");
    expect((await start(id).expect(403)).body).toMatchObject({ code: 'second_factor_needed' });
    await rows(api, 'update staff_session set second_factor_at = now()');
    await start(id).expect(200);
  });

  it('is not for support, for another brand’s member, for nobody or without a reason', async () => {
    const { id } = await member('kept@visitor.example');
    expect((await start(id, SUPPORT).expect(403)).body).toMatchObject({ code: 'permission_denied' });
    expect((await start(id, OPERATOR, SECOND).expect(404)).body).toMatchObject({ code: 'member_not_found' });
    expect((await start(id, OPERATOR, 'none').expect(404)).body).toMatchObject({ code: 'tenant_not_found' });
    for (const none of ['0', 'x', '99999999999', '2147483647']) await start(none).expect(404);
    await start(id).set('cookie', 'staff=x').expect(401);
    expect((await start(id, OPERATOR, FIRST, {}).expect(422)).body).toMatchObject({ faults: [{ path: 'reason' }] });
    expect(await audited(id)).toEqual([]);
    expect((await look(id)).body).toMatchObject({ status: 'not_confirmed' });
  });
});

describe('a lockout', () => {
  it('is seen and lifted', async () => {
    const { id } = await member('locked@visitor.example');
    for (let time = 1; time <= 5; time += 1) await signIn('locked@visitor.example', 'wrong');
    await signIn('locked@visitor.example').expect(429);
    expect((await look(id)).body).toMatchObject({ locked_until: expect.stringMatching(/Z$/) as string });
    await unlock(id).expect(204);
    expect((await look(id)).body).toMatchObject({ locked_until: null });
    await signIn('locked@visitor.example').expect(200);
  });
});

describe('the activation mail', () => {
  it('is sent once more in the member’s language, after the pause, and only while it is needed', async () => {
    const { id } = await member('resend@visitor.example');
    await act(id, 'activation').expect(429);
    await rows(api, "update account_token set created_at = now() - interval '61 seconds' where account_id = $1", [id]);
    const before = await count(api, 'outbox');
    const answers = await Promise.all(Array.from({ length: 4 }, () => act(id, 'activation')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 429, 429, 429]);
    expect(await count(api, 'outbox')).toBe(before + 1);
    expect(await audited(id)).toEqual([{ actor: SUPPORT.email, action: 'member.activation_resent', details: {} }]);
    await activate(api, 'resend@visitor.example');
    expect((await act(id, 'activation').expect(409)).body).toMatchObject({ code: 'already_active' });
  });

  it('is not sent where the audit cannot have it', async () => {
    const { id } = await member('resend-unaudited@visitor.example');
    await rows(api, "update account_token set created_at = now() - interval '61 seconds' where account_id = $1", [id]);
    const before = await count(api, 'outbox');
    await whileAuditRefuses(api, 'member.activation_resent', () => act(id, 'activation').expect(500));
    expect(await count(api, 'outbox')).toBe(before);
    expect(await audited(id)).toEqual([]);
    await act(id, 'activation').expect(204);
  });
});
