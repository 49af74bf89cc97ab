import { inflateSync } from 'node:zlib';

/** The lines of a file of ours, as a reader copies them: what stands at one height, from left to right. */
export function readPdf(file: Buffer): string[] {
  const objects = objectsOf(file);
  const fonts = new Map<string, readonly string[]>();
  for (const { text } of objects.values())
    for (const [, name = '', id = ''] of (/\/Font <<([^>]*)>>/.exec(text)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, lettersOf(objects, id));
  const lines = new Map<string, string>();
  let font: readonly string[] = [];
  let height = '';
  for (const { stream } of objects.values()) {
    if (stream?.includes(' Tf') !== true) continue;
    for (const [token, y, name, shown] of stream.matchAll(/[\d.-]+ ([\d.-]+) Tm|\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
      if (y !== undefined) height = y;
      else if (name !== undefined) font = fonts.get(name) ?? [];
      else lines.set(height, (lines.get(height) ?? '') + decoded(shown ?? token, font));
    }
  }
  return [...lines.values()];
}

interface PdfObject {
  readonly text: string;
  readonly stream: string | undefined;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const whole = file.toString('latin1');
  const found = whole.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g);
  return new Map<string, PdfObject>(
    [...found].map(([, id = '', body = '']) => {
      const [text = '', stream] = body.split('stream\n');
      if (stream === undefined) return [id, { text, stream: undefined }];
      const bytes = Buffer.from(stream.slice(0, stream.lastIndexOf('\nendstream')), 'latin1');
      return [id, { text, stream: text.includes('/FlateDecode') ? inflate(bytes) : bytes.toString('latin1') }];
    }),
  );
}

/** Programs of fonts are no text, whatever they inflate to. */
const inflate = (bytes: Buffer): string => inflateSync(bytes).toString('latin1');

/** The text that each glyph of a font stands for. */
function lettersOf(objects: ReadonlyMap<string, PdfObject>, font: string): string[] {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.text ?? '')?.[1] ?? '';
  const list = objects.get(map)?.stream ?? '';
  const letters = [...list.matchAll(/\[((?:<[^>]*>\s*)*)\]/g)].flatMap(([, entries = '']) => [
    ...entries.matchAll(/<([^>]*)>/g),
  ]);
  return letters.map(([, codes = '']) => fromUtf16(codes.replaceAll(' ', '')));
}

const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const decoded = (shown: string, font: readonly string[]): string =>
  [...shown.matchAll(/<([\da-f]*)>/g)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => font[parseInt(code, 16)] ?? '?')
    .join('');
