import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { MAY_MEET } from '../../discovery';
import { AppBadge, NewsPushes } from '../../push';
import { countNewLikes } from '../lists/likes';

/** More than any push tells of. */
const MOST = 100;

/** Likes that the member has not looked at and that no other entry has told of. One that made a match is told as that. */
const TELL_LIKES = `news as (
    select l.liker_id, p.name, p.fictional from member_like l join profile p on p.id = l.liker_id
    where l.liked_id = $1::integer and l.seen_at is null and (l.pushed_by is null or l.pushed_by = $2::uuid) and ${MAY_MEET}
      and (p.fictional or not exists (
        select from member_like mine where mine.liker_id = l.liked_id and mine.liked_id = l.liker_id))
    order by l.created_at desc, l.liker_id limit ${MOST}
  ), told as (
    update member_like l set pushed_by = $2::uuid from news n, verdict v
    where v.at is null and l.liker_id = n.liker_id and l.liked_id = v.account
      and (l.pushed_by is null or l.pushed_by = $2::uuid)
    returning n.liker_id as id, n.name, n.fictional, 1 as count
  )`;

/** The match with `$3`, with `$4` others too, that the member has not been shown: with nobody invented ever. */
const TELL_MATCHES = `news as (
    select mine.liked_id, p.name from member_like mine
      join member_like theirs on theirs.liker_id = mine.liked_id and theirs.liked_id = mine.liker_id
      join profile p on p.id = mine.liked_id and not p.fictional
    where mine.liker_id = $1::integer and (mine.liked_id = $3::integer or $4::boolean) and mine.match_seen_at is null
      and (mine.match_pushed_by is null or mine.match_pushed_by = $2::uuid) and ${MAY_MEET}
  ), told as (
    update member_like l set match_pushed_by = $2::uuid from news n, verdict v
    where v.at is null and l.liker_id = v.account and l.liked_id = n.liked_id
      and (l.match_pushed_by is null or l.match_pushed_by = $2::uuid)
    returning n.liked_id as id, n.name, false as fictional, 1 as count
  )`;

/** Tells of likes, bundled and seldom, and of matches. */
@Injectable()
export class FreshLikePushes implements OnModuleInit {
  constructor(
    private readonly pushes: NewsPushes,
    private readonly badge: AppBadge,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.pushes.register({
      ...{ push: 'new_likes', kind: 'likes', tell: TELL_LIKES, pace: { anHour: 2, aDay: 2 } },
      ...{ urgency: 'low', ttlSeconds: 43_200, place: () => ({ path: '/likes', tag: 'likes' }) },
    });
    this.pushes.register({
      ...{ push: 'match', kind: 'matches', tell: TELL_MATCHES, pace: { anHour: 6, aDay: 20 } },
      ...{ urgency: 'normal', ttlSeconds: 86_400, place: () => ({ path: '/likes/mutual', tag: 'matches' }) },
    });
    this.badge.register(async (account) => {
      const { text, values } = countNewLikes(account);
      const [row] = await this.database.query<{ n: number }>(text, values);
      return row?.n ?? 0;
    });
  }
}
