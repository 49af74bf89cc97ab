import { sweptDatabase } from '../../../../test/support/swept-database';
import { WithdrawalRetention } from './withdrawal-retention';

const { execute, left, sweep } = sweptDatabase();

const statements = (count: number, at: string): Promise<number> =>
  execute(
    `insert into withdrawal_statement (tenant_id, id, client_key, name, email, about, locale, status, received_at)
     select id, gen_random_uuid(), gen_random_uuid(), '', '', '', 'en', 'received', now() + $2::interval
     from tenant, generate_series(1, $1)`,
    [count, at],
  );

it('statements of withdrawal are deleted two years after they were made, of every brand, and not before', async () => {
  await statements(1, '-2 years -1 minute');
  await statements(2, '-2 years +1 minute');
  const [one, two] = await Promise.all([sweep(WithdrawalRetention).forget(), sweep(WithdrawalRetention).forget()]);
  expect(one + two).toBe(2);
  expect(await left('withdrawal_statement')).toBe(4);
});
