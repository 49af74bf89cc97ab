import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Usage, usedIn } from './catalogues';

const ROOT = join(__dirname, '../..');
const CATALOGUE = /^((backend\/src\/modules\/[^/]+)(?:\/.+)?)\/locales\/[^/]+\/([^/]+)\.json$/;

interface Source {
  readonly file: string;
  readonly text: string;
}

/**
 * Finds where a module uses a text of a catalogue: the files that have its key, or make it of parts; where none has, the
 * file that loads the catalogue.
 */
export class BackendUsages {
  private readonly sources = new Map<string, readonly Source[]>();
  private readonly catalogues = new Map<string, { readonly usages: readonly Usage[]; readonly loaders: string[] }>();

  /** `file` is the catalogue in any language, `key` the key as it stands there. */
  find(file: string, key: string): readonly string[] {
    const [, folder, module, name] = CATALOGUE.exec(file) ?? [];
    if (folder === undefined || module === undefined || name === undefined) return [];
    const id = `${folder}/${name}`;
    const catalogue = this.catalogues.get(id) ?? readCatalogue(this.sourcesOf(module), folder, name);
    this.catalogues.set(id, catalogue);
    const used = usedIn(catalogue.usages, key);
    return used.length > 0 ? used : catalogue.loaders;
  }

  private sourcesOf(module: string): readonly Source[] {
    const known = this.sources.get(module);
    if (known) return known;
    const found = readdirSync(join(ROOT, module), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => ({ file: `${module}/${file}`, text: readFileSync(join(ROOT, module, file), 'utf8') }));
    this.sources.set(module, found);
    return found;
  }
}

function readCatalogue(sources: readonly Source[], folder: string, name: string) {
  const loads = new RegExp(String.raw`loadTexts[^(]*\(__dirname, '${name}'`);
  const loaders = sources.filter(({ file, text }) => file.startsWith(folder) && loads.test(text));
  const names = loaders.map(({ file }) => `/${basename(file).replace(/\.tsx?$/, '')}'`);
  const users = sources.filter(({ text }) => /\bsay\b/.test(text) || names.some((one) => text.includes(one)));
  const usages = [...users, ...loaders].flatMap(({ file, text }) => keysIn(text, file));
  return {
    usages: [...usages, ...sources.flatMap(({ file, text }) => mailsIn(text, file))],
    loaders: loaders.map(({ file }) => file),
  };
}

/** `'greeting'` and `` `kind_${kind}` ``; what is made of holes alone would be any key. */
export function keysIn(source: string, file: string): readonly Usage[] {
  return [...source.matchAll(/(['"`])((?:\w|\$\{\w+\})+)\1/g)]
    .filter(([, , key = '']) => /[a-z]/.test(key.replace(/\$\{\w+\}/g, '')))
    .map(([, , key = '']) => ({ pattern: new RegExp(`^${key.replace(/\$\{\w+\}/g, String.raw`\w+`)}$`), file }));
}

/** `mail: 'activation'`, whose texts all begin with it. */
export function mailsIn(source: string, file: string): readonly Usage[] {
  return [...source.matchAll(/\bmail: '(\w+)'/g)].map(([, name = '']) => ({
    pattern: new RegExp(String.raw`^${name}_(?:subject|preview|text|button|valid|not_you)$`),
    file,
  }));
}
