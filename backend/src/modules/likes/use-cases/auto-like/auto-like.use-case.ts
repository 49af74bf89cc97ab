import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import {
  CARD_COLUMNS,
  CARD_JOINS,
  type CardRow,
  type CardSite,
  MAY_MEET,
  MemberCards,
  seeks,
} from '../../../discovery';
import { type AutoLikeReason, type AutoLikeResponse } from './auto-like.response';

/** The oldest match of two real members that this one has not been shown. */
const MATCH = `
  select ${CARD_COLUMNS}
  from member_like mine
  join member_like theirs on theirs.liker_id = mine.liked_id and theirs.liked_id = mine.liker_id
  join profile p on p.id = mine.liked_id ${CARD_JOINS}
  where mine.liker_id = $1::integer and mine.match_seen_at is null and not p.fictional and ${MAY_MEET}
  order by greatest(mine.created_at, theirs.created_at), p.id limit 1`;

const WELCOME_LIKE = `
  select ${CARD_COLUMNS}
  from welcome_like w join member_like l on l.liker_id = w.fictional_id and l.liked_id = w.profile_id
  join profile p on p.id = w.fictional_id and p.fictional ${CARD_JOINS}
  where w.profile_id = $1::integer and w.seen_at is null and ${MAY_MEET}`;

/** Somebody labelled as invented, who fits what the member seeks. Of two of these at once one finds the other's row. */
const GIVE_WELCOME_LIKE = `
  with chosen as (
    select p.id from profile m join listing c on c.fictional and ${seeks('m.seeking', 'c.gender')}
    join profile p on p.id = c.profile_id
    where m.id = $1::integer and m.status = 'active' and p.fictional and ${seeks('p.seeking', 'm.gender')}
      and ${MAY_MEET}
      and not exists (select from welcome_like w where w.profile_id = m.id)
      and not exists (select from member_like l where l.liker_id = m.id and l.liked_id = p.id)
    order by c.country is not distinct from m.country desc, abs(c.birth_date - m.birth_date), p.id limit 1
  ), given as (
    insert into welcome_like (profile_id, fictional_id) select $1::integer, id from chosen
    on conflict do nothing returning fictional_id
  )
  insert into member_like (liker_id, liked_id) select fictional_id, $1::integer from given on conflict do nothing`;

/** Chooses the content of the match overlay. It invents no interest: the like of a real member is always that member's own. */
@Injectable()
export class AutoLike {
  constructor(
    private readonly database: Database,
    @Inject(MemberCards) private readonly cards: MemberCards,
  ) {}

  /** The same until it is marked as seen, so that asking again loses nothing. */
  async next(member: number, site: CardSite, hasWelcomeLike: boolean): Promise<AutoLikeResponse> {
    const match = await this.cardOf(MATCH, member);
    if (match) return this.present(match, 'match', site);
    if (hasWelcomeLike) {
      await this.database.execute(GIVE_WELCOME_LIKE, [member]);
      const like = await this.cardOf(WELCOME_LIKE, member);
      if (like) return this.present(like, 'welcome_like', site);
    }
    return { profile: null, reason: null };
  }

  async markSeen(member: number, profile: number): Promise<void> {
    await this.database.batch([
      {
        text: `update member_like mine set match_seen_at = now()
          where mine.liker_id = $1 and mine.liked_id = $2 and mine.match_seen_at is null and exists (
            select from member_like theirs where theirs.liker_id = $2 and theirs.liked_id = $1)`,
        values: [member, profile],
      },
      {
        text: 'update welcome_like set seen_at = now() where profile_id = $1 and fictional_id = $2 and seen_at is null',
        values: [member, profile],
      },
    ]);
  }

  private async cardOf(text: string, member: number): Promise<CardRow | undefined> {
    const [row] = await this.database.query<CardRow>(text, [member]);
    return row;
  }

  private present(row: CardRow, reason: AutoLikeReason, site: CardSite): AutoLikeResponse {
    return { profile: this.cards.present(row, site), reason };
  }
}
