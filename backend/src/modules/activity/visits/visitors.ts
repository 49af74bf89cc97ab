import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { type TimePosition, microsecondsOf, timeAt } from '../../../shared/time-cursor';
import { CARD_COLUMNS, CARD_JOINS, type CardRow, type CardSite, MAY_MEET, MemberCards } from '../../discovery';
import { VISIBLE_VISIT } from './visible-visit';
import { type VisitorCard } from './visitor-card.response';

export interface VisitorPage {
  readonly visitors: readonly VisitorCard[];
  /** Null at the end. */
  readonly next: TimePosition | null;
  /** How many are new: a hundred stands for more. */
  readonly fresh: number;
  readonly asOf: Date;
}

interface VisitorRow extends CardRow {
  readonly at: number;
  readonly days: number;
  readonly visit_new: boolean;
}

const PAGE = 60;
/** More than any badge tells. */
const COUNTED = 100;
const LAST_LOOK = '(select s.visitors_at from activity_seen s where s.profile_id = $1::integer)';
/** The time stands in a query of its own: row-level security keeps a comparison with `coalesce` out of the index. */
const IS_NEW = `v.last_at > (select coalesce(${LAST_LOOK}, '-infinity'))`;
const VISITS = `profile_visit v join profile p on p.id = v.viewer_id and v.viewed_id = $1::integer and not p.fictional`;

/** The new visitors of a member: a hundred stands for more. */
export const countNewVisitors = (member: number): Statement => ({
  text: `select count(*)::integer as n, now() as as_of from (select from ${VISITS}
    where ${IS_NEW} and ${VISIBLE_VISIT} and ${MAY_MEET} limit ${COUNTED}) fresh`,
  values: [member],
});

/**
 * The members who looked at a member's profile, latest visit first. A block, a hidden or a disabled profile takes visitors
 * out of the list and the count, as it does with likes.
 */
@Injectable()
export class Visitors {
  constructor(
    private readonly database: Database,
    @Inject(MemberCards) private readonly cards: MemberCards,
  ) {}

  async page(member: number, after: TimePosition | null, site: CardSite): Promise<VisitorPage> {
    const [rows, [count]] = (await this.database.batch([
      pageOf(member, after),
      countNewVisitors(member),
    ])) as unknown as [VisitorRow[], [{ n: number; as_of: Date }]];
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      visitors: shown.map((row) => ({
        ...this.cards.present(row, site),
        visited_at: new Date(row.at / 1000).toISOString(),
        days: row.days,
        visit_new: row.visit_new,
      })),
      next: last ? { at: last.at, id: last.id } : null,
      fresh: count.n,
      asOf: count.as_of,
    };
  }
}

function pageOf(member: number, after: TimePosition | null): Statement {
  const behind = `and (v.last_at, p.id) < (${timeAt('$2')}, $3::integer)`;
  return {
    text: `select ${CARD_COLUMNS}, ${microsecondsOf('v.last_at')} as at, v.days, ${IS_NEW} as visit_new
      from ${VISITS} ${CARD_JOINS}
      where ${VISIBLE_VISIT} and ${MAY_MEET} ${after === null ? '' : behind}
      order by v.last_at desc, p.id desc limit ${PAGE + 1}`,
    values: after === null ? [member] : [member, after.at, after.id],
  };
}
