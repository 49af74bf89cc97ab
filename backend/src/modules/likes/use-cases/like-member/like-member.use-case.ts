import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type MemberIdentity } from '../../../../platform/http';
import { MAY_MEET } from '../../../discovery';
import {
  AccountNotConfirmed,
  ProfileNotFound,
  type ProfileThing,
  ProfileThingGone,
  showsThing,
} from '../../../members';
import { LikeNews } from '../../like-news';
import { pairLock } from '../../pair-lock';
import { likePushValues, likePushes } from '../../pushes/like-pushes';

/** A like that stands already keeps its age and whether it was seen; only the liked photo or answer changes. */
const LIKE = `
  with target as (
    select p.id, p.fictional, ${showsThing('p.id', '$3::integer', '$4::text')} as shows_thing
    from profile p where p.id = $2::integer and ${MAY_MEET}
  ),
  made as (
    insert into member_like (liker_id, liked_id, liked_photo, liked_prompt)
    select $1::integer, id, $3::integer, $4::text from target where shows_thing
    on conflict do nothing returning liked_id
  ),
  told as (
    update member_like l set (liked_photo, liked_prompt) = ($3::integer, $4::text) from target
    where l.liker_id = $1::integer and l.liked_id = target.id and target.shows_thing
      and coalesce($3::integer::text, $4::text) is not null
      and (l.liked_photo, l.liked_prompt) is distinct from ($3::integer, $4::text)
  ), ${likePushes('made', 5)}
  select not target.fictional
      and exists (select from member_like l where l.liker_id = target.id and l.liked_id = $1::integer) as mutual,
    exists (select from made) as is_new, target.shows_thing
  from target`;

interface Made {
  readonly mutual: boolean;
  readonly is_new: boolean;
  readonly shows_thing: boolean;
}

@Injectable()
export class LikeMember {
  constructor(
    private readonly database: Database,
    @Inject(LikeNews) private readonly news: LikeNews,
  ) {}

  /**
   * Once or many times, it is one like; `thing` says what of the profile it is about. Answers whether it makes a match: with
   * nobody invented ever.
   */
  async like({ id, status }: MemberIdentity, profile: number, thing?: ProfileThing): Promise<boolean> {
    if (status === 'not_confirmed') throw new AccountNotConfirmed();
    const [, [row]] = (await this.database.batch([
      pairLock(id, profile),
      { text: LIKE, values: [id, profile, thing?.photo ?? null, thing?.prompt ?? null, ...likePushValues()] },
    ])) as unknown as [unknown, Made[]];
    if (!row) throw new ProfileNotFound();
    if (!row.shows_thing) throw new ProfileThingGone();
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
