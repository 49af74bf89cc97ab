import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { type TimePosition, microsecondsOf, timeAt } from '../../../shared/time-cursor';
import { CARD_COLUMNS, CARD_JOINS, type CardRow, type CardSite, MAY_MEET, MemberCards } from '../../discovery';
import { type LikedThingRow, likedThing, likedThingColumn } from '../../members';
import { type LikeCard } from './like-card.response';

export type LikeList = 'given' | 'received' | 'mutual';

export interface LikePage {
  readonly likes: readonly LikeCard[];
  /** Null at the end. */
  readonly next: TimePosition | null;
}

interface LikeRow extends CardRow {
  readonly at: number;
  readonly liked: boolean;
  readonly mutual: boolean;
  readonly like_new: boolean;
  readonly likes: LikedThingRow | null;
}

const PAGE = 200;
/** More than any badge tells. */
const COUNTED = 100;

/** The new likes of a member: a hundred stands for more. */
export const countNewLikes = (member: number): Statement => ({
  text: `select count(*)::integer as n from (select from member_like l join profile p on p.id = l.liker_id
    where l.liked_id = $1::integer and l.seen_at is null and ${MAY_MEET} limit ${COUNTED}) fresh`,
  values: [member],
});

/** `mine` is the like of member `$1`, `theirs` the other's, and `p` the other. */
const SOURCES: Readonly<Record<LikeList, { readonly from: string; readonly at: string }>> = {
  given: {
    from: `member_like mine
      left join member_like theirs on theirs.liker_id = mine.liked_id and theirs.liked_id = mine.liker_id
      join profile p on p.id = mine.liked_id and mine.liker_id = $1::integer`,
    at: 'mine.created_at',
  },
  received: {
    from: `member_like theirs
      left join member_like mine on mine.liker_id = theirs.liked_id and mine.liked_id = theirs.liker_id
      join profile p on p.id = theirs.liker_id and theirs.liked_id = $1::integer`,
    at: 'theirs.created_at',
  },
  mutual: {
    from: `member_like mine
      join member_like theirs on theirs.liker_id = mine.liked_id and theirs.liked_id = mine.liker_id
      join profile p on p.id = mine.liked_id and mine.liker_id = $1::integer and not p.fictional`,
    at: 'greatest(mine.created_at, theirs.created_at)',
  },
};

/**
 * A member's likes, newest first. A block, a hidden or a disabled profile takes likes out of every list and count, and
 * they are there again when it ends: nothing is deleted, so that no block races with a like.
 */
@Injectable()
export class Likes {
  constructor(
    private readonly database: Database,
    @Inject(MemberCards) private readonly cards: MemberCards,
  ) {}

  async page(member: number, list: LikeList, after: TimePosition | null, site: CardSite): Promise<LikePage> {
    const { text, values } = pageOf(member, list, after);
    return this.present(await this.database.query<LikeRow>(text, values), site);
  }

  /** The first pages of what was given and received, and how many are new: a hundred stands for more. */
  async overview(member: number, site: CardSite): Promise<{ given: LikePage; received: LikePage; fresh: number }> {
    const [given, received, [count]] = (await this.database.batch([
      pageOf(member, 'given', null),
      pageOf(member, 'received', null),
      countNewLikes(member),
    ])) as unknown as [LikeRow[], LikeRow[], [{ n: number }]];
    return { given: this.present(given, site), received: this.present(received, site), fresh: count.n };
  }

  /** The profiles of these that the member likes, and the number of new likes. */
  async marks(member: number, profiles: readonly number[]): Promise<{ liked: number[]; fresh: number }> {
    const [liked, [count]] = (await this.database.batch([
      {
        text: 'select liked_id as id from member_like where liker_id = $1::integer and liked_id = any($2::integer[])',
        values: [member, profiles],
      },
      countNewLikes(member),
    ])) as unknown as [{ id: number }[], [{ n: number }]];
    return { liked: liked.map(({ id }) => id), fresh: count.n };
  }

  private present(rows: readonly LikeRow[], site: CardSite): LikePage {
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      likes: shown.map((row) => ({
        ...this.cards.present(row, site),
        liked_at: new Date(row.at / 1000).toISOString(),
        liked: row.liked,
        mutual: row.mutual,
        like_new: row.like_new,
        likes: likedThing(row.likes, site.settings.cdn_prefix),
      })),
      next: last ? { at: last.at, id: last.id } : null,
    };
  }
}

function pageOf(member: number, list: LikeList, after: TimePosition | null): Statement {
  const { from, at } = SOURCES[list];
  const behind = `and (${at}, p.id) < (${timeAt('$2')}, $3::integer)`;
  return {
    text: `select ${CARD_COLUMNS}, ${microsecondsOf(at)} as at,
        mine.liker_id is not null as liked,
        mine.liker_id is not null and theirs.liker_id is not null and not p.fictional as mutual,
        theirs.liker_id is not null and theirs.seen_at is null as like_new, ${likedThingColumn('theirs')} as likes
      from ${from} ${CARD_JOINS}
      where ${MAY_MEET} ${after === null ? '' : behind}
      order by ${at} desc, p.id desc limit ${PAGE + 1}`,
    values: after === null ? [member] : [member, after.at, after.id],
  };
}
