import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadedTenant, loadTenant, loadTenants } from '../../tenants';
import { RegionCatalogue } from '../places/region-catalogue';
import { type LoadedPeople, ageOn, loadPeople, peopleJsonSchema } from './people-file';

const ROOT = 'tenants';
const regions = new RegionCatalogue();
const brands = loadTenants(ROOT).flatMap((loaded) => (loaded.ok ? [loaded.tenant] : []));
const today = new Date('2026-06-15T12:00:00Z');

const peopleOf = (brand: LoadedTenant) => {
  const loaded = loadPeople(ROOT, brand, regions, today);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.people;
};

describe('the people of the demo', () => {
  it.each(brands.map((brand) => [brand.folder, brand] as const))(
    '%s are twelve, each somebody of their own',
    (_, brand) => {
      const people = peopleOf(brand);
      expect(people.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_id, index) => 101 + index));
      expect(new Set(people.map(({ name }) => name)).size).toBe(12);
      const countries = new Set<string>(people.map(({ country }) => country));
      expect([...countries].sort()).toEqual([...brand.document.settings.countries].sort());
    },
  );

  it('have no text twice, on no brand', () => {
    const people = brands.flatMap(peopleOf);
    for (const texts of [
      people.map(({ about }) => about),
      people.flatMap(({ prompts = [] }) => prompts.map(({ answer }) => answer)),
    ]) {
      expect(texts.length).toBeGreaterThanOrEqual(84);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('each answer a question, some one of their brand’s own', () => {
    for (const brand of brands) {
      const codes = peopleOf(brand).map(({ prompts = [] }) => prompts.map(({ code }) => code));
      expect(codes.filter((one) => one.length === 0)).toEqual([]);
      expect(codes.flat().filter((code) => code.startsWith('own_')).length).toBeGreaterThan(2);
    }
  });
});

describe('people.yaml', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'people-'));
    cpSync(ROOT, root, { recursive: true });
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  const original = readFileSync(join(ROOT, 'knotted/people.yaml'), 'utf8');
  const load = (change: (text: string) => string, at = today): LoadedPeople => {
    writeFileSync(join(root, 'knotted/people.yaml'), change(original));
    const brand = loadTenant(root, 'knotted');
    if (!brand.ok) throw new Error('the brand does not load');
    return loadPeople(root, brand.tenant, regions, at);
  };
  const faults = (change: (text: string) => string): string[] => {
    const loaded = load(change);
    return loaded.ok ? [] : loaded.faults.map(({ path, code }) => `${path} ${code}`);
  };
  const person = (more: string) => (text: string) => text.replace(/(- id: 102\n(?: {4}.*\n)*)/, `$1${more}`);

  it('need not be there', () => {
    rmSync(join(root, 'sheer/people.yaml'));
    const brand = loadTenant(root, 'sheer');
    expect(brand.ok && loadPeople(root, brand.tenant, regions)).toEqual({ ok: true, people: [] });
  });

  it.each<[string, (text: string) => string, string[]]>([
    ['an id twice', (text) => text.replace('id: 102', 'id: 101'), ['people[1].id taken']],
    ['an id of the database’s', (text) => text.replace('id: 102', 'id: 1000000'), ['people[1].id too_big']],
    [
      'somebody too young for the brand',
      (text) => text.replace('1982-09-24', '2006-01-01'),
      ['people[1].born too_young'],
    ],
    ['a day that is none', (text) => text.replace('1982-09-24', '1982-09-31'), ['people[1].born wrong_format']],
    [
      'a country of another brand',
      (text) => text.replace('country: DE', 'country: FR'),
      ['people[0].country unknown_value'],
    ],
    ['a region of another country', (text) => text.replace('DE-HH', 'AT-9'), ['people[1].region unknown_value']],
    ['a word misspelt', (text) => text.replace('seeking: women', 'seeking: womn'), ['people[1].seeking unknown_value']],
    ['a field that nobody knows', person('    fictional: false\n'), ['people[1].fictional unknown_key']],
    ['a name of spaces', (text) => text.replace('name: Matthias', "name: ' '"), ['people[1].name too_small']],
    [
      'an answer to what the brand does not ask',
      (text) => text.replace('code: own_good_no', 'code: own_best_light'),
      ['people[2].prompts[0].code unknown_value'],
    ],
    [
      'a question answered twice',
      (text) => text.replace('code: happy_smell', 'code: own_before_we_meet'),
      ['people[0].prompts[1].code taken'],
    ],
    [
      'an answer too long',
      (text) => text.replace('Ein Seil, zwei Tassen', 'Seil '.repeat(30)),
      ['people[1].prompts[1].answer too_big'],
    ],
    ['markup', (text) => text.replace('Segelmacher', '<b>Segelmacher</b>'), ['people[1].about wrong_format']],
    ['broken YAML', (text) => text.replace('people:', 'people: ['), [' yaml_syntax']],
    [
      'several things, all at once',
      (text) => text.replace('1982-09-24', '2020-01-01').replace('AT-9', 'AT-99'),
      ['people[1].born too_young', 'people[3].region unknown_value'],
    ],
  ])('with %s is refused with its path', (_, change, expected) => {
    expect(faults(change)).toEqual(expect.arrayContaining(expected));
  });

  it('with a gender that the brand does not offer, or whom nobody can seek there, is refused', () => {
    const tenant = join(root, 'knotted/tenant.yaml');
    const before = readFileSync(tenant, 'utf8');
    writeFileSync(tenant, before.replace(/^settings:\n/m, 'settings:\n  genders: [woman]\n'));
    const loaded = load((text) => text);
    writeFileSync(tenant, before);
    expect(loaded.ok ? [] : loaded.faults).toEqual(
      expect.arrayContaining([
        { path: 'people[1].gender', code: 'not_offered', message: 'The brand’s genders allow woman.' },
        { path: 'people[0].seeking', code: 'not_offered', message: 'The brand’s genders allow women, everyone.' },
      ]),
    );
  });

  it('has a JSON Schema that forbids what is not known', () => {
    const { properties } = JSON.parse(peopleJsonSchema()) as {
      properties: { people: { items: { additionalProperties: boolean; required: string[] } } };
    };
    expect(properties.people.items.additionalProperties).toBe(false);
    expect(properties.people.items.required).not.toContain('region');
  });
});

it.each([
  ['2008-06-15', 18],
  ['2008-06-16', 17],
  ['2008-07-01', 17],
  ['2008-01-31', 18],
])('somebody born on %s is %i', (born, age) => {
  expect(ageOn(born, today)).toBe(age);
});
