import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../../platform/database';
import { ProfileNotFound } from '../../../members';
import { type BlocksResponse } from './blocks.response';

const SHOWN = 500;

/** SQL condition for profiles that member `$1` can block or report: hidden ones too, but none that has blocked the member. */
export const REACHABLE = `p.id = $2::integer and p.id <> $1::integer and p.status = 'active'
  and not exists (select from block b where b.blocker_id = p.id and b.blocked_id = $1::integer)`;

export const blockStatement = (member: number, profile: number): Statement => ({
  text: `with target as (select p.id from profile p where ${REACHABLE}),
    made as (insert into block (blocker_id, blocked_id) select $1::integer, id from target on conflict do nothing)
    select id from target`,
  values: [member, profile],
});

/**
 * Blocks between members. Everything that shows or reaches profiles asks this table when it answers, so that a
 * block works at once, both ways, and its end brings everything back. The blocked one is told nothing.
 */
@Injectable()
export class Blocks {
  constructor(private readonly database: Database) {}

  async of(member: number): Promise<BlocksResponse> {
    const rows = await this.database.query<{ id: number; name: string; fictional: boolean; created_at: Date }>(
      `select p.id, p.name, p.fictional, b.created_at from block b join profile p on p.id = b.blocked_id
       where b.blocker_id = $1 order by b.created_at desc, p.id desc limit ${SHOWN}`,
      [member],
    );
    return {
      blocked: rows.map(({ created_at, ...profile }) => ({ ...profile, blocked_at: created_at.toISOString() })),
    };
  }

  async block(member: number, profile: number): Promise<void> {
    const { text, values } = blockStatement(member, profile);
    if ((await this.database.query(text, values)).length === 0) throw new ProfileNotFound();
  }

  async unblock(member: number, profile: number): Promise<void> {
    await this.database.execute('delete from block where blocker_id = $1 and blocked_id = $2', [member, profile]);
  }
}
