import { type Locale, LOCALES } from '../../contract/text/locales';
import { OVERLAYS, type Overlay } from '../../contract/text/regional-locale';
import { typographyFaults } from '../../contract/text/typography';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MODULES = path.join(__dirname, '../../backend/src/modules');
/** The pages' catalogues, and those of mails. */
const FOLDERS: readonly string[] = [
  __dirname,
  ...readdirSync(MODULES)
    .map((name) => path.join(MODULES, name, 'locales'))
    .filter((folder) => existsSync(folder)),
];

function textsOf(locale: Locale | Overlay): readonly (readonly [string, string])[] {
  const files = FOLDERS.map((folder) => path.join(folder, locale))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  return files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    return Object.entries(texts).map(([key, text]) => [`${path.basename(file, '.json')}.${key}`, text] as const);
  });
}

describe.each([...LOCALES, ...OVERLAYS])('typography of %s', (locale) => {
  it('is that of the language', () => {
    const faults = textsOf(locale).flatMap(([key, text]) =>
      typographyFaults(locale, text).map((fault) => `${key}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
