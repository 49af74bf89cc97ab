import { renderToStaticMarkup } from 'react-dom/server';
import { type ArtName } from '../../../site/site-document';
import { PersonPortrait } from './person-portrait';
import { type PortraitPerson, portraitPeopleFor, type Niche, PEOPLE } from './people';

const ARTS: readonly ArtName[] = ['lights', 'veils', 'rope', 'moons', 'longsun', 'botanical', 'blocks'];
const EVERYBODY = Object.keys(PEOPLE).map(Number) as PortraitPerson[];
const NICHES: readonly Niche[] = [1, 2, 3, 4, 5, 6, 7];

const drawing = (art: ArtName, person: PortraitPerson): string => renderToStaticMarkup(PersonPortrait({ art, person }));

describe.each(ARTS)('the cast drawn in the hand of %s', (art) => {
  const drawings = EVERYBODY.map((person) => drawing(art, person));

  it('shows twelve different people', () => {
    expect(new Set(drawings.map((text) => text.replace(/-\d+"/g, '"'))).size).toBe(12);
  });

  it('takes at most 2.5 KB each', () => {
    const sizes = drawings.map((text) => /<svg.*<\/svg>/.exec(text)?.[0].length ?? Infinity);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2560);
  });

  it('says nothing to a screen reader and holds no broken number', () => {
    for (const text of drawings) {
      expect(text).toMatch(/^<div aria-hidden="true"/);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('refers only to what the same drawing holds', () => {
    for (const text of drawings) {
      const held = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const asked = [...text.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      expect(asked.filter((id) => !held.has(id))).toEqual([]);
    }
  });
});

it('gives portraits on one page ids of their own', () => {
  const ids = ARTS.flatMap((art) =>
    EVERYBODY.flatMap((person) => [...drawing(art, person).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

describe('who fits a niche', () => {
  it.each(NICHES)('has five people or more for niche %i, nobody twice', (niche) => {
    expect(portraitPeopleFor(niche).length).toBeGreaterThanOrEqual(5);
    expect(new Set(portraitPeopleFor(niche)).size).toBe(portraitPeopleFor(niche).length);
  });

  it('means what the niche means', () => {
    const people = (niche: Niche) => portraitPeopleFor(niche).map((person) => PEOPLE[person]);
    expect(people(7).every(({ lips }) => !lips)).toBe(true);
    expect(people(5).every(({ lines }) => lines > 0)).toBe(true);
    expect(people(4).every(({ shoulders }) => shoulders >= 60)).toBe(true);
  });
});
