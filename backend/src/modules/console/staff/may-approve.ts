import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';

interface Related {
  readonly id: number;
  readonly made: readonly number[];
  readonly is_caller: boolean;
  readonly is_confirmed: boolean;
}

/** Tells before somebody presses whether `requireSecondPerson` would take their word. */
@Injectable()
export class MayApprove {
  constructor(private readonly platform: PlatformDatabase) {}

  /** One answer for each list of the people who are behind a decision so far. */
  async each(staffId: number, behind: readonly (readonly number[])[]): Promise<boolean[]> {
    if (behind.length === 0) return [];
    const rows = await this.platform.query<Related>(
      `select id, created_by || case when id = $1 then '{}'::integer[] else held_by end as made, id = $1 as is_caller,
         coalesce(approves_from <= now(), false) and role = 'operator' and disabled_at is null as is_confirmed
       from staff where id = $1 or id = any($2::integer[])`,
      [staffId, [...new Set(behind.flat())]],
    );
    const caller = rows.find(({ is_caller: isCaller }) => isCaller);
    if (!caller?.is_confirmed) return behind.map(() => false);
    const madeBy = new Map(rows.map(({ id, made }) => [id, made]));
    const isOther = (id: number): boolean =>
      id !== staffId && !caller.made.includes(id) && !(madeBy.get(id) ?? []).includes(staffId);
    return behind.map((people) => people.every(isOther));
  }
}
