import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { type MemberIdentity } from '../../../platform/http';
import { AccountNotConfirmed, ProfileNotFound } from '../../members';
import { MAY_MEET } from '../../discovery';
import { LikeNews } from '../like-news';
import { pairLock } from '../pair-lock';
import { likePushValues, likePushes } from '../pushes/like-pushes';
import { NothingToUndo, SwipeLikesUsedUp } from './errors';

export const CHOICES = ['like', 'pass'] as const;
export type Choice = (typeof CHOICES)[number];

const LIKES_A_DAY = 4;
const UNDO_MINUTES = 10;

export interface LikesLeft {
  readonly likes_left: number;
  readonly resets_at: Date;
}

/** Serialises a member's parallel acts in the game, so that each sees the one before. */
const lockOf = (member: number): Statement => ({
  text: 'select from account where id = $1 for no key update',
  values: [member],
});

const leftOf = (member: number): Statement => ({
  text: `select greatest(0, ${LIKES_A_DAY} - (select count(*) from swipe s
      where s.member_id = a.id and s.choice = 'like' and s.created_at >= d.starts))::integer as likes_left,
      d.ends as resets_at
    from account a, day_of(now(), a.time_zone) d where a.id = $1`,
  values: [member],
});

/**
 * A choice is made once; another one takes its place. A like given here is a like as any other, and has the moment of its
 * swipe: by that it is known which like an undone swipe had given.
 */
const CHOOSE = `
  with target as (select p.id, p.fictional from profile p where p.id = $2::integer and ${MAY_MEET}),
  used as (
    select count(*) as likes from account a, day_of(now(), a.time_zone) d, swipe s
    where a.id = $1::integer and s.member_id = a.id and s.profile_id <> $2::integer and s.choice = 'like'
      and s.created_at >= d.starts
  ),
  allowed as (select target.id from target, used where $3::text = 'pass' or used.likes < ${LIKES_A_DAY}),
  withdrawn as (
    delete from member_like l using swipe s, allowed
    where s.member_id = $1::integer and s.profile_id = allowed.id and s.choice = 'like' and $3::text = 'pass'
      and l.liker_id = s.member_id and l.liked_id = s.profile_id and l.created_at = s.created_at
  ),
  chosen as (
    insert into swipe (member_id, profile_id, choice) select $1::integer, id, $3::text from allowed
    on conflict (tenant_id, member_id, profile_id) do update set choice = excluded.choice, created_at = now()
    where swipe.choice <> excluded.choice
  ),
  liked as (
    insert into member_like (liker_id, liked_id) select $1::integer, id from allowed where $3::text = 'like'
    on conflict do nothing returning liked_id
  ), ${likePushes('liked', 4)}
  select exists (select from allowed) as is_allowed, exists (select from liked) as is_new_like,
    not target.fictional
      and exists (select from member_like l where l.liker_id = target.id and l.liked_id = $1::integer) as likes_back
  from target`;

const UNDO = `
  with last as (
    select profile_id, choice, created_at from swipe where member_id = $1::integer
    order by created_at desc, profile_id desc limit 1
  ),
  undone as (
    delete from swipe s using last where s.member_id = $1::integer and s.profile_id = last.profile_id
      and s.created_at > now() - interval '${UNDO_MINUTES} minutes'
      and s.profile_id = coalesce($2::integer, s.profile_id)
    returning s.profile_id, s.choice, s.created_at
  ),
  withdrawn as (
    delete from member_like l using undone where undone.choice = 'like'
      and l.liker_id = $1::integer and l.liked_id = undone.profile_id and l.created_at = undone.created_at
  )
  select profile_id from undone`;

/** The choices of the swipe game, and how many likes a day has left. */
@Injectable()
export class Swipes {
  constructor(
    private readonly database: Database,
    @Inject(LikeNews) private readonly news: LikeNews,
  ) {}

  async left(member: number): Promise<LikesLeft> {
    const { text, values } = leftOf(member);
    return likesLeft(await this.database.query<LikesLeft>(text, values));
  }

  /** `mutual`: a like that the other one has given before, and is nobody invented. */
  async choose(
    { id: member, status }: MemberIdentity,
    profile: number,
    choice: Choice,
  ): Promise<LikesLeft & { mutual: boolean }> {
    if (status === 'not_confirmed') throw new AccountNotConfirmed();
    const [, , [made], left] = (await this.database.batch([
      lockOf(member),
      pairLock(member, profile),
      { text: CHOOSE, values: [member, profile, choice, ...likePushValues()] },
      leftOf(member),
    ])) as unknown as [
      unknown,
      unknown,
      { is_allowed: boolean; is_new_like: boolean; likes_back: boolean }[],
      LikesLeft[],
    ];
    if (!made) throw new ProfileNotFound();
    const days = likesLeft(left);
    if (!made.is_allowed) throw new SwipeLikesUsedUp(days.resets_at);
    if (made.is_new_like) this.news.publish(member, profile, made.likes_back);
    return { ...days, mutual: choice === 'like' && made.likes_back };
  }

  /**
   * Takes the last choice back, where it is about the profile that is named; a like is given back to the day. Answers whom
   * it was about.
   */
  async undo(member: number, profile: number | null): Promise<LikesLeft & { profile: number }> {
    const [, [undone], left] = (await this.database.batch([
      lockOf(member),
      { text: UNDO, values: [member, profile] },
      leftOf(member),
    ])) as unknown as [unknown, { profile_id: number }[], LikesLeft[]];
    if (!undone) throw new NothingToUndo();
    return { ...likesLeft(left), profile: undone.profile_id };
  }
}

function likesLeft([row]: readonly LikesLeft[]): LikesLeft {
  if (!row) throw new Error('a member without an account');
  return { likes_left: row.likes_left, resets_at: row.resets_at };
}
