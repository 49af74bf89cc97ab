import { sweptDatabase } from '../../../../test/support/swept-database';
import { ReportRetention } from './report-retention';

const { execute, left, sweep } = sweptDatabase();

/** Files a report at every brand, between two of its members. */
const report = (closed: string | null): Promise<number> =>
  execute(
    `with made as (
       insert into profile (tenant_id, name, birth_date, language)
       select id, 'Other', '1990-01-01', 'nl' from tenant, generate_series(1, 2) returning tenant_id, id
     )
     insert into report (tenant_id, reporter_id, profile_id, reason, evidence, created_at, closed_at, closed_by, outcome)
     select tenant_id, min(id), max(id), 'scam', '{}', now() - interval '3 years', now() - $1::interval,
       case when $1 is not null then 'staff' end, case when $1 is not null then 'warned' end from made group by tenant_id`,
    [closed],
  );

it('reports are deleted half a year after they were closed, of every brand; open ones never', async () => {
  await report('6 months 1 minute');
  await report('5 months 27 days');
  await report(null);
  expect(await sweep(ReportRetention).forget()).toBe(2);
  expect(await left('report')).toBe(4);
  expect(await sweep(ReportRetention).forget()).toBe(0);
});
