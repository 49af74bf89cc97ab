import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const TENANTS = join(__dirname, '../../tenants');

export interface BrandText {
  readonly brand: string;
  readonly locale: string;
  readonly text: string;
}

/** The texts of this checkout's brands and niche templates, by the key of the text that each replaces. */
export function readBrandTexts(): ReadonlyMap<string, readonly BrandText[]> {
  const found = new Map<string, BrandText[]>();
  const templates = readdirSync(join(TENANTS, 'templates')).map((name) => `templates/${name}`);
  for (const brand of [...templates, ...readdirSync(TENANTS)]) {
    const folder = join(TENANTS, brand, 'texts');
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder)) {
      const locale = file.replace(/\.yaml$/, '');
      for (const [key, text] of textsIn(join(folder, file))) {
        found.set(key, [...(found.get(key) ?? []), { brand, locale, text }]);
      }
    }
  }
  return found;
}

/** Keys of the catalogue have a dot, names of settings have none. */
function textsIn(file: string): readonly (readonly [string, string])[] {
  const content = (parse(readFileSync(file, 'utf8')) ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(content).flatMap(([key, text]) =>
    key.includes('.') && typeof text === 'string' ? [[key, text] as const] : [],
  );
}
