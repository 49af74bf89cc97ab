import { sweptDatabase } from '../../../../../test/support/swept-database';
import { PhotoCheckRetention } from './photo-check-retention';

const { execute, left, sweep } = sweptDatabase();
beforeEach(async () => {
  await execute('delete from photo_check');
  await execute('delete from outbox');
});

interface Check {
  readonly status: string;
  readonly file?: string;
  readonly reasons?: readonly string[];
  readonly compared?: readonly number[];
}

/** So many checks at every brand, each of somebody else, all of whose times are so long ago. */
const checks = (count: number, ago: string, { status, file, reasons = [], compared = [] }: Check): Promise<number> =>
  execute(
    `with people as (
       insert into profile (tenant_id, name, birth_date, language)
       select id, 'Checked', '1990-01-01', 'nl' from tenant, generate_series(1, $1) returning tenant_id, id
     )
     insert into photo_check (tenant_id, profile_id, status, gesture, gesture_until, consent_text, language, created_at,
       file, sent_at, reasons, compared, decided_at, decided_by, ended_at)
     select tenant_id, id, $3, 'thumb_up', now() - $2::interval, 'photo_check_1', 'nl', now() - $2::interval,
       $4, case when $3 <> 'started' then now() - $2::interval end, $5, $6,
       case when $3 in ('verified', 'refused') then now() - $2::interval end,
       case when $3 in ('verified', 'refused') then 'staff@manyhearts.example' end,
       case when $3 not in ('started', 'waiting', 'verified') then now() - $2::interval end
     from people`,
    [count, ago, status, file ?? null, reasons, compared],
  );
const WAITING: Check = { status: 'waiting', file: 'photos/1/a.jpg' };

it('checks without a picture are deleted after a day, of every brand, and not before', async () => {
  await checks(1, '1 day 1 minute', { status: 'started' });
  await checks(1, '23 hours 59 minutes', { status: 'started' });
  expect(await sweep(PhotoCheckRetention).forget()).toBe(2);
  expect(await left('photo_check')).toBe(2);
});

it('pictures that nobody decided about go after 14 days, and the check ends', async () => {
  await checks(1, '14 days 1 minute', WAITING);
  await checks(1, '13 days 23 hours', WAITING);
  expect(await sweep(PhotoCheckRetention).forget()).toBe(2);
  expect(await left("photo_check where status = 'undecided' and file is null and ended_at is not null")).toBe(2);
  expect(await left("photo_check where status = 'waiting'")).toBe(2);
  expect(await left("outbox where kind = 'check_picture_gone' and payload->>'file' = 'photos/1/a.jpg'")).toBe(2);
  expect(await sweep(PhotoCheckRetention).forget()).toBe(0);
});

it('checks are deleted 180 days after they ended; those that hold stay', async () => {
  await checks(1, '180 days 1 minute', { status: 'refused', reasons: ['other'] });
  await checks(1, '180 days 1 minute', { status: 'withdrawn' });
  await checks(1, '179 days', { status: 'photos_gone' });
  await checks(1, '500 days', { status: 'verified', compared: [1] });
  expect(await sweep(PhotoCheckRetention).forget()).toBe(4);
  expect(await left('photo_check')).toBe(4);
});

it('all of more than one step go, by two workers at once as well', async () => {
  await checks(600, '20 days', WAITING);
  const forgotten = await Promise.all([sweep(PhotoCheckRetention).forget(), sweep(PhotoCheckRetention).forget()]);
  expect(forgotten.reduce((sum, count) => sum + count, 0)).toBe(1200);
  expect(await left("photo_check where status = 'waiting'")).toBe(0);
});
