import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { CONSOLE } from '../../../../test/support/staff-people';
import { type DeliveryStandingsResponse } from './delivery-standing.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(113);
});
afterAll(() => api.close());

async function brands() {
  const token = await tokenOf(api, OPERATOR);
  const { body } = await api.on(CONSOLE).get('/api/staff/delivery-standing').set('authorization', token).expect(200);
  const told = (body as DeliveryStandingsResponse).brands;
  return { first: told.find((one) => one.tenant === FIRST), second: told.find((one) => one.tenant === SECOND) };
}

it('mails are counted by brand and window, with bounces and complaints by a thousand that were sent', async () => {
  const { id } = await confirmed(api);
  await rows(api, 'delete from mail_log');
  const log = (count: number, outcome: string, age: string) =>
    rows(
      api,
      `insert into mail_log (tenant_id, entry, account_id, mail, outcome, at)
       select tenant_id, gen_random_uuid(), id, 'activation', $3, now() - $4::interval from account, generate_series(1, $2)
       where id = $1`,
      [id, count, outcome, age],
    );
  await log(250, 'sent', '1 hour');
  await log(250, 'sent', '5 days');
  await log(500, 'sent', '20 days');
  await log(7, 'sent', '31 days');
  await log(2, 'withheld', '1 hour');
  await log(3, 'refused', '1 hour');
  await rows(
    api,
    `insert into mail_suppression (tenant_id, email_hash, reason, code, since)
     select id, substr(decode(md5(n::text), 'hex'), 1, 10), reason, '5.1.1', now() - age::interval
     from tenant, (values (1, 'bounce', '1 hour'), (2, 'bounce', '5 days'), (3, 'complaint', '1 hour'), (4, 'complaint', '40 days'))
       given (n, reason, age) where slug = $1`,
    [FIRST],
  );
  const { first, second } = await brands();
  expect(first?.mails).toEqual([
    {
      ...{ days: 1, sent: 250, withheld: 2, refused: 3, bounced: 1, complained: 1 },
      ...{ bounced_per_mille: 4, complained_per_mille: 4 },
    },
    expect.objectContaining({ days: 7, sent: 500, bounced: 2, bounced_per_mille: 4, complained_per_mille: 2 }),
    expect.objectContaining({ days: 30, sent: 1000, complained: 1, complained_per_mille: 1 }),
  ]);
  expect(second?.mails[0]).toMatchObject({ sent: 0, complained: 0, complained_per_mille: null });
});

it('pushes are counted by brand and window, with devices and the key', async () => {
  await rows(
    api,
    `insert into push_day (tenant_id, day, sent, gone, failed)
     select id, (now() at time zone 'UTC')::date - age, 10, 2, 1 from tenant, unnest(array[0, 6, 29, 30]) age where slug = $1`,
    [FIRST],
  );
  const { first, second } = await brands();
  expect(first?.pushes).toEqual({
    ...{ devices: 0, failing: 0 },
    days: [
      { days: 1, sent: 10, gone: 2, failed: 1 },
      { days: 7, sent: 20, gone: 4, failed: 2 },
      { days: 30, sent: 30, gone: 6, failed: 3 },
    ],
  });
  expect(first?.push_key).toMatchObject({ version: 1, retired: 0 });
  expect(second?.pushes.days[2]).toEqual({ days: 30, sent: 0, gone: 0, failed: 0 });
});

it('only operators see it', async () => {
  const ask = (token: string) => api.on(CONSOLE).get('/api/staff/delivery-standing').set('authorization', token);
  await ask(await tokenOf(api, SUPPORT)).expect(403);
  await ask('Bearer x').expect(401);
});
