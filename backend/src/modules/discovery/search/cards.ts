import { type Statement } from '../../../platform/database';
import { type AnsweredPrompts, MAIN_PHOTO, type ShownPhoto, VERIFIED_AT, sharedInterests } from '../../members';
import { OWN_WORDS } from '../cards/card-sql';
import { IS_NEW, ONLINE, kilometresTo, orderOf, positionColumns } from './conditions';
import { Parameters } from './parameters';
import { type LegOrder, type Point, type Viewer } from './search-filters';

/** A profile as it is found. */
export interface Found {
  readonly id: number;
  /** How many interests the viewer has as well, 0 where the order does not go by them. */
  readonly position_common: number;
  /** The rank in the order, 0 where it goes by time alone, and the time that it goes by, in microseconds since 1970. */
  readonly position_rank: number;
  readonly position_at: number;
  readonly name: string;
  readonly age: number;
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly fictional: boolean;
  readonly online: boolean;
  readonly is_new: boolean;
  /** From where the search was told to measure, else from the viewer's own place. */
  readonly km: number | null;
  readonly photo: ShownPhoto | null;
  readonly verified_at: string | null;
  readonly words: string | null;
  /** In the member's order; null where they are not asked for. */
  readonly answers: AnsweredPrompts | null;
  /** The numbers of interests that the viewer has as well; null where they are not asked for. */
  readonly shared: readonly number[] | null;
}

/** The cards of the listings that a statement finds, in their order. */
export function cardsOf(found: Statement, order: LegOrder, from: Point | null, viewer: Viewer): Statement {
  const parameters = new Parameters([...(found.values ?? [])]);
  const km = kilometresFrom(from, viewer, parameters);
  const shared = viewer === null ? 'null::smallint[]' : sharedInterests('me');
  return {
    text: `${viewer === null ? '' : viewerNamedMe(viewer, parameters)}select c.profile_id as id, ${positionColumns(order)}, p.name, p.country, p.region, p.city, c.fictional,
        extract(year from age(current_date, c.birth_date))::integer as age, ${ONLINE} as online, ${IS_NEW} as is_new,
        ${km} as km, ${MAIN_PHOTO} as photo, ${VERIFIED_AT} as verified_at, ${OWN_WORDS},
        ${shared} as shared
      from (${found.text}) c join profile p on p.id = c.profile_id
        ${viewer !== null ? 'left join me on true' : ''}
      order by ${orderOf(order)}`,
    values: parameters.values,
  };
}

/** Read once, not again for each card. */
const viewerNamedMe = (viewer: number, parameters: Parameters): string => `with me as materialized (
  select latitude, longitude, interests from profile where id = ${parameters.add(viewer, 'integer')}) `;

/** To where the search measures from, else to the viewer's own place. */
function kilometresFrom(from: Point | null, viewer: Viewer, parameters: Parameters): string {
  if (from !== null)
    return kilometresTo(
      parameters.add(from.latitude, 'double precision'),
      parameters.add(from.longitude, 'double precision'),
    );
  return viewer === null ? 'null::double precision' : kilometresTo('me.latitude', 'me.longitude');
}
