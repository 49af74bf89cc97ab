import { type Query } from '../../../lib/api/routes';
import { type Filters } from './filters';

type SearchQuery = Query<'GET', '/api/members'>;
type WordsName = 'gender' | 'sexuality' | 'relationship_status' | 'body_type' | 'hair_color' | 'eye_color';

const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

function number(text: string | undefined): number | undefined {
  const asked = given(text);
  return asked === undefined ? undefined : Number(asked);
}

/** Filters are read from an address by rules that let no other words through. */
const words = <N extends WordsName>(filters: Filters, name: N): SearchQuery[N] =>
  given(filters[name])?.split(',') as SearchQuery[N];

const flag = (text: string | undefined): boolean | undefined => (text === 'true' ? true : undefined);

/** The filters of an address as the API takes them. */
export function searchQuery(filters: Filters): SearchQuery {
  return {
    gender: words(filters, 'gender'),
    country: given(filters.country),
    countryregion: number(filters.countryregion),
    min_age: number(filters.min_age),
    max_age: number(filters.max_age),
    distance: number(filters.distance),
    interests: given(filters.interests)?.split(',').map(Number),
    sexuality: words(filters, 'sexuality'),
    relationship_status: words(filters, 'relationship_status'),
    body_type: words(filters, 'body_type'),
    hair_color: words(filters, 'hair_color'),
    eye_color: words(filters, 'eye_color'),
    with_photo: flag(filters.with_photo),
    online: flag(filters.online),
    new: flag(filters.new),
    sort: given(filters.sort) as SearchQuery['sort'],
  };
}
