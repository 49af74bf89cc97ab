import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { count, rows, startAccountsApi } from '../../../../test/support/people';
import { type Enrolled, enrolledStaff, staffPost } from '../../../../test/support/staff-people';
import { DataKeys } from '../../../platform/data-keys';
import { Tenants } from '../../tenants';
import { PostbackSignatures } from '../../traffic';

let api: TestApi;
let operator: Enrolled;
let support: Enrolled;
beforeAll(async () => {
  api = await startAccountsApi(103);
  operator = await enrolledStaff(api, 'networks@manyhearts.example');
  support = await enrolledStaff(api, 'supports@manyhearts.example', 'support');
});
afterAll(() => api.close());

const ask = (slug: string, network: string, cookie = operator.cookie) =>
  staffPost(api, `/tenants/${slug}/postback-secrets`, cookie).send({ network });
const secretOf = async (slug: string, network: string): Promise<string> => {
  const { id } = await api.running.app.get(Tenants).get(slug);
  return new PostbackSignatures(api.running.app.get(DataKeys)).secret(id, network);
};

describe('the secret of a network', () => {
  it('is the one that postbacks are signed with, another one at another brand, and each look is written down', async () => {
    const { body } = await ask(FIRST, 'acme').expect(200);
    expect(body).toEqual({ network: 'acme', secret: await secretOf(FIRST, 'acme') });
    expect((await ask(SECOND, 'acme').expect(200)).body).toEqual({
      network: 'acme',
      secret: await secretOf(SECOND, 'acme'),
    });
    expect(await secretOf(FIRST, 'acme')).not.toBe(await secretOf(SECOND, 'acme'));
    const written = await rows(
      api,
      `select t.slug, a.subject, a.actor, a.details from audit_entry a join tenant t on t.id = a.tenant_id
       where a.action = 'postback.secret_shown' order by a.id`,
    );
    const look = { subject: 'acme', actor: 'networks@manyhearts.example', details: {} };
    expect(written).toEqual([
      { slug: FIRST, ...look },
      { slug: SECOND, ...look },
    ]);
  });

  it('is not shown to support, nor without a fresh code, nor of a brand that is not there', async () => {
    const before = await count(api, 'audit_entry');
    expect((await ask(FIRST, 'acme', support.cookie).expect(403)).body).toMatchObject({ code: 'permission_denied' });
    expect((await ask('nowhere', 'acme').expect(404)).body).toMatchObject({ code: 'tenant_not_found' });
    await staffPost(api, `/tenants/${FIRST}/postback-secrets`).send({ network: 'acme' }).expect(401);
    await rows(api, "update staff_session set second_factor_at = now() - interval '6 minutes' where staff_id = $1", [
      operator.id,
    ]);
    expect((await ask(FIRST, 'acme').expect(403)).body).toMatchObject({ code: 'second_factor_needed' });
    await rows(api, 'update staff_session set second_factor_at = now() where staff_id = $1', [operator.id]);
    expect(await count(api, 'audit_entry')).toBe(before);
  });

  it.each([['two words'], [''], ['x'.repeat(65)]])('is not asked for with %j', async (network) => {
    expect((await ask(FIRST, network).expect(422)).body).toMatchObject({ faults: [{ path: 'network' }] });
  });
});
