import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { call, confirmed } from '../../../../../test/support/meeting';
import { startAccountsApi } from '../../../../../test/support/people';
import { PageSight, type Sight } from '../../../../platform/realtime';
import { runInTenant } from '../../../../platform/tenancy';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(83);
});
afterAll(() => api.close());

const note = (cookie: string, in_sight: unknown, host = FIRST) =>
  call(api, 'put', 'push/sight', cookie, host).send({ in_sight });
const sightOf = (member: number, tenant = 1): Promise<Sight> =>
  runInTenant(tenant, () => api.running.app.get(PageSight).of(member));

it('a member’s page says whether it is seen, at this brand alone', async () => {
  const { id, cookie } = await confirmed(api);
  expect(await sightOf(id)).toBe('none');
  await note(cookie, true).expect(204);
  expect(await sightOf(id)).toBe('in_sight');
  expect(await sightOf(id, 2)).toBe('none');
  await note(cookie, false).expect(204);
  expect(await sightOf(id)).toEqual({ until: expect.any(Date) as Date });
});

it('nobody else says so', async () => {
  const { id, cookie } = await confirmed(api);
  await note('', true).expect(403);
  await note(cookie, true, SECOND).expect(403);
  await note(cookie, true).set('sec-fetch-site', 'cross-site').expect(403);
  expect((await note(cookie, 'yes').expect(422)).body).toMatchObject({ faults: [{ path: 'in_sight' }] });
  expect(await sightOf(id)).toBe('none');
});
