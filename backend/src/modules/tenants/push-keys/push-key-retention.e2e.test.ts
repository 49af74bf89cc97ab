import { sweptDatabase } from '../../../../test/support/swept-database';
import { PushKeyRetention } from './push-key-retention';

const { execute, left, sweep } = sweptDatabase();

const keys = (first: number, count: number, retired: string | null): Promise<number> =>
  execute(
    `insert into push_key (tenant_id, version, public_key, private_key, retired_at)
     select t.id, n, n::text, '\\x00', now() + $3::interval from tenant t, generate_series($1::integer, $1::integer + $2::integer - 1) n`,
    [first, count, retired],
  );

it('keys that were retired ninety days ago are forgotten, of every brand, and nothing else', async () => {
  await keys(1, 15, '-90 days -1 minute');
  await keys(16, 2, '-90 days +1 minute');
  await keys(18, 1, null);
  const [one, two] = await Promise.all([sweep(PushKeyRetention).forget(), sweep(PushKeyRetention).forget()]);
  expect(one + two).toBe(30);
  expect(await left('push_key')).toBe(6);
  expect(await sweep(PushKeyRetention).forget()).toBe(0);
});
