import { type WaveChange } from '../names';
import { changedSource, faultsOfChanges } from './changed-source';

const set = (path: string, value: unknown): WaveChange => ({ path, act: 'set', value });
const reset = (path: string): WaveChange => ({ path, act: 'reset' });
const changed = (source: object, changes: readonly WaveChange[], document: object = {}) =>
  changedSource(source as never, document as never, changes);

describe('a changed source', () => {
  it('says the value beside whatever else it says', () => {
    const source = { settings: { niche: 2, name: 'A' } };
    expect(changed(source, [set('settings.message_length', 800)])).toEqual({
      settings: { niche: 2, name: 'A', message_length: 800 },
    });
    expect(source).toEqual({ settings: { niche: 2, name: 'A' } });
    expect(changed({}, [set('texts.nl["home.hero_title"]', 'Dag')])).toEqual({
      texts: { nl: { 'home.hero_title': 'Dag' } },
    });
  });

  it('no longer says what is reset, nor the maps that are empty then', () => {
    expect(
      changed({ settings: { name: 'A' }, texts: { nl: { 'home.hero_title': 'Dag' } } }, [
        reset('texts.nl["home.hero_title"]'),
      ]),
    ).toEqual({
      settings: { name: 'A' },
    });
    expect(changed({ settings: { name: 'A' } }, [reset('settings.niche'), reset('company.name')])).toEqual({
      settings: { name: 'A' },
    });
    expect(changed({ min_age: 21 }, [reset('min_age')])).toEqual({});
  });

  it('changes one item of a list, and takes the list over where the brand has none', () => {
    const plus = { id: 'plus', credits: 100 };
    const own = { packages: [{ id: 'start', credits: 10 }, plus] };
    expect(changed(own, [set('packages[plus].credits', 120)])).toEqual({
      packages: [
        { id: 'start', credits: 10 },
        { id: 'plus', credits: 120 },
      ],
    });
    expect(changed({}, [set('packages[plus].credits', 120)], { packages: [plus] })).toEqual({
      packages: [{ id: 'plus', credits: 120 }],
    });
    expect(changed(own, [set('packages[none].credits', 1)])).toEqual(own);
    expect(changed(own, [reset('packages[start].credits')]).packages).toEqual([{ id: 'start' }, plus]);
  });

  it('keeps to its own keys', () => {
    expect(Object.getPrototypeOf(changed({}, [set('settings["__proto__"].x', 1)]))).toBe(Object.prototype);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('the faults of changes', () => {
  it('are unknown paths and those given twice', () => {
    const twice = [set('settings.message_length', 1), reset('settings.message_length')];
    expect(faultsOfChanges(twice)).toMatchObject([{ path: 'changes[1].path', code: 'given_twice' }]);
    for (const path of ['nowhere', 'settings', 'settings.', 'settings.nothing.here', '__proto__', ''])
      expect(faultsOfChanges([set(path, 1)])).toMatchObject([{ path: 'changes[0].path', code: 'unknown_path' }]);
    expect(faultsOfChanges([set('packages[plus].price.EUR', 1), set('texts.nl["home.hero_title"]', 'x')])).toEqual([]);
  });
});
