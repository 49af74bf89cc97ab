import { join } from 'node:path';
import { DOCUMENT_FIELDS } from '../../backend/src/modules/tenants/document/fields';
import { projectFiles } from './project-files';
import { isProductCode, isReadIn, readsOf, UNREAD, unreadSettings } from './settings-read';

const ROOT = join(__dirname, '../..');
const reads = (path: string, text: string): boolean => isReadIn(path, readsOf('a.tsx', text));

it('every setting is read by product code, or is listed with the feature that will read it', () => {
  const files = projectFiles(ROOT).map(({ path }) => path);
  const paths = DOCUMENT_FIELDS.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(80);
  expect(unreadSettings(paths, files, ROOT).sort()).toEqual(Object.keys(UNREAD).sort());
});

it.each([
  'const x = site.document.features.gifts;',
  'const x = document?.features?.gifts;',
  "const x = features['gifts'];",
  'const { gifts } = document.features;',
  'const shows = ({ features }: Site) => features.gifts;',
  'const shows = ({ features: { gifts: isOn } }: Site) => isOn;',
  "const NAMES = { gift: 'gifts' }; const x = document.features[NAMES[kind]];",
])('sees a reading: %s', (text) => {
  expect(reads('features.gifts', text)).toBe(true);
});

it.each([
  '// document.features.gifts',
  'interface Features { readonly gifts: boolean; } const features = 1;',
  'const defaults = { features: { gifts: true } };',
  "const text = 'features.gifts';",
  'const x = person.gifts;',
  'const x = document.features.swipe_game;',
])('is not fooled: %s', (text) => {
  expect(reads('features.gifts', text)).toBe(false);
});

it('looks at code that works with settings, not at what defines, checks or describes them', () => {
  const of = (path: string) => `backend/src/modules/tenants/document/${path}`;
  for (const path of ['schema/conduct.ts', 'rules/law-rules.ts', 'defaults.ts', 'upgrade.ts', 'fields.ts'])
    expect([path, isProductCode(of(path))]).toEqual([path, false]);
  for (const path of ['frontend/lib/api/schema.d.ts', 'frontend/site/site-document.ts', 'infra/gates/check.ts'])
    expect([path, isProductCode(path)]).toEqual([path, false]);
  for (const path of ['frontend/features/pages/definition/faq.ts', of('site-document.ts')])
    expect([path, isProductCode(path)]).toEqual([path, true]);
});
