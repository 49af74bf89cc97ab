import { brandText, markOf } from './brand-text';

const FIRST = { slug: 'amber', name: 'Amber', primary_host: 'amber.example' };
const SECOND = { slug: 'amber-nl', name: 'Amber', primary_host: null };

it('tells brands of one name apart by their first host, or by their slug', () => {
  const texts = [FIRST, SECOND].map(({ slug }) => brandText([FIRST, SECOND], slug));
  expect(texts).toEqual(['Amber (amber.example)', 'Amber (amber-nl)']);
  expect(markOf(SECOND)).toBe('amber-nl');
});

it('names a brand that one does not reach by its slug', () => {
  expect(brandText([FIRST], 'veil')).toBe('veil');
});
