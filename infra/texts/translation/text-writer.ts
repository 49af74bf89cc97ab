import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';

/** How a kind of file writes one text on a line of its own. */
interface Style {
  readonly line: (key: string, text: string) => string;
  /** The key that a line begins with; undefined where it begins none. */
  readonly keyOf: (line: string) => string | undefined;
  readonly read: (content: string) => unknown;
}

/** A soft hyphen is written so that it is seen. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u00ad', String.raw`\u00ad`);

const JSON_STYLE: Style = {
  line: (key, text) => `  ${JSON.stringify(key)}: ${quoted(text)}`,
  keyOf: (line) => {
    const [, key] = /^ {2}("(?:[^"\\]|\\.)*"): /.exec(line) ?? [];
    return key === undefined ? undefined : (JSON.parse(key) as string);
  },
  read: (content) => JSON.parse(content) as unknown,
};

const YAML_STYLE: Style = {
  line: (key, text) => `${key}: ${/[\n'\u00ad]/.test(text) ? quoted(text) : `'${text}'`}`,
  keyOf: (line) => /^([\w.]+): /.exec(line)?.[1],
  read: (content) => parse(content) as unknown,
};

/**
 * The content of a file of texts with some of them changed, every other line as it is. A text that the file does not have
 * yet comes behind those before it in `order`. Throws where the file is not one text a line.
 */
export function withTexts(
  file: string,
  content: string,
  changes: ReadonlyMap<string, string>,
  order: readonly string[],
): string {
  const style = file.endsWith('.json') ? JSON_STYLE : YAML_STYLE;
  const lines = content.split('\n');
  for (const [key, text] of changes) {
    const at = lines.findIndex((line) => style.keyOf(line) === key);
    if (at >= 0) lines[at] = style.line(key, text) + (lines[at]?.endsWith(',') === true && isJson(file) ? ',' : '');
    else insert(lines, style, key, text, order, isJson(file));
  }
  const written = lines.join('\n');
  const wanted = { ...(style.read(content) as object), ...Object.fromEntries(changes) };
  if (!isDeepStrictEqual(readOf(style, written), wanted)) throw new Error(`${file} is not one text a line`);
  return written;
}

function readOf(style: Style, content: string): unknown {
  try {
    return style.read(content);
  } catch {
    return undefined;
  }
}

const isJson = (file: string): boolean => file.endsWith('.json');

function insert(lines: string[], style: Style, key: string, text: string, order: readonly string[], comma: boolean) {
  const earlier = new Set(order.slice(0, order.indexOf(key)));
  const before = lines.findLastIndex((line) => earlier.has(style.keyOf(line) ?? ''));
  const at = before < 0 ? lines.findIndex((line) => style.keyOf(line) !== undefined) : before + 1;
  const isLast = !lines.slice(at).some((line) => style.keyOf(line) !== undefined);
  if (comma && isLast && before >= 0) lines[before] = `${lines[before] ?? ''},`;
  lines.splice(Math.max(at, 0), 0, style.line(key, text) + (comma && !isLast ? ',' : ''));
}
