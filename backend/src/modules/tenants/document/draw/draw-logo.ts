import type { ColorRoles } from '../schema/theme';
import { LETTERS } from './letters';

const GAP = 3.2;
const EDGE = 1.4;

/** A plain wordmark for a brand that has none yet: lettering as lines, in the colour of the text around it. */
export function drawWordmark(name: string): string {
  let x = EDGE;
  const letters = known(name).map((key) => {
    const [width, path] = LETTERS[key] ?? [0, ''];
    const at = x;
    x += width + GAP;
    return path ? `<path transform="translate(${round(at)} ${EDGE})" d="${path}"/>` : '';
  });
  const width = Math.max(round(x - GAP + EDGE), 10 + 2 * EDGE);
  return svg(
    `${width} ${10 + 2 * EDGE}`,
    `<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`,
  );
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

/** Letters without their accents, and nothing that cannot be drawn; at most what fits a wordmark. */
function known(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return plain
    .split(/(?:)/u)
    .filter((letter) => Object.hasOwn(LETTERS, letter))
    .slice(0, 10);
}

const svg = (size: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${inner}</svg>`;
const round = (value: number) => Math.round(value * 100) / 100;
