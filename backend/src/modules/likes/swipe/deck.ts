import { Inject, Injectable } from '@nestjs/common';
import { type Gender, wordsOf } from '../../../../../contract/profile/fields';
import { GENDERS_SOUGHT } from '../../../../../contract/profile/genders';
import { Database, type Statement } from '../../../platform/database';
import {
  CARD_COLUMNS,
  CARD_JOINS,
  type CardRow,
  type CardSite,
  MAY_MEET,
  type MemberCardData,
  MemberCards,
  Parameters,
  cellsOf,
  seeks,
} from '../../discovery';

const DECK = 10;
/** The number of profiles in the deck that already like the member. */
const LIKERS = 3;
const NEAR_KM = 50;

interface Seeker {
  readonly gender: Gender | null;
  readonly seeking: string | null;
  readonly country: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Chooses the next profiles of the swipe game. */
@Injectable()
export class Deck {
  constructor(
    private readonly database: Database,
    @Inject(MemberCards) private readonly cards: MemberCards,
  ) {}

  /** People nearby first, then in the same country, then everybody; each by rank and latest activity. */
  async of(member: number, site: CardSite): Promise<MemberCardData[]> {
    const [seeker] = await this.database.query<Seeker>(
      'select gender, seeking, country, latitude, longitude from profile where id = $1',
      [member],
    );
    if (!seeker) return [];
    const found = await this.database.batch(legsOf(member, seeker));
    const [likers = [], ...others] = found as unknown as { id: number }[][];
    const ids = mixed(
      others.flat().map(({ id }) => id),
      likers.map(({ id }) => id),
      member,
    );
    const rows = await this.database.query<CardRow>(
      `select ${CARD_COLUMNS} from unnest($2::integer[]) with ordinality as d (id, place)
       join profile p on p.id = d.id ${CARD_JOINS} where ${MAY_MEET} order by d.place`,
      [member, ids],
    );
    return rows.map((row) => this.cards.present(row, site));
  }
}

type Where = (parameters: Parameters) => string;

function legsOf(member: number, seeker: Seeker): Statement[] {
  const { country, latitude, longitude } = seeker;
  const inCountry: Where = (parameters) => `and c.country = ${parameters.add(country, 'text')}`;
  const isNear = (cells: readonly number[]): Where => {
    return (parameters) => `${inCountry(parameters)} and c.cell = any(${parameters.add(cells, 'integer[]')})`;
  };
  const likesMember: Where = () =>
    'and c.profile_id in (select l.liker_id from member_like l where l.liked_id = $1::integer)';
  const legs = [candidates(member, seeker, likesMember, LIKERS)];
  if (country !== null && latitude !== null && longitude !== null) {
    const { cells } = cellsOf({ latitude, longitude, minKm: -1, maxKm: NEAR_KM });
    legs.push(candidates(member, seeker, isNear(cells), DECK));
  }
  if (country !== null) legs.push(candidates(member, seeker, inCountry, DECK));
  return [...legs, candidates(member, seeker, () => '', DECK)];
}

/** Listings of whom the member seeks, who seek such a member, and about whom nothing is decided: the first by rank and latest activity. */
function candidates(member: number, { gender, seeking }: Seeker, where: Where, limit: number): Statement {
  const parameters = new Parameters([member]);
  const own = parameters.add(gender, 'text');
  const more = where(parameters);
  const order = 'order by c.rank desc, c.active_at desc, c.profile_id desc';
  // One scan for each gender, as the indexes lie.
  const scans = (GENDERS_SOUGHT[seeking ?? ''] ?? wordsOf('gender')).map(
    (sought) => `(select c.profile_id, c.rank, c.active_at from listing c
      join profile p on p.id = c.profile_id and ${seeks('p.seeking', own)}
      where c.gender = ${parameters.add(sought, 'text')} ${more} and ${MAY_MEET}
        and not exists (select from member_like l where l.liker_id = $1::integer and l.liked_id = c.profile_id)
        and not exists (select from swipe s where s.member_id = $1::integer and s.profile_id = c.profile_id)
      ${order} limit ${limit})`,
  );
  return {
    text: `select c.profile_id as id from (${scans.join(' union all ')}) c ${order} limit ${limit}`,
    values: parameters.values,
  };
}

/** The deck, with those who like the member at places that tell nothing, the same ones each time that it is asked for. */
function mixed(others: readonly number[], likers: readonly number[], member: number): number[] {
  const deck = [...new Set(others)].filter((id) => !likers.includes(id)).slice(0, DECK - likers.length);
  for (const id of likers) deck.splice((member * 31 + id * 17) % (deck.length + 1), 0, id);
  return deck;
}
