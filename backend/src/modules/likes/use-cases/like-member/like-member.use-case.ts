import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type MemberIdentity } from '../../../../platform/http';
import { MAY_MEET } from '../../../discovery';
import { AccountNotConfirmed, ProfileNotFound } from '../../../members';
import { LikeNews } from '../../like-news';
import { pairLock } from '../../pair-lock';
import { likePushValues, likePushes } from '../../pushes/like-pushes';

const LIKE = `
  with target as (select p.id, p.fictional from profile p where p.id = $2::integer and ${MAY_MEET}),
  made as (
    insert into member_like (liker_id, liked_id) select $1::integer, id from target on conflict do nothing returning liked_id
  ), ${likePushes('made', 3)}
  select not target.fictional
      and exists (select from member_like l where l.liker_id = target.id and l.liked_id = $1::integer) as mutual,
    exists (select from made) as is_new
  from target`;

@Injectable()
export class LikeMember {
  constructor(
    private readonly database: Database,
    @Inject(LikeNews) private readonly news: LikeNews,
  ) {}

  /** Once or many times, it is one like. Answers whether it makes a match: with nobody invented ever. */
  async like({ id, status }: MemberIdentity, profile: number): Promise<boolean> {
    if (status === 'not_confirmed') throw new AccountNotConfirmed();
    const [, [row]] = (await this.database.batch([
      pairLock(id, profile),
      { text: LIKE, values: [id, profile, ...likePushValues()] },
    ])) as unknown as [unknown, { mutual: boolean; is_new: boolean }[]];
    if (!row) throw new ProfileNotFound();
    if (row.is_new) this.news.publish(id, profile, row.mutual);
    return row.mutual;
  }

  /** Also of somebody who is not to be seen any more. */
  async takeBack(member: number, profile: number): Promise<void> {
    await this.database.execute('delete from member_like where liker_id = $1 and liked_id = $2', [member, profile]);
  }

  /** The member has opened the profile of somebody who likes them. */
  async open(member: number, profile: number): Promise<void> {
    await this.database.execute(
      'update member_like set seen_at = now() where liker_id = $2 and liked_id = $1 and seen_at is null',
      [member, profile],
    );
  }
}
