import { compose } from './composition';

describe('the collage', () => {
  it.each([[[1, 2, 3, 4, 5]], [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]], [[]]] as const)(
    'of %j shows nobody more than twice, and never twice alike',
    (cast) => {
      const people = compose(cast)
        .flat()
        .flatMap((tile) => (tile.kind === 'person' ? [`${tile.person}${tile.mirrored ? ' mirrored' : ''}`] : []));
      expect(new Set(people).size).toBe(people.length);
      expect(people.length).toBe(Math.min(cast.length * 2, 15));
    },
  );

  it('leaves one place free, where phones show it, too', () => {
    const free = compose([1, 2, 3, 4, 5]).map((column) => column.filter(({ kind }) => kind === 'free').length);
    expect(free).toEqual([0, 0, 0, 1, 0, 0]);
  });
});
