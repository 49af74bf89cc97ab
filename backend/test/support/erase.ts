import { EraseAccount } from '../../src/modules/privacy/erasure/erase-account';
import { PlatformDatabase } from '../../src/platform/database';
import { type TestApi } from './api';
import { PASSWORD, type Person, post, rows } from './people';

/** Has somebody delete their account and the time run out in which they could come back. */
export async function eraseNow(api: TestApi, { id, cookie }: Person): Promise<void> {
  await post(api, '/api/account-deletion').set('cookie', cookie).send({ password: PASSWORD }).expect(200);
  const [due] = await rows(
    api,
    `update account_deletion set asked_at = now() - interval '15 days', due_at = now() - interval '1 day'
     where account_id = $1 returning tenant_id as tenant, account_id as account`,
    [id],
  );
  const eraser = new EraseAccount(api.running.app.get(PlatformDatabase));
  expect(await eraser.erase(due as { tenant: number; account: number })).toEqual({});
}
