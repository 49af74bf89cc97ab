import { addEdit, applyEdits, crossings, editsAt, editsBetween, type Edits, rebaseEdits } from './edits';
import { type JsonObject } from './values';

const SOURCE: JsonObject = {
  settings: { name: 'Everglow', countries: ['NL', 'BE'] },
  texts: { nl: { 'home.hero_title': 'Later op' } },
  packages: [{ id: 'start', credits: 60, price: { EUR: 999 } }],
};
const TITLE = 'texts.nl["home.hero_title"]';

describe('edits of what a brand says', () => {
  it('are applied to it, and leave no empty layers', () => {
    const edits = addEdit(addEdit({}, SOURCE, 'settings.name', 'Glow'), SOURCE, TITLE, undefined);
    expect(applyEdits(SOURCE, edits)).toEqual({
      settings: { name: 'Glow', countries: ['NL', 'BE'] },
      packages: SOURCE['packages'],
    });
    expect(applyEdits({}, addEdit({}, {}, 'texts.de["home.hero_title"]', 'Noch wach'))).toEqual({
      texts: { de: { 'home.hero_title': 'Noch wach' } },
    });
  });

  it('are none where they say what is said already', () => {
    expect(addEdit({ 'settings.name': { value: 'Glow' } }, SOURCE, 'settings.name', 'Everglow')).toEqual({});
    expect(addEdit({}, SOURCE, 'settings.countries', ['NL', 'BE'])).toEqual({});
    expect(addEdit({}, SOURCE, 'settings.mail_name', undefined)).toEqual({});
  });

  it('never overlap: one inside another becomes part of it, one around others takes their place', () => {
    const whole = addEdit({}, SOURCE, 'vat_rates', { NL: 2100 });
    expect(addEdit(whole, SOURCE, 'vat_rates.NL', 900)).toEqual({ vat_rates: { value: { NL: 900 } } });
    const parts = addEdit(addEdit({}, SOURCE, 'vat_rates.NL', 900), SOURCE, 'vat_rates.BE', 600);
    expect(Object.keys(addEdit(parts, SOURCE, 'vat_rates', { DE: 700 }))).toEqual(['vat_rates']);
  });

  it('of names that only begin alike are told apart', () => {
    const edits: Edits = { 'mail.domain': { value: 'a.example' }, mail_other: { value: 1 } };
    expect(Object.keys(editsAt(edits, 'mail'))).toEqual(['mail.domain']);
  });

  it('lead from one revision to another', () => {
    const other: JsonObject = {
      settings: { name: 'Glow', countries: ['NL'] },
      features: { gifts: false },
      packages: SOURCE['packages'] ?? [],
    };
    const edits = editsBetween(SOURCE, other);
    expect(edits).toEqual({
      'settings.name': { value: 'Glow' },
      'settings.countries': { value: ['NL'] },
      [TITLE]: { isReset: true },
      'features.gifts': { value: false },
    });
    expect(applyEdits(SOURCE, edits)).toEqual(other);
  });
});

describe('edits of a revision that is no longer live', () => {
  const theirs: JsonObject = { ...SOURCE, settings: { name: 'Evening', countries: ['NL', 'BE'] } };

  it('cross only where both changed the same to something else', () => {
    const edits: Edits = { 'settings.name': { value: 'Glow' }, [TITLE]: { value: 'Nog wakker' } };
    expect(crossings(SOURCE, theirs, edits)).toEqual([
      { path: 'settings.name', base: 'Everglow', theirs: 'Evening', mine: 'Glow' },
    ]);
    expect(crossings(SOURCE, theirs, { 'settings.name': { value: 'Evening' } })).toEqual([]);
  });

  it('go on over the later one, without those that gave way', () => {
    const edits: Edits = { 'settings.name': { value: 'Glow' }, [TITLE]: { value: 'Nog wakker' } };
    expect(rebaseEdits(theirs, edits, new Set(['settings.name']))).toEqual({ [TITLE]: { value: 'Nog wakker' } });
    expect(rebaseEdits(theirs, edits, new Set())).toEqual(edits);
    expect(rebaseEdits(theirs, { 'settings.name': { value: 'Evening' } }, new Set())).toEqual({});
  });
});
