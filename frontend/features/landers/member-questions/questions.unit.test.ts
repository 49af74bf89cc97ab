import { ageRanges, asHandover } from './questions';

describe('age ranges', () => {
  it('leave no gap, and end open', () => {
    const ranges = ageRanges(18);
    expect(ranges[0]).toEqual({ min: 18, max: 29 });
    expect(ranges.at(-1)).toEqual({ min: 60, max: null });
    ranges.slice(1).forEach(({ min }, i) => expect(min).toBe((ranges[i]?.max ?? 0) + 1));
  });

  it('begin where the site’s members begin', () => {
    expect(ageRanges(21)[0]).toEqual({ min: 21, max: 29 });
    expect(ageRanges(30)[0]).toEqual({ min: 30, max: 39 });
    expect(ageRanges(65)).toEqual([{ min: 65, max: null }]);
  });
});

describe('what sign-up takes over', () => {
  it('is what was answered, in the words of the search', () => {
    expect(JSON.parse(asHandover({ looking_for: 'light', ages: { min: 30, max: 39 }, region: 17727610 }))).toEqual({
      looking_for: 'light',
      min_age: 30,
      max_age: 39,
      countryregion: 17727610,
    });
    expect(JSON.parse(asHandover({ looking_for: null, ages: { min: 60, max: null } }))).toEqual({ min_age: 60 });
  });

  it('is nothing where every question was passed over', () => {
    expect(asHandover({ looking_for: null, ages: null, region: null })).toBe('');
    expect(asHandover({})).toBe('');
  });
});
