import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import subsetFont from 'subset-font';
import { CHARACTERS } from './characters';

const root = path.join(__dirname, '../..');
const outDir = path.join(root, 'dist/web/fonts');
const MAX_BYTES = 45 * 1024;
/**
 * The font features that ordinary text needs. Small capitals, rare ligatures, swashes and stylistic sets would each add
 * their own glyphs.
 */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark'];

const FAMILIES = [
  'bodoni-moda',
  'bricolage-grotesque',
  'cabin',
  'eb-garamond',
  'fredoka',
  'outfit',
  'sofia-sans-condensed',
] as const;
const PARTS = ['latin', 'latin-ext'] as const;

interface FontFile {
  readonly part: string;
  readonly url: string;
  readonly bytes: number;
  readonly unicodeRange: string;
}

interface FontFamily {
  readonly family: string;
  readonly weight: string;
  readonly files: readonly FontFile[];
}

interface Face {
  readonly weight: string;
  readonly characters: string;
}

/** Reads the weights and the covered characters of a file from the package's own stylesheet. */
function readFace(css: string, file: string): Face {
  const rule = css.split('@font-face').find((text) => text.includes(`/${file})`));
  const weight = /font-weight: ([\d ]+);/.exec(rule ?? '')?.[1];
  const range = /unicode-range: ([^;]+);/.exec(rule ?? '')?.[1];
  if (weight === undefined || range === undefined) throw new Error(`no @font-face for ${file}`);
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  const isDrawn = (sign: string): boolean => {
    const code = sign.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => code >= from && code <= to);
  };
  return { weight, characters: Array.from(CHARACTERS).filter(isDrawn).join('') };
}

async function buildFamily(name: (typeof FAMILIES)[number]): Promise<FontFamily> {
  const folder = path.join(root, 'node_modules/@fontsource-variable', name);
  const css = await readFile(path.join(folder, 'wght.css'), 'utf8');
  const family = /font-family: '([^']+)'/.exec(css)?.[1] ?? name;
  const files: FontFile[] = [];
  let weight = '';
  let drawn = '';
  for (const part of PARTS) {
    const file = `${name}-${part}-wght-normal.woff2`;
    const face = readFace(css, file);
    // The extension's file repeats a few signs; whoever needs only those must not load it.
    const characters = Array.from(face.characters)
      .filter((sign) => !drawn.includes(sign))
      .join('');
    drawn += characters;
    const source = await readFile(path.join(folder, 'files', file));
    // Weight stays an axis: one file draws every weight that a page uses.
    const font = await subsetFont(source, characters, { targetFormat: 'woff2', keepFeatures: FEATURES });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 10);
    const out = `${name}-${part}.${hash}.woff2`;
    await writeFile(path.join(outDir, out), font);
    files.push({ part, url: `/fonts/${out}`, bytes: font.length, unicodeRange: toRange(characters) });
    weight = face.weight;
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MAX_BYTES) throw new Error(`${name} takes ${bytes} bytes, more than ${MAX_BYTES}`);
  return { family, weight, files };
}

function toRange(characters: string): string {
  const codes = [...new Set(Array.from(characters, (sign) => sign.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

function toCss(families: readonly FontFamily[]): string {
  const faces = families.flatMap(({ family, weight, files }) =>
    files.map(
      ({ url, unicodeRange }) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url('${url}') format('woff2');
  unicode-range: ${unicodeRange};
}`,
    ),
  );
  return `/* Made by build-fonts.ts. A browser loads only the files whose family and characters a page uses. */\n${faces.join('\n')}\n`;
}

async function main(): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const families: Record<string, FontFamily> = {};
  for (const name of FAMILIES) families[name] = await buildFamily(name);
  const options = { ...(await prettier.resolveConfig(__filename)) };
  const write = async (file: string, text: string): Promise<void> => {
    const filepath = path.join(__dirname, file);
    await writeFile(filepath, await prettier.format(text, { ...options, filepath }));
  };
  await write('fonts.json', JSON.stringify(families));
  await write('fonts.css', toCss(Object.values(families)));
}

void main();
