import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { type Person, newAddress, post, rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { emailHash } from '../suppression/email-hash';

let api: TestApi;
let jo: Person;
let stranger: Person;
beforeAll(async () => {
  api = await startAccountsApi(2);
  jo = await signUp(api, 'Jo@visitor.example');
  stranger = await signUp(api, 'jo@visitor.example', SECOND);
});
afterAll(() => api.close());
afterEach(async () => {
  for (const table of ['mail_preference', 'mail_suppression', 'mail_soft_bounce'])
    await rows(api, `delete from ${table}`);
});

const on = (person: Person, host = FIRST) => api.on(`${host}.localhost`).set('cookie', person.cookie);
const preferences = async (person = jo, host = FIRST): Promise<unknown> =>
  (await on(person, host).get('/api/mail-preferences').expect(200)).body;
const put = (body: object, person = jo) =>
  on(person).put('/api/mail-preferences').set('x-forwarded-for', newAddress()).send(body);
const disabled = async (person = jo, host = FIRST): Promise<unknown> => {
  const { body } = await on(person, host).get('/api/user.php').expect(200);
  return (body as { user: { notifications_disabled: unknown } }).user.notifications_disabled;
};
const suppress = (reason: string, tenant = 1) =>
  rows(api, "insert into mail_suppression (tenant_id, email_hash, reason, code) values ($1, $2, $3, '5.1.1')", [
    tenant,
    emailHash('jo@visitor.example'),
    reason,
  ]);
const messages = { kind: 'messages', enabled: true };
const ALL = { mails: [{ kind: 'reminders', enabled: true }, messages], suppression: null };

describe('a member', () => {
  it('sees the kinds of which there are mails, turns one off and on again', async () => {
    expect(await preferences()).toEqual(ALL);
    await put({ kind: 'reminders', enabled: false }).expect(204);
    await put({ kind: 'reminders', enabled: false }).expect(204);
    expect(await preferences()).toEqual({
      mails: [{ kind: 'reminders', enabled: false }, messages],
      suppression: null,
    });
    expect(await disabled()).toEqual(['reminders']);
    expect(await preferences(stranger, SECOND)).toEqual(ALL);
    expect(await disabled(stranger, SECOND)).toEqual([]);
    await put({ kind: 'reminders', enabled: true }).expect(204);
    expect(await preferences()).toEqual(ALL);
    expect(await disabled()).toEqual([]);
  });

  it('that toggles in two windows at once is left with one of both', async () => {
    const states = Array.from({ length: 20 }, (_, index) => index % 2 === 0);
    const answers = await Promise.all(states.map((enabled) => put({ kind: 'reminders', enabled })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await put({ kind: 'reminders', enabled: false }).expect(204);
    expect(await disabled()).toEqual(['reminders']);
  });

  it.each([
    [{ kind: 'news', enabled: false }, 'kind'],
    [{ kind: 'all', enabled: false }, 'kind'],
    [{ kind: 'reminders', enabled: 'no' }, 'enabled'],
    [{ enabled: true }, 'kind'],
  ])('is told what is wrong with %j', async (body, path) => {
    const answer = await put(body).expect(422);
    expect(answer.body).toMatchObject({ code: 'invalid_input', faults: [{ path }] });
  });

  it('is asked to sign in, also with another brand’s session', async () => {
    const asked = [
      () => api.on().get('/api/mail-preferences'),
      () => api.on().put('/api/mail-preferences').send({ kind: 'reminders', enabled: false }),
      () => api.on().delete('/api/mail-suppression'),
      () => on(jo, SECOND).get('/api/mail-preferences'),
      () => on(jo, SECOND).delete('/api/mail-suppression'),
    ];
    for (const ask of asked) expect((await ask().expect(403)).body).toMatchObject({ code: 'authentication_required' });
  });
});

describe('a suppression', () => {
  it.each(['bounce', 'complaint'])('after a %s is shown with the way back, on its own brand only', async (reason) => {
    await suppress(reason);
    expect(await preferences()).toMatchObject({ ...ALL, suppression: { reason } });
    expect(await disabled()).toEqual([reason]);
    expect(await preferences(stranger, SECOND)).toEqual(ALL);
    await on(stranger, SECOND).delete('/api/mail-suppression').expect(204);
    expect(await disabled()).toEqual([reason]);
    await on(jo).delete('/api/mail-suppression').expect(204);
    expect(await preferences()).toEqual(ALL);
    expect(await disabled()).toEqual([]);
  });

  it('of all mails ends with the way back, a kind that was turned off stays off', async () => {
    await put({ kind: 'reminders', enabled: false });
    await rows(
      api,
      "insert into mail_preference (tenant_id, account_id, kind, disabled_by) values (1, $1, 'all', 'unsubscribe')",
      [jo.id],
    );
    await suppress('complaint');
    expect(await disabled()).toEqual(['complaint', 'reminders', 'unsubscribe']);
    expect(await preferences()).toMatchObject({ suppression: { reason: 'complaint' } });
    await rows(api, 'delete from mail_suppression');
    expect(await preferences()).toMatchObject({ suppression: { reason: 'unsubscribe' } });
    await on(jo).delete('/api/mail-suppression').expect(204);
    expect(await disabled()).toEqual(['reminders']);
  });

  it('can be lifted five times a day', async () => {
    const person = await signUp(api, 'often@visitor.example');
    for (let count = 0; count < 5; count += 1) await on(person).delete('/api/mail-suppression').expect(204);
    await on(person).delete('/api/mail-suppression').expect(429);
  });
});

it('pages of other sites change nothing', async () => {
  await put({ kind: 'reminders', enabled: false }).set('sec-fetch-site', 'cross-site').expect(403);
  await post(api, '/api/unsubscribe').set('sec-fetch-site', 'same-site').expect(403);
  expect(await disabled()).toEqual([]);
});
