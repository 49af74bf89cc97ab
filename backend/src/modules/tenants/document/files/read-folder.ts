import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { FieldError } from '../../../../platform/http/problem';
import { LOCALISED_SETTINGS } from '../localised-settings';
import { isPlainObject } from '../path';

/** The merged content of a folder, and the files that could not be read. */
export interface FolderContent {
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: readonly FieldError[];
}

const SETTING_TEXTS: ReadonlySet<string> = new Set(LOCALISED_SETTINGS.map(({ key }) => key));

/** Reads a brand's or a template's folder: `<file>.yaml`, texts/<locale>.yaml (of a template texts/<overlay>.yaml too), logo.svg and mark.svg. */
export function readFolder(folder: string, file: string): FolderContent {
  const faults: FieldError[] = [];
  const values = readYaml(path.join(folder, file), file, faults);
  const texts = readTexts(path.join(folder, 'texts'), faults);
  const theme = { ...asObject(values.theme), ...drawing(folder, 'logo'), ...drawing(folder, 'mark') };
  return {
    values: {
      ...values,
      ...(Object.keys(theme).length > 0 ? { theme } : {}),
      ...(texts.settings ? { settings: joined(values.settings, texts.settings) } : {}),
      ...(texts.content ? { texts: joined(values.texts, texts.content) } : {}),
    },
    faults,
  };
}

function readYaml(file: string, name: string, faults: FieldError[]): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) {
    faults.push({ path: '', code: 'no_file', message: `Write ${name}: it is not there.` });
    return {};
  }
  // No aliases beyond a few: a small file must not unfold into a large one.
  const document = parseDocument(readFileSync(file, 'utf8'), { uniqueKeys: true });
  faults.push(
    ...document.errors.map((error) => ({
      path: '',
      code: 'yaml_syntax',
      message: `${name}: ${error.message.split('\n')[0] ?? 'cannot be read'}`,
    })),
  );
  if (document.errors.length > 0) return {};
  const values: unknown = document.toJS({ maxAliasCount: 20 });
  if (isPlainObject(values)) return values;
  faults.push({ path: '', code: 'yaml_syntax', message: `${name}: write fields with names.` });
  return {};
}

type Texts = Readonly<Record<string, unknown>>;

function readTexts(folder: string, faults: FieldError[]): { settings?: Texts; content?: Texts } {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const settings: Record<string, Record<string, unknown>> = {};
  const content: Record<string, unknown> = {};
  for (const file of files) {
    const locale = path.basename(file, '.yaml');
    const entries = Object.entries(readYaml(path.join(folder, file), `texts/${file}`, faults));
    for (const [key, text] of entries.filter(([key]) => SETTING_TEXTS.has(key))) {
      settings[key] = { ...settings[key], [locale]: text };
    }
    const rest = entries.filter(([key]) => !SETTING_TEXTS.has(key));
    if (rest.length > 0) content[locale] = Object.fromEntries(rest);
  }
  return { settings, content };
}

function drawing(folder: string, name: 'logo' | 'mark'): Record<string, string> {
  const file = path.join(folder, `${name}.svg`);
  return existsSync(file) ? { [name]: readFileSync(file, 'utf8').trim() } : {};
}

/** Texts of the main file win over those of the files beside it, key by key. */
function joined(own: unknown, beside: Texts): Texts {
  const over = asObject(own);
  const keys = [...new Set([...Object.keys(beside), ...Object.keys(over)])];
  const both = keys.map((key) => {
    const [under, upper] = [beside[key], over[key]];
    return [key, isPlainObject(under) && isPlainObject(upper) ? { ...under, ...upper } : (upper ?? under)] as const;
  });
  return Object.fromEntries(both);
}

const asObject = (value: unknown) => (isPlainObject(value) ? value : {});
