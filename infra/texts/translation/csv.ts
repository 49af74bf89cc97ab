import { CsvError, parse } from 'csv-parse/sync';
import { type HandedFile, type TranslationUnit, UnreadableFileError } from './bilingual-file';

/** Programs that open a table run what begins like this as a formula, or swallow it. */
const FORMULA = /^['=+\-@\t\r＝＋－＠]/;
const BOM = '\ufeff';
const SEPARATORS = [';', ',', '\t'] as const;

/**
 * Writes units as a table: `id`, `en`, the language, `state`, `note`. It begins with the mark of UTF-8 and separates by
 * semicolons, as programs for tables in most of Europe expect. What looks like a formula gets an apostrophe before it.
 */
export function writeCsv(locale: string, units: readonly TranslationUnit[]): string {
  const rows = units.map(({ id, source, target, state, notes }) => [id, source, target, state, notes.join('\n')]);
  const lines = [['id', 'en', locale, 'state', 'note'], ...rows].map((row) => row.map(cell).join(';'));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

const cell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`;
const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const unguarded = (text: string): string => (text.startsWith("'") ? text.slice(1) : text);

/**
 * Reads such a table, with whatever of the usual separators a program wrote it. Throws `UnreadableFileError` where it is
 * none, or lacks a column.
 */
export function readCsv(content: string): HandedFile {
  const rows = rowsOf(content);
  const [head = [], ...body] = rows;
  const columns = { id: head.indexOf('id'), source: head.indexOf('en') };
  const languages = head.flatMap((name, at) => (/^[a-z]{2}$/.test(name) && !['id', 'en'].includes(name) ? [at] : []));
  const [target, ...others] = languages;
  if (columns.id < 0 || columns.source < 0 || target === undefined || others.length > 0) {
    throw new UnreadableFileError('This is no table of texts: its columns are id, en and one language.');
  }
  const textOf = (row: readonly string[], at: number): string => unguarded(row[at] ?? '').replace(/\r\n?/g, '\n');
  return {
    locale: head[target] ?? '',
    units: body.map((row) => ({
      id: textOf(row, columns.id),
      source: textOf(row, columns.source),
      target: textOf(row, target),
    })),
  };
}

function rowsOf(content: string): readonly (readonly string[])[] {
  const first = content.slice(0, content.search(/[\r\n]|$/));
  const delimiter = SEPARATORS.find((sign) => first.includes(sign)) ?? ',';
  try {
    return parse(content, { bom: true, delimiter, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFileError(`This is no table of texts: ${error.message}.`);
    throw error;
  }
}
