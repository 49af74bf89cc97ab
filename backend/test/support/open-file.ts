import { type Actor } from '../../src/modules/tenants';
import { FIRST, type TestApi, tokenOf } from './api';
import { CONSOLE } from './staff-people';

/** Opens a member's file to a member of staff, as the console does before it shows anything of them. */
export async function openFile(
  api: TestApi,
  who: Actor,
  id: number,
  slug = FIRST,
  body: object = { reason: 'sign_in' },
) {
  return api
    .on(CONSOLE)
    .post(`/api/staff/tenants/${slug}/members/${id}/looks`)
    .set('authorization', await tokenOf(api, who))
    .send(body);
}
