import { Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../platform/database';
import { type Asked, peopleBehind } from '../../tenants';
import { staffIn } from '../tenants/tenant-access';

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

  /** The answer for each of what staff asked for, with whether the caller's word would count. */
  async answers<R extends Asked, A>(
    request: FastifyRequest,
    rows: readonly R[],
    answer: (row: R, mayApprove: boolean) => A,
  ): Promise<A[]> {
    const may = await this.each(staffIn(request).id, rows.map(peopleBehind));
    return rows.map((row, at) => answer(row, row.status === 'waiting' && may[at] === true));
  }

  async answer<R extends Asked, A>(
    request: FastifyRequest,
    row: R,
    answer: (row: R, mayApprove: boolean) => A,
  ): Promise<A> {
    const [may] = await this.each(staffIn(request).id, [peopleBehind(row)]);
    return answer(row, row.status === 'waiting' && may === true);
  }

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
