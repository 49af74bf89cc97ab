import { brandsWith, matching } from './palette-matches';

const go = (): void => undefined;
const brand = (slug: string, name: string) => ({
  id: `brand-${slug}`,
  name,
  hint: `${slug}.test`,
  group: 'Brands',
  go,
});
const screen = (id: string, name: string, slug: string, hint: string) => ({
  ...{ id: `${id}-${slug}`, name, hint, group: 'Moderation', screen: id },
  go,
});
const PLACES = [
  { id: 'work', name: 'Work', hint: '', group: 'Screens', go },
  brand('everglow', 'Everglow'),
  brand('knotted', 'Knotted'),
  screen('reports', 'Reports', 'everglow', 'Everglow (everglow.test)'),
  screen('evidence', 'Evidence for authorities', 'everglow', 'Everglow (everglow.test)'),
  screen('reports', 'Reports', 'knotted', 'Knotted (knotted.test)'),
  screen('evidence', 'Evidence for authorities', 'knotted', 'Knotted (knotted.test)'),
];
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

it('lists a screen of all brands once, and asks for the brand', () => {
  const found = matching(PLACES, 'evid');
  expect(idsOf(found)).toEqual(['any-evidence']);
  expect(found[0]?.asks).toBe(true);
});

it('lists the screens of a brand that is named', () => {
  expect(idsOf(matching(PLACES, 'knotted'))).toEqual(['brand-knotted', 'reports-knotted', 'evidence-knotted']);
  expect(idsOf(matching(PLACES, 'rep kno'))).toEqual(['reports-knotted']);
});

it('asks nothing of whoever reaches one brand', () => {
  const own = PLACES.filter(({ id }) => !id.endsWith('knotted'));
  expect(idsOf(matching(own, 'evid'))).toEqual(['evidence-everglow']);
});

it('finds the brands of a screen by their names', () => {
  expect(idsOf(brandsWith(PLACES, 'reports', ''))).toEqual(['reports-everglow', 'reports-knotted']);
  expect(idsOf(brandsWith(PLACES, 'reports', 'ever'))).toEqual(['reports-everglow']);
});
