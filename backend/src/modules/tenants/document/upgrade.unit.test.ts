import { type Defaults } from '../../../../../contract/site/defaults';
import { settingsAnswer } from '../use-cases/get-settings/settings-answer';
import { DOCUMENT_DEFAULTS, missingIn } from './defaults';
import { DOCUMENT_FIELDS, schemaAt } from './fields';
import { parsePath } from './path';
import { type documentSchema } from './schema/document';
import { siteDocument } from './site-document';
import { sampleDocument, set } from './testing/sample-document';
import { IncompleteRevision, type StoredDocument, upgradeDocument } from './upgrade';

function leaves({ parts, ...own }: Defaults, path = ''): [string, Defaults][] {
  if (!parts) return [[path, own]];
  return Object.entries(parts).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}

/** Each setting that has a default. */
const OPTIONAL = leaves(DOCUMENT_DEFAULTS);

function lacking(path: string, brand?: string): StoredDocument {
  const document = sampleDocument(brand);
  set(document, parsePath(path), undefined);
  return document;
}

const valueAt = (document: unknown, path: string): unknown =>
  parsePath(path).reduce((at, key) => (at as Readonly<Record<string | number, unknown>>)[key], document);

function upgradeError(stored: StoredDocument): unknown {
  try {
    return upgradeDocument(stored);
  } catch (error) {
    return error;
  }
}

const CONTEXT = { revision: 1, domain: 'a.example', country: 'NL', locale: 'en', pushPublicKey: null } as const;

/** The paths of what is no value: it would be left out of an answer, or be told as null. */
function holes(value: unknown, path = ''): string[] {
  if (value === undefined || Number.isNaN(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => holes(item, `${path}.${key}`));
}

describe.each(['everglow', 'fellow'])('a revision of %s from before a setting existed', (brand) => {
  it.each(OPTIONAL)('has the default of %s', (path, { value, byNiche }) => {
    const expected = sampleDocument(brand);
    set(expected, parsePath(path), byNiche?.[expected.settings.niche] ?? value);
    const upgraded = upgradeDocument(lacking(path, brand));
    expect(upgraded).toStrictEqual(expected);
    expect(holes(settingsAnswer(upgraded, CONTEXT))).toEqual([]);
  });

  it('has all defaults at once, in the api and on pages', () => {
    const document = sampleDocument(brand);
    for (const [path] of OPTIONAL) set(document, parsePath(path), undefined);
    const upgraded = upgradeDocument(document);
    expect(holes([settingsAnswer(upgraded, CONTEXT), siteDocument(upgraded)])).toEqual([]);
    for (const [path, { value, byNiche }] of OPTIONAL)
      expect([path, valueAt(upgraded, path)]).toEqual([path, byNiche?.[document.settings.niche] ?? value]);
  });
});

it('every setting has a default, but those that each brand has said from the beginning', () => {
  const withDefault = new Set(OPTIONAL.map(([path]) => path));
  const without = DOCUMENT_FIELDS.map(({ path }) => path).filter((path) => !withDefault.has(path));
  // Never add to this list: stored revisions lack a setting that is added later. Give it a default; in the items of a list,
  // make it optional.
  expect(without).toEqual([
    ...['name', 'niche', 'countries', 'domain_language', 'index_title', 'description'].map(
      (name) => `settings.${name}`,
    ),
    ...['support_phone', 'support_email', 'mail_name', 'minimum_message_costs'].map((name) => `settings.${name}`),
    ...['id', 'name', 'address', 'zip', 'city', 'country', 'kvk', 'register'].map((name) => `company.${name}`),
    ...['representative', 'email', 'support_phone', 'vat_numbers', 'added'].map((name) => `company.${name}`),
    ...['locales.offered', 'theme.seeds.surface_dark', 'theme.logo', 'theme.mark'],
    ...['id', 'credits', 'price', 'price_by_country', 'popular'].map((name) => `packages[].${name}`),
    ...['token', 'title', 'text', 'footer'].map((name) => `pages[].${name}`),
    // Lists of questions began with these, so that none lacks them.
    ...['code', 'question'].map((name) => `prompts.own[].${name}`),
    'notifications.discreet_name',
  ]);
});

it.each(OPTIONAL)('the default of %s is a value that a brand may give', (path, { value, byNiche }) => {
  const schema = schemaAt(parsePath(path)) as typeof documentSchema;
  for (const one of [value, ...Object.values(byNiche ?? {})]) expect(schema.parse(one)).toEqual(one);
});

it.each(missingIn({}).filter((path) => !OPTIONAL.some(([known]) => known.startsWith(path))))(
  'a revision without %s is refused rather than shown with a hole',
  (path) => {
    const error = upgradeError(lacking(path));
    expect(error).toBeInstanceOf(IncompleteRevision);
    expect((error as IncompleteRevision).paths[0]).toContain(path);
  },
);

it.each(['company.name', 'locales.offered', 'theme.logo', 'packages[0].price', 'settings.support_email'])(
  'a revision without %s is refused and the path is told',
  (path) => {
    expect(upgradeError(lacking(path))).toEqual(new IncompleteRevision([path]));
  },
);

it('a revision from before whole parts existed has their defaults', () => {
  const { chat_safety, features, discounts, pages, postbacks, ...stored } = sampleDocument();
  const upgraded = upgradeDocument(stored);
  expect(upgraded.chat_safety.spam).toEqual({ action: 'hold', recipients: 5 });
  expect([upgraded.features.heic_photos, upgraded.features.invisible_mode_for]).toEqual([true, 'premium']);
  expect([upgraded.discounts.time_bonus_hours, upgraded.pages, upgraded.postbacks]).toEqual([4, [], []]);
  expect(Object.keys(upgraded).sort()).toEqual(Object.keys(sampleDocument()).sort());
  expect([chat_safety, features, discounts, pages, postbacks]).not.toContain(undefined);
});

it('a complete revision stays as it is', () => {
  for (const brand of ['everglow', 'knotted', 'fellow'])
    expect(upgradeDocument(sampleDocument(brand))).toEqual(sampleDocument(brand));
});

it('what was renamed is moved before defaults are filled in', () => {
  const { discounts, ...stored } = sampleDocument();
  const renamed = { ...stored, bonus: { ...discounts, time_bonus_hours: 9 } };
  const step = ({ bonus, ...document }: StoredDocument): StoredDocument => ({ ...document, discounts: bonus });
  expect(upgradeDocument(renamed, [step]).discounts.time_bonus_hours).toBe(9);
});
