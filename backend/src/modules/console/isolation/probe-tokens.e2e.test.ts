import { OPERATOR, type TestApi, startTestApi } from '../../../../test/support/api';
import { rows } from '../../../../test/support/people';
import { CONSOLE } from '../../../../test/support/staff-people';
import { DataKeys } from '../../../platform/data-keys';
import { PlatformDatabase } from '../../../platform/database';
import { StaffTokens } from '../staff/staff-tokens';
import { ProbeTokens } from './probe-tokens';

const DAY = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A worker that has just started. */
const worker = (): ProbeTokens => {
  const { app } = api.running;
  return new ProbeTokens(app.get(PlatformDatabase, { strict: false }), app.get(DataKeys, { strict: false }));
};
async function account(name: string): Promise<{ id: number; email: string }> {
  const email = `${name}@isolation.invalid`;
  const person = { email, name: 'Isolation proof (a program)', role: 'support', tenantIds: [] } as const;
  return { id: await api.running.app.get(StaffTokens).add(person, OPERATOR), email };
}
const me = async (token: string): Promise<number> =>
  (await api.on(CONSOLE).get('/api/staff/me').set('authorization', `Bearer ${token}`)).status;
const working = async ({ id }: { id: number }): Promise<number> =>
  (await rows(api, 'select from staff_token where staff_id = $1 and revoked_at is null and expires_at > now()', [id]))
    .length;

describe('the tokens of the isolation proof', () => {
  it('are one for all workers, however often they start, and one entry of the audit', async () => {
    const one = await account('started');
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => worker().tokenOf(one)));
    expect(new Set(tokens).size).toBe(1);
    expect([await me(tokens[0] ?? ''), await working(one)]).toEqual([200, 1]);
    const audited = await rows(api, "select from audit_entry where action = 'staff.token_issued' and subject = $1", [
      one.email,
    ]);
    expect(audited).toHaveLength(1);
    const other = await account('another');
    expect(await worker().tokenOf(other)).not.toBe(tokens[0]);
  });

  it('end those that earlier workers made for themselves', async () => {
    const one = await account('earlier');
    const left = await Promise.all([1, 2].map(() => api.running.app.get(StaffTokens).issue(one, 'isolation proof')));
    const token = await worker().tokenOf(one);
    expect([await me(token), await working(one)]).toEqual([200, 1]);
    for (const { token: before } of left) expect(await me(before)).toBe(401);
  });

  it('change while the one before works on, which ends with the next', async () => {
    const one = await account('changing');
    const now = Date.now();
    const [first, second] = [await worker().tokenOf(one, now), await worker().tokenOf(one, now + 45 * DAY)];
    expect([await me(first), await me(second), await working(one)]).toEqual([200, 200, 2]);
    const third = await worker().tokenOf(one, now + 90 * DAY);
    expect([await me(first), await me(second), await me(third)]).toEqual([401, 200, 200]);
  });

  it('give way to another where staff revoke one, which never works again', async () => {
    const one = await account('revoked');
    const first = await worker().tokenOf(one);
    await api.running.app.get(StaffTokens).revoke(one.id, 'isolation proof', OPERATOR);
    const second = await worker().tokenOf(one);
    expect([await me(first), await me(second), await working(one)]).toEqual([401, 200, 1]);
    expect(await worker().tokenOf(one)).toBe(second);
  });
});
