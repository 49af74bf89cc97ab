import type { ColorRoles } from '../schema/theme';
import { LETTERS } from './letters';

const GAP = 3.2;
const EDGE = 1.4;
const LINE_GAP = 5;
const WIDEST = 7.5;
const LIGATURES: Readonly<Record<string, string>> = { Ø: 'O', Æ: 'AE', Œ: 'OE', Ł: 'L', Đ: 'D', Þ: 'TH' };

/** A plain wordmark for a brand that has none yet: lettering as lines, in the colour of the text around it. */
export function drawWordmark(name: string): string {
  const lines = linesOf(name).map(letter);
  const width = Math.max(...lines.map((line) => line.width), 10) + 2 * EDGE;
  const tall = lines.length * (10 + LINE_GAP) - LINE_GAP + 2 * EDGE;
  // A header has a fixed height: a long name gets room above and below rather than running out of it.
  const height = Math.max(tall, width / WIDEST);
  const top = EDGE + (height - tall) / 2;
  const inner = lines.map(
    ({ paths }, row) => `<g transform="translate(${EDGE} ${round(top + row * (10 + LINE_GAP))})">${paths.join('')}</g>`,
  );
  return svg(
    `${round(width)} ${round(height)}`,
    `<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${inner.join('')}</g>`,
  );
}

/** One line, or two where a name of several words would be long. */
function linesOf(name: string): string[][] {
  const words = name
    .split(' ')
    .map(known)
    .filter((word) => word.length > 0);
  const all = words.flatMap((word, index) => (index === 0 ? word : [' ', ...word]));
  if (words.length < 2 || all.length < 10) return [all];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half), words.slice(half)].map((part) =>
    part.flatMap((word, index) => (index === 0 ? word : [' ', ...word])),
  );
}

function letter(line: readonly string[]): { width: number; paths: string[] } {
  let x = 0;
  const paths = line.map((key) => {
    const [width, path] = LETTERS[key] ?? [0, ''];
    const at = round(x);
    x += width + GAP;
    return path ? `<path transform="translate(${at} 0)" d="${path}"/>` : '';
  });
  return { width: Math.max(0, x - GAP), paths };
}

/** A plain mark: the first letter on a tile of the brand's colour. */
export function drawMark(name: string, colors: Pick<ColorRoles, 'primary' | 'on_primary'>, radius: number): string {
  const [width, path] = LETTERS[known(name)[0] ?? 'O'] ?? [0, ''];
  const corner = Math.min(12, round((radius / 32) * 12));
  return svg(
    '24 24',
    `<rect width="24" height="24" rx="${corner}" fill="${colors.primary}"/>` +
      `<path transform="translate(${round(12 - width / 2)} 7)" fill="none" stroke="${colors.on_primary}" stroke-width="2.2" ` +
      `stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
  );
}

/** Letters without their accents, and nothing that cannot be drawn. */
function known(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return plain
    .split(/(?:)/u)
    .map((key) => LIGATURES[key] ?? key)
    .flatMap((keys) => keys.split(''))
    .filter((key) => Object.hasOwn(LETTERS, key));
}

const svg = (size: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${inner}</svg>`;
const round = (value: number) => Math.round(value * 100) / 100;
