import { FIRST, OPERATOR, type TestApi, startTestApi } from '../support/api';
import { count } from '../support/people';
import { sessionOf, staffPost } from '../support/staff-people';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await sessionOf(api, OPERATOR.email);
});
afterAll(() => api.close());

const post = (path: string, body: object) => staffPost(api, `/${path}`, cookie).send(body);

const REASON = { reason: 'A reason to do so' };
const TOO_GREAT = 2_147_483_648;
const person = { email: 'new@manyhearts.example', name: 'Robin Berg', role: 'support' };

describe('what staff send', () => {
  it.each([
    ['releases', { revision: TOO_GREAT, base: 1 }, 'revision'],
    ['releases', { revision: 1, base: TOO_GREAT }, 'base'],
    ['releases', { revision: 2 ** 53, base: 1 }, 'revision'],
    ['rollbacks', { revision: TOO_GREAT, base: 1 }, 'revision'],
    ['revisions', { source: {}, base: TOO_GREAT }, 'base'],
    ...['2026-W49-1', '2026-335', '0000-01-01T00:00:00Z', '2026-12-01T00:00:00+99:99'].map(
      (publish_at): [string, object, string] => [
        'scheduled-releases',
        { revision: 1, base: 1, publish_at },
        'publish_at',
      ],
    ),
  ])('to %s as %j is refused, and nothing is kept', async (path, body, field) => {
    const before = await count(api, 'audit_entry');
    const answer = await post(`tenants/${FIRST}/${path}`, { ...body, ...REASON }).expect(422);
    expect(answer.body).toMatchObject({ code: 'invalid_input', faults: [{ path: field }] });
    expect(await count(api, 'audit_entry')).toBe(before);
  });

  it('names each tenant of somebody new once', async () => {
    const answer = await post('people', { ...person, tenants: [FIRST, FIRST] }).expect(422);
    expect(answer.body).toMatchObject({ code: 'invalid_input', faults: [{ path: 'tenants' }] });
    await post('people', { ...person, tenants: [FIRST] }).expect(201);
  });
});
