import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { waiting } from '../../../../test/support/photo-checks';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type ClaimedPhotoChecksResponse } from './photo-checks.response';

let api: TestApi;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(59);
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  const email = 'ada@checks.example';
  await api.running.app.get(StaffTokens).add({ email, name: 'Ada', role: 'moderator', tenantIds: [id] }, OPERATOR);
  cookies.set('ada', await sessionOf(api, email));
  cookies.set('olivia', await sessionOf(api, OPERATOR.email));
});
afterAll(() => api.close());

const staff = (who: string, method: 'get' | 'post' | 'delete', path: string) => {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
};
const claim = (who: string) => staff(who, 'post', 'work-claims').send({ queue: 'photo_checks' }).expect(200);
const claimed = async (who: string): Promise<ClaimedPhotoChecksResponse['checks']> =>
  ((await staff(who, 'get', 'claimed-photo-checks').expect(200)).body as ClaimedPhotoChecksResponse).checks;

it('claimed checks are shown with their brand, the gesture and what to compare, while they wait', async () => {
  const [one, elsewhere] = [await waiting(api, 2), await waiting(api, 1, SECOND)];
  expect(await claimed('ada')).toEqual([]);
  await claim('ada');
  const [own, ...more] = await claimed('ada');
  expect([own?.profile_id, own?.tenant, more]).toEqual([one.id, FIRST, []]);
  expect(own).toMatchObject({ name: 'Jo Visser', fictional: false, gesture: expect.any(String) as string });
  expect(own?.photos.map(({ id }) => id)).toEqual(one.photos);
  for (const path of [own?.picture, own?.photos[0]?.picture])
    await staff('ada', 'get', (path ?? '').replace('/api/staff/', '')).expect(200);
  await claim('olivia');
  expect((await claimed('olivia')).map(({ profile_id: id, tenant }) => [id, tenant])).toEqual([[elsewhere.id, SECOND]]);
  await rows(api, "update account set status = 'blocked' where id = $1", [one.id]);
  expect(await claimed('ada')).toEqual([]);
  await staff('nobody', 'get', 'claimed-photo-checks').expect(401);
});
