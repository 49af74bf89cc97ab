import type { FieldError } from '../../../../platform/http/problem';
import { deriveTheme } from '../theme/derive-theme';
import { type Miss, misses } from '../theme/pairs';
import { checkSvg } from '../theme/svg';
import type { ColorRole, Theme } from '../schema/theme';
import type { Rule } from './rule';

const LIMITS = { logo: 24_000, mark: 8_000 } as const;

/** Every pair of colours that the interface uses can be told apart, in both schemes. */
export const readableColors: Rule = (draft) => {
  const { scheme, seeds } = draft.theme ?? {};
  const { primary, secondary, unread, surface, surface_dark } = seeds ?? {};
  if (!scheme || !primary || !secondary || !unread || !surface) return [];
  return [...knownContrastFaults({ scheme, seeds: { primary, secondary, unread, surface, surface_dark } })];
};

const MOST_KNOWN = 2000;
const known = new Map<string, readonly FieldError[]>();

/** Remembers themes: to derive one takes longer than all the rest of a check, and a wave checks each brand several times. */
function knownContrastFaults(theme: Pick<Theme, 'scheme' | 'seeds'>): readonly FieldError[] {
  const key = JSON.stringify(theme);
  const before = known.get(key);
  if (before) return before;
  const faults = contrastFaults(theme);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, faults);
  return faults;
}

/** One fault for each pair of a theme that misses its contrast. */
export function contrastFaults(theme: Pick<Theme, 'scheme' | 'seeds'>): FieldError[] {
  const { light, dark } = deriveTheme(theme);
  const darkSurface = theme.seeds.surface_dark !== undefined && theme.scheme !== 'dark' ? 'surface_dark' : 'surface';
  return [
    ...misses(light).map((miss) => contrastFault('light', 'surface', miss)),
    ...misses(dark).map((miss) => contrastFault('dark', darkSurface, miss)),
  ];
}

function contrastFault(scheme: string, surface: string, miss: Miss): FieldError {
  const seed = seedOf(miss.front) ?? seedOf(miss.back) ?? surface;
  const ratio = (Math.floor(miss.ratio * 100) / 100).toFixed(2);
  const message =
    `In the ${scheme} scheme ${miss.front} ${miss.frontColor} on ${miss.back} ${miss.backColor} has a contrast of ` +
    `${ratio}; it takes ${miss.least}. Choose a lighter or darker ${seed}.`;
  return { path: `theme.seeds.${seed}`, code: 'contrast', message };
}

const seedOf = (role: ColorRole) => (['primary', 'secondary', 'unread'] as const).find((seed) => seed === role);

/** Logo and mark are harmless drawings of a usable shape. */
export const drawings: Rule = (draft) => [
  ...drawingFaults(
    'logo',
    draft.theme?.logo,
    (ratio) => ratio >= 1 && ratio <= 8,
    'Make the logo 1 to 8 times as wide as high.',
  ),
  ...drawingFaults('mark', draft.theme?.mark, (ratio) => ratio === 1, 'Make the mark square.'),
];

function drawingFaults(
  part: 'logo' | 'mark',
  svg: string | undefined,
  fits: (ratio: number) => boolean,
  advice: string,
): FieldError[] {
  if (svg === undefined) return [];
  const { width, height, faults } = checkSvg(svg, LIMITS[part]);
  const path = `theme.${part}`;
  const shape = height > 0 && !fits(width / height) ? [{ path, code: 'svg_shape', message: advice }] : [];
  return [...faults.map((fault) => ({ path, ...fault })), ...shape];
}
