import { type SearchFilters } from './search-filters';
import { countOf, matches } from './search-statements';

const PLAIN: SearchFilters = {
  ...{ genders: ['woman'], country: 'NL', region: null, minAge: 18, maxAge: 99, near: null },
  ...{ traits: {}, interests: null, withPhoto: false, verifiedOnly: false, online: false, isNew: false },
};
const NARROWED: readonly SearchFilters[] = [
  { ...PLAIN, withPhoto: true },
  { ...PLAIN, isNew: true },
  { ...PLAIN, interests: [1] },
  { ...PLAIN, traits: { body_type: ['slim'] } },
  { ...PLAIN, traits: { hair_color: ['red', 'brown'] }, interests: [2, 3], withPhoto: true },
];
const PLACE = { common: 0, rank: 3, at: 1_000_000, id: 7 };
const BOUNDS = { limit: 25, examined: 500 };
const COUNTED = { most: 501, examined: 1000 };

/** Each text is parsed and planned by each connection, so that few of them are to be seldom asked. */
describe('a search is one statement', () => {
  it.each(['recommended', 'newest'] as const)('whatever it is narrowed by, %s first', (order) => {
    const texts = NARROWED.map((filters) => matches(filters, order, null, 1, BOUNDS).text);
    expect(new Set(texts).size).toBe(1);
    expect(matches(PLAIN, order, null, 1, BOUNDS).text).not.toBe(texts[0]);
  });

  it.each(['recommended', 'newest'] as const)('on each of its pages, %s first', (order) => {
    expect(matches(PLAIN, order, PLACE, 1, BOUNDS).text).toBe(matches(PLAIN, order, null, 1, BOUNDS).text);
  });

  it('with a region of the newest as without', () => {
    const inRegion = { ...PLAIN, region: 'NL-UT' };
    expect(matches(inRegion, 'newest', null, 1, BOUNDS).text).toBe(matches(PLAIN, 'newest', null, 1, BOUNDS).text);
  });

  it('and so is the count of who matches', () => {
    expect(new Set(NARROWED.map((filters) => countOf(filters, 1, COUNTED).text)).size).toBe(1);
  });
});
