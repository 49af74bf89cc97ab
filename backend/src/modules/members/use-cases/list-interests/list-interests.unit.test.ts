import { LOCALES } from '../../../../../../contract/text/locales';
import { OVERLAYS } from '../../../../../../contract/text/regional-locale';
import { INTEREST_NAMES } from '../../interests/interest-names';
import { INTERESTS } from '../../interests/interests';
import { listInterests } from './list-interests.use-case';

const keys = INTERESTS.map(([, key]) => key).sort();

describe('Interests', () => {
  it.each([...LOCALES, ...OVERLAYS])('each have one name of their own in %s, and no name is left over', (locale) => {
    const names: Readonly<Record<string, string>> = INTEREST_NAMES[locale];
    expect(Object.keys(names).sort()).toEqual(keys);
    expect(Object.values(names).filter((name) => name.trim() !== name || name === '')).toEqual([]);
    expect(new Set(Object.values(names)).size).toBe(keys.length);
  });

  it('are really translated: no language is a copy of the English one', () => {
    for (const locale of LOCALES.slice(1)) {
      const same = INTERESTS.filter(([, key]) => INTEREST_NAMES[locale][key] === INTEREST_NAMES.en[key]);
      expect(same.length).toBeLessThan(keys.length / 3);
    }
  });

  it('keep a number each that no other has', () => {
    expect(new Set(INTERESTS.map(([id]) => id)).size).toBe(INTERESTS.length);
    expect(Math.min(...INTERESTS.map(([id]) => id))).toBeGreaterThan(0);
  });

  it('come in the order of the visitor’s own alphabet', () => {
    const swedish = listInterests('sv').interests.map(({ name }) => name);
    expect(swedish.indexOf('Öl')).toBeGreaterThan(swedish.indexOf('Yoga'));
    const german = listInterests('de').interests;
    expect(german.find(({ key }) => key === 'coffee')).toEqual({ id: 34, key: 'coffee', name: 'Kaffee' });
    expect(german).toHaveLength(64);
  });

  it('are in English for a language that has no catalogue', () => {
    expect(listInterests('pt').interests).toContainEqual({ id: 34, key: 'coffee', name: 'Coffee' });
  });
});
