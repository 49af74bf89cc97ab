import { type Connection } from '../../../platform/database';
import { isFirstPerson } from '../../decisions';
import { type Actor } from '../../tenants';
import { type RejectionReason } from '../photos/photo-row';

export const SECOND_LOOK_CAUSES = ['sample', 'minor', 'escalated'] as const;
export type SecondLookCause = (typeof SECOND_LOOK_CAUSES)[number];

export interface PhotoOutcome {
  readonly outcome: 'approved' | 'rejected';
  readonly reason: RejectionReason | null;
}

export interface SecondLookRow {
  readonly cause: SecondLookCause;
  readonly first_by: string;
  readonly first_people: readonly number[];
  readonly first_outcome: PhotoOutcome['outcome'] | null;
  readonly decided_by: string | null;
}

/** Somebody of the staff, with the people who control the account. */
export type Looker = Pick<Actor, 'email' | 'people'>;

export interface LookedAt {
  readonly tenantId: number;
  readonly photo: number;
  readonly profileId: number;
  readonly by: Looker;
}

type FirstLook = Pick<SecondLookRow, 'first_by' | 'first_people'>;

/** Whether the person who looked first may be the one who looks now, by this account or another. */
export const lookedFirst = ({ first_by: email, first_people: people }: FirstLook, by: Looker): boolean =>
  isFirstPerson({ decided_by: email, deciders: people }, by);

/** Somebody who looked first, as they stood then. */
export const firstLooker = ({ first_by: email, first_people: ids }: FirstLook): Looker => ({
  email,
  people: { ids, areAll: true },
});

export async function findSecondLook(
  connection: Connection,
  tenantId: number,
  photo: number,
): Promise<SecondLookRow | undefined> {
  const [look] = await connection.query<SecondLookRow>(
    'select cause, first_by, first_people, first_outcome, decided_by from second_look where tenant_id = $1 and photo_id = $2',
    [tenantId, photo],
  );
  return look;
}

/** Asks for a second person. A look that was there before begins anew. */
export async function requestSecondLook(
  connection: Connection,
  { tenantId, photo, profileId, by }: LookedAt,
  cause: SecondLookCause,
  first: PhotoOutcome | null,
): Promise<void> {
  await connection.execute(
    `insert into second_look (tenant_id, photo_id, profile_id, cause, first_by, first_people, first_outcome, first_reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (tenant_id, photo_id) do update set cause = excluded.cause, requested_at = now(), first_by = excluded.first_by,
       first_people = excluded.first_people, first_outcome = excluded.first_outcome, first_reason = excluded.first_reason,
       decided_at = null, decided_by = null, outcome = null, reason = null, agreed = null`,
    [
      ...[tenantId, photo, profileId, cause, by.email, by.people?.ids ?? []],
      ...[first?.outcome ?? null, first?.reason ?? null],
    ],
  );
}

/** The second person's decision. They agree where both come to the same; that it is a child is said by both or by one. */
export async function closeSecondLook(
  connection: Connection,
  { tenantId, photo, by }: LookedAt,
  { outcome, reason }: PhotoOutcome,
): Promise<void> {
  await connection.execute(
    `update second_look set decided_at = now(), decided_by = $3, outcome = $4, reason = $5,
       agreed = first_outcome = $4 and (cause <> 'minor' or $5 is not distinct from 'minor')
     where tenant_id = $1 and photo_id = $2`,
    [tenantId, photo, by.email, outcome, reason],
  );
}

/** The first person has changed their mind before anybody else looked, by this account or another. */
export async function changeFirstDecision(
  connection: Connection,
  { tenantId, photo, by }: LookedAt,
  { outcome, reason }: PhotoOutcome,
): Promise<void> {
  await connection.execute(
    `update second_look set first_by = $3, first_people = $4::integer[] || first_people, first_outcome = $5, first_reason = $6
     where tenant_id = $1 and photo_id = $2`,
    [tenantId, photo, by.email, by.people?.ids ?? [], outcome, reason],
  );
}

/** The second person takes their decision of the last minutes back: the look is open again. Answers 0 where it is too late. */
export function reopenSecondLook(connection: Connection, { tenantId, photo }: LookedAt): Promise<number> {
  return connection.execute(
    `update second_look set decided_at = null, decided_by = null, outcome = null, reason = null, agreed = null
     where tenant_id = $1 and photo_id = $2 and decided_at > now() - interval '10 minutes'`,
    [tenantId, photo],
  );
}

export async function withdrawSecondLook(connection: Connection, { tenantId, photo }: LookedAt): Promise<void> {
  await connection.execute('delete from second_look where tenant_id = $1 and photo_id = $2', [tenantId, photo]);
}
