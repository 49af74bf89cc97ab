import { type ColorRole, type ColorRoles, type Theme } from '../schema/theme';
import { contrast } from './color';
import { deriveTheme } from './derive-theme';
import { PAIRS } from './pairs';

/** Two colours that meet on pages in one scheme. */
export interface ColorPair {
  readonly scheme: 'light' | 'dark';
  readonly front: ColorRole;
  readonly back: ColorRole;
  readonly ratio: number;
  readonly least: number;
}

export interface ThemeSample {
  readonly light: ColorRoles;
  readonly dark: ColorRoles;
  readonly pairs: readonly ColorPair[];
}

/** Derives both schemes of a theme, with the contrast of every pair that pages use, the weakest first. */
export function themeSample(theme: Pick<Theme, 'scheme' | 'seeds'>): ThemeSample {
  const schemes = deriveTheme(theme);
  const pairs = (['light', 'dark'] as const).flatMap((scheme) =>
    PAIRS.map(({ front, back, least }) => ({
      ...{ scheme, front, back, least },
      // Rounded down: what is shown as enough is enough.
      ratio: Math.floor(contrast(schemes[scheme][front], schemes[scheme][back]) * 100) / 100,
    })),
  );
  return { ...schemes, pairs: pairs.sort((one, other) => one.ratio / one.least - other.ratio / other.least) };
}
