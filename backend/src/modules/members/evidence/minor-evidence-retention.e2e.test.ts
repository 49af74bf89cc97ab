import { sweptDatabase } from '../../../../test/support/swept-database';
import { MinorEvidenceRetention } from './minor-evidence-retention';

const { execute, left, sweep } = sweptDatabase();

const evidence = (photo: number, decided: string | null): Promise<number> =>
  execute(
    `insert into minor_evidence (tenant_id, photo_id, file, first_by, decided_at, decided_by)
     select id, $1, 'evidence/x.jpg', 'ada', now() - $2::interval, case when $2::interval is not null then 'ben' end from tenant`,
    [photo, decided],
  );

it('evidence goes half a year after it was confirmed, with its file, and never before somebody has looked', async () => {
  await evidence(1, '180 days 1 minute');
  await evidence(2, '179 days');
  await evidence(3, null);
  expect(await sweep(MinorEvidenceRetention).forget()).toBe(2);
  expect([await left('minor_evidence'), await left('outbox')]).toEqual([4, 2]);
  expect(await sweep(MinorEvidenceRetention).forget()).toBe(0);
});
