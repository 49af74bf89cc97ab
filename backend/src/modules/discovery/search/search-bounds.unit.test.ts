import { type Database } from '../../../platform/database';
import { type Found } from './cards';
import { Search, type SearchAsked } from './search';

const ASKED: SearchAsked = {
  filters: {
    ...{ genders: ['woman'], country: null, region: null, minAge: 18, maxAge: 99, near: null, traits: {} },
    ...{ interests: null, withPhoto: false, verifiedOnly: false, online: false, isNew: false },
  },
  order: 'newest',
  viewer: 1,
  from: null,
};
const BOUNDS = { size: 3, examined: 10, rounds: 2 };

const row = (id: number) => ({ id, position_common: 0, position_rank: 0, position_at: id * 1000 }) as unknown as Found;
const placeOf = (id: number) => ({ common: 0, rank: 0, at: id * 1000, id });

/** A database that answers what it is told to, and counts what it is asked. */
function scripted(first: { readonly rows: Found[]; readonly count: object }, ...answers: unknown[][]) {
  const asked = { batches: 0, queries: 0 };
  const database = {
    batch: () => {
      asked.batches += 1;
      return Promise.resolve([first.rows, [first.count]]);
    },
    query: () => {
      asked.queries += 1;
      return Promise.resolve(answers.shift() ?? []);
    },
  };
  return { search: new Search(database as unknown as Database), asked };
}
const NONE = { rows: [], count: {} };

describe('the first page', () => {
  it('takes one round trip where it is full, and goes on behind its last row', async () => {
    const rows = [1, 2, 3, 4].map(row);
    const { search, asked } = scripted({ rows, count: { found: 4, more: true } });
    const page = await search.first(ASKED, [], BOUNDS);
    expect(page.found).toEqual(rows.slice(0, 3));
    expect(page.next).toEqual({ leg: 0, after: placeOf(3), window: undefined });
    expect(page.total).toEqual({ count: 4, more: true });
    expect(asked).toEqual({ batches: 1, queries: 0 });
  });

  it('is the last one where exactly as many are left, and says how many those are though not all were counted', async () => {
    const { search, asked } = scripted({ rows: [1, 2, 3].map(row), count: { found: 1, more: true } }, []);
    const page = await search.first(ASKED, [], BOUNDS);
    expect(page).toMatchObject({ next: null, total: { count: 3, more: false } });
    expect(asked.queries).toBe(1);
  });

  it('takes no more rounds than an answer may', async () => {
    const at = (id: number) => [row(id)];
    const { search, asked } = scripted({ rows: [row(1)], count: { found: 9, more: true } }, at(20), [], at(30), at(4));
    const page = await search.first(ASKED, [], BOUNDS);
    expect(page.found).toEqual([row(1)]);
    expect(page.next).toEqual({ leg: 0, after: placeOf(30), window: undefined });
    // The first round has its rows already, and each round asks where it ended.
    expect(asked.queries).toBe(3);
  });
});

describe('the total', () => {
  it.each([
    ['what was counted, where those are all', { found: 2, more: false }, { count: 2, more: false }, 0],
    ['what was counted, where a page is full of them', { found: 4, more: true }, { count: 4, more: true }, 0],
    ['what a first page has, where so few may be all', { found: 2, more: true }, { count: 1, more: false }, 1],
    ['the same where a page has just room for them', { found: 3, more: true }, { count: 1, more: false }, 1],
  ])('is %s', async (_, count, total, pages) => {
    const { search, asked } = scripted({ rows: [row(1)], count }, [count], []);
    expect(await search.total(ASKED, BOUNDS)).toEqual(total);
    expect(asked.batches).toBe(pages);
  });

  it('is never made up', async () => {
    await expect(scripted(NONE, []).search.total(ASKED, BOUNDS)).rejects.toThrow('a count is one row');
  });
});

it('has no page at a place that the search does not have', async () => {
  const { search, asked } = scripted(NONE);
  expect(await search.page(ASKED, { leg: 1, after: null }, BOUNDS)).toBeUndefined();
  expect(asked.queries).toBe(0);
  expect(await search.page(ASKED, { leg: 0, after: null }, BOUNDS)).toEqual({ found: [], next: null });
});
