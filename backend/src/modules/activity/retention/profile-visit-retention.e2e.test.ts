import { sweptDatabase } from '../../../../test/support/swept-database';
import { ProfileVisitRetention } from './profile-visit-retention';

const { execute, left, sweep } = sweptDatabase();
beforeEach(() => execute('delete from profile_visit'));

/** At every brand, each of another member to the same one. */
const visits = (count: number, ago: string): Promise<number> =>
  execute(
    `with viewed as (
       insert into profile (tenant_id, name, birth_date, language) select id, 'Viewed', '1990-01-01', 'nl' from tenant
       returning tenant_id, id
     ), viewers as (
       insert into profile (tenant_id, name, birth_date, language)
       select id, 'Viewer', '1990-01-01', 'nl' from tenant, generate_series(1, $1) returning tenant_id, id
     )
     insert into profile_visit (tenant_id, viewer_id, viewed_id, last_at)
     select r.tenant_id, r.id, d.id, now() - $2::interval from viewers r join viewed d on d.tenant_id = r.tenant_id`,
    [count, ago],
  );

it('visits of profiles are deleted 30 days after the last one, of every brand, and not before', async () => {
  await visits(1, '30 days 1 minute');
  await visits(1, '29 days 23 hours 59 minutes');
  expect(await sweep(ProfileVisitRetention).forget()).toBe(2);
  expect(await left('profile_visit')).toBe(2);
  expect(await sweep(ProfileVisitRetention).forget()).toBe(0);
});

it('visits of more than one step are all deleted, by two workers at once as well', async () => {
  await visits(1500, '40 days');
  const [one, two] = await Promise.all([sweep(ProfileVisitRetention).forget(), sweep(ProfileVisitRetention).forget()]);
  expect(one + two).toBe(3000);
  expect(await left('profile_visit')).toBe(0);
});
