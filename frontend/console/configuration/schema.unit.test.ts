import ROOT from '../../../tenants/tenant.schema.json';
import { fieldsOf, metaOf, shapeOf } from './schema';

const fields = new Map(fieldsOf(ROOT).map((field) => [field.path, field]));

describe('the form of the settings', () => {
  it('has every described field, with a shape that it can be given in', () => {
    expect(fields.size).toBeGreaterThan(100);
    const kinds = new Set([...fields.values()].map((field) => shapeOf(field.schema).kind));
    expect(kinds).toEqual(new Set(['text', 'number', 'bool', 'enum', 'list', 'map', 'group']));
    expect([...fields.keys()]).not.toEqual(expect.arrayContaining(['slug', 'domains', 'texts']));
  });

  it.each([
    ['settings.name', 'text'],
    ['settings.niche', 'number'],
    ['features.gifts', 'bool'],
    ['theme.density', 'enum'],
    ['settings.countries', 'list'],
    ['settings.index_title', 'map'],
    ['vat_rates', 'map'],
    ['packages', 'list'],
    ['mail.domain', 'text'],
  ])('gives %s as %s', (path, kind) => {
    const field = fields.get(path);
    expect(field && shapeOf(field.schema).kind).toBe(kind);
  });

  it('knows what only operators change and what takes two people, also inside lists', () => {
    expect(fields.get('packages')).toMatchObject({ isMoney: true, isForOperators: true });
    // Their words are support's, their addresses are not.
    expect(fields.get('pages')).toMatchObject({ isForOperators: false });
    expect(fields.get('settings.support_phone')).toMatchObject({ isMoney: false, isForOperators: false });
    expect(metaOf(ROOT, 'packages[plus].price.EUR')).toMatchObject({ title: 'Price', isMoney: true });
    expect(metaOf(ROOT, 'packages[plus].popular')).toMatchObject({ isMoney: false, isForOperators: true });
    expect(metaOf(ROOT, 'texts.nl["home.hero_title"]')).toMatchObject({ title: 'Texts', isForOperators: false });
    expect(metaOf(ROOT, 'nothing.there')).toMatchObject({ isForOperators: true });
  });
});
