import { ANSWERED_PROMPTS, MAIN_PHOTO, VERIFIED_AT, sharedInterests, visibleTo } from '../../members';
import { IS_NEW, ONLINE, kilometresTo } from '../search/conditions';

/** The columns with the answers of `profile p` to questions, and with the beginning of its own text. */
export const OWN_WORDS = `${ANSWERED_PROMPTS} as answers,
  left(coalesce(nullif(p.about, ''), p.looking_for), 200) as words`;

/** The columns of a `CardRow`, of `profile p` with `CARD_JOINS`, but for what small cards have no room for. */
export const SMALL_CARD_COLUMNS = `p.id, p.name, p.country, p.region, p.city, p.fictional,
  extract(year from age(current_date, p.birth_date))::integer as age, coalesce(${ONLINE}, false) as online,
  coalesce(${IS_NEW}, false) as is_new, ${kilometresTo('me.latitude', 'me.longitude')} as km, ${MAIN_PHOTO} as photo,
  ${VERIFIED_AT} as verified_at`;
export const CARD_COLUMNS = `${SMALL_CARD_COLUMNS}, ${OWN_WORDS}, ${sharedInterests('me')} as shared`;

/** `$1` is who looks. */
export const CARD_JOINS = 'left join listing c on c.profile_id = p.id left join profile me on me.id = $1::integer';

/** Whether member `$1` may meet `profile p`. Unknown, hidden, disabled, and blocked either way are all the same: not there. */
export const MAY_MEET = `(p.id <> $1::integer and ${visibleTo('$1::integer')})`;

/** Whether who seeks so seeks that gender. Who says nothing seeks everybody. */
export const seeks = (seeking: string, gender: string): string => `(coalesce(${seeking}, 'everyone') = 'everyone'
  or ${seeking} = 'women' and ${gender} = 'woman' or ${seeking} = 'men' and ${gender} = 'man')`;
