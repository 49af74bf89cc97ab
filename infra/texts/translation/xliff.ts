import { SaxesParser } from 'saxes';
import { namespaceOf } from '../text-files';
import { type HandedFile, type HandedUnit, type TranslationUnit, UnreadableFileError } from './bilingual-file';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Writes units as XLIFF 1.2, a `file` for each namespace. */
export function writeXliff(locale: string, units: readonly TranslationUnit[]): string {
  const files = [...new Set(units.map(({ id }) => namespaceOf(id)))].map((name) => {
    const own = units.filter(({ id }) => namespaceOf(id) === name);
    const head = `<file original="${escape(name)}" source-language="en" target-language="${locale}" datatype="plaintext">`;
    return `  ${head}\n    <body>\n${own.map(unitOf).join('')}    </body>\n  </file>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="${NAMESPACE}">\n${files.join('')}</xliff>\n`;
}

function unitOf({ id, source, target, state, longest, notes }: TranslationUnit): string {
  const limit = longest === undefined ? '' : ` maxwidth="${longest}" size-unit="char"`;
  const lines = [
    `<trans-unit id="${escape(id)}"${limit} xml:space="preserve">`,
    `  <source>${escape(source)}</source>`,
    `  <target state="${state}">${escape(target)}</target>`,
    ...notes.map((note) => `  <note>${escape(note)}</note>`),
    '</trans-unit>',
  ];
  return lines.map((line) => `      ${line}\n`).join('');
}

/** Elements that only mark a part of a text: what they hold is the text. */
const MARKS: ReadonlySet<string> = new Set(['mrk']);

interface OpenUnit {
  id: string;
  source: string;
  target: string;
  fault?: string;
}

/**
 * Reads XLIFF 1.2 as a translator's program wrote it. Throws `UnreadableFileError` for anything else: no XML, a document type
 * (whose entities could hold anything), another version, several languages.
 */
export function readXliff(xml: string): HandedFile {
  const reader = new XliffReader();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => refuse(`no XML: ${message}`));
  parser.on('doctype', () => refuse('it has a document type'));
  parser.on('opentag', ({ uri, local, attributes }) => {
    const named = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    reader.open(uri === NAMESPACE ? local : `${uri}:${local}`, new Map(named));
  });
  parser.on('closetag', () => {
    reader.close();
  });
  parser.on('text', (text) => {
    reader.read(text);
  });
  parser.on('cdata', (text) => {
    reader.read(text);
  });
  parser.write(xml).close();
  return reader.result();
}

function refuse(why: string): never {
  throw new UnreadableFileError(`This is no XLIFF 1.2: ${why}.`);
}

/** Puts units together from tags and texts. Alternatives and notes are a program's own, and skipped. */
class XliffReader {
  private readonly path: string[] = [];
  private readonly languages = new Set<string>();
  private readonly units: HandedUnit[] = [];
  private unit: OpenUnit | undefined;

  open(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (this.path.length === 0 && (tag !== 'xliff' || attributes.get('version') !== '1.2')) {
      refuse('it begins with something else');
    }
    if (tag === 'file') {
      if (attributes.get('source-language') !== 'en') refuse('its texts are not translated from English');
      this.languages.add(attributes.get('target-language') ?? '');
    }
    if (tag === 'trans-unit') this.unit = { id: attributes.get('id') ?? '', source: '', target: '' };
    if (this.unit && this.part() !== undefined && !MARKS.has(tag)) this.unit.fault = `it has <${tag}> in it`;
    this.path.push(tag);
  }

  close(): void {
    if (this.path.pop() !== 'trans-unit' || !this.unit) return;
    this.units.push(this.unit);
    this.unit = undefined;
  }

  read(text: string): void {
    const part = this.part();
    if (this.unit && part !== undefined) this.unit[part] += text;
  }

  result(): HandedFile {
    const [locale = '', ...others] = this.languages;
    if (others.length > 0) refuse('it has several languages');
    return { locale, units: this.units };
  }

  /** The part of a unit that the reader is in, through marks but not in an alternative. */
  private part(): 'source' | 'target' | undefined {
    const at = this.path.findLastIndex((tag) => !MARKS.has(tag));
    const tag = this.path[at];
    return this.path[at - 1] === 'trans-unit' && (tag === 'source' || tag === 'target') ? tag : undefined;
  }
}
