import { join } from 'node:path';
import { projectFiles } from './project-files';

/** Where a field is named: its row, its texts, the templates that list fields, and the demo's members by hand. */
const ALLOWED = [
  /^contract\/profile\/fields\.ts$/,
  /^frontend\/locales\//,
  /^migrations\//,
  /^tenants\/templates\//,
  /^backend\/src\/entrypoints\/cli\/demo\/members\/members\.json$/,
  // Generated.
  /^(docs\/(personal-data|settings)\.md|tenants\/tenant\.schema\.json)$/,
  /^(frontend\/lib\/api\/schema\.d\.ts|frontend\/site\/(site-defaults\.json|site-document\.ts))$/,
  /^backend\/src\/modules\/(console\/texts\/catalogue|privacy\/profile-labels)\.json$/,
];

test('a field of the profile needs its row, a migration and its texts: no other source names it', () => {
  const sources = projectFiles(join(__dirname, '../..')).filter(
    ({ path }) =>
      /^(backend|contract|frontend|infra|migrations|tenants)\/.*\.(ts|tsx|sql|json|yaml)$/.test(path) &&
      !/\.(test|spec)\.tsx?$/.test(path),
  );
  const naming = sources.filter(({ text }) => /\bsmoker\b/.test(text())).map(({ path }) => path);
  expect(naming).toContain('contract/profile/fields.ts');
  expect(naming.filter((path) => !ALLOWED.some((allowed) => allowed.test(path)))).toEqual([]);
});
