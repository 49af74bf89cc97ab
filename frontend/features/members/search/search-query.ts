import { SEARCHED_TRAITS, type SearchedTrait } from '../../../../contract/profile/fields';
import { type Query } from '../../../lib/api/routes';
import { type Filters } from './filters';

type SearchQuery = Query<'GET', '/api/members'>;
type TraitsQuery = Pick<SearchQuery, SearchedTrait>;

const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

function number(text: string | undefined): number | undefined {
  const asked = given(text);
  return asked === undefined ? undefined : Number(asked);
}

/** Filters are read from an address by rules that let no other words through. */
const words = (filters: Filters, name: 'gender' | SearchedTrait): string[] | undefined =>
  given(filters[name])?.split(',');

const flag = (text: string | undefined): boolean | undefined => (text === 'true' ? true : undefined);

/** The filters of an address as the API takes them. */
export function searchQuery(filters: Filters): SearchQuery {
  return {
    ...(Object.fromEntries(SEARCHED_TRAITS.map((name) => [name, words(filters, name)])) as TraitsQuery),
    gender: words(filters, 'gender') as SearchQuery['gender'],
    country: given(filters.country),
    countryregion: number(filters.countryregion),
    min_age: number(filters.min_age),
    max_age: number(filters.max_age),
    distance: number(filters.distance),
    interests: given(filters.interests)?.split(',').map(Number),
    with_photo: flag(filters.with_photo),
    verified_only: flag(filters.verified_only),
    online: flag(filters.online),
    new: flag(filters.new),
    sort: given(filters.sort) as SearchQuery['sort'],
  };
}
