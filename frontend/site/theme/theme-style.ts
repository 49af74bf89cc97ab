import { type CSSProperties } from 'react';
import { COLOUR_ROLES, type Theme } from '../site-document';
import { familyOf, SYSTEM_STACK, TYPEFACES } from './typefaces';

const COLOR_SCHEME: Readonly<Record<Theme['scheme'], string>> = { light: 'light', dark: 'dark', auto: 'light dark' };
const DENSITY: Readonly<Record<Theme['density'], number>> = { airy: 1.25, normal: 1, compact: 0.8 };
const SHADOW: Readonly<Record<Theme['shadow'], string>> = {
  none: 'none',
  soft: '0 1px 2px rgb(0 0 0 / 6%), 0 8px 24px rgb(0 0 0 / 8%)',
  deep: '0 2px 4px rgb(0 0 0 / 12%), 0 18px 48px rgb(0 0 0 / 22%)',
};

/**
 * A brand's tokens as custom properties for `<html style>`: they travel with the page, so no page mixes two revisions.
 * Each colour carries both schemes, so a part of a page that sets `color-scheme` changes all roles at once.
 */
export function themeStyle(theme: Theme): CSSProperties {
  const display = TYPEFACES[theme.display_font];
  const body = theme.body_font === 'system' ? undefined : TYPEFACES[theme.body_font];
  return {
    colorScheme: COLOR_SCHEME[theme.scheme],
    ...Object.fromEntries(
      COLOUR_ROLES.map((role) => [
        `--color-${role.replaceAll('_', '-')}`,
        `light-dark(${theme.light[role]},${theme.dark[role]})`,
      ]),
    ),
    '--radius': `${theme.radius}px`,
    '--density': DENSITY[theme.density],
    '--shadow': SHADOW[theme.shadow],
    '--display-family': familyOf(theme.display_font),
    '--display-weight': display.weight,
    '--display-tracking': display.tracking,
    '--display-leading': display.leading,
    '--display-scale': display.scale,
    '--display-case': display.upperCase ? 'uppercase' : 'none',
    '--body-family': theme.body_font === 'system' ? SYSTEM_STACK : familyOf(theme.body_font),
    '--body-scale': body?.bodyScale ?? 1,
  } as CSSProperties;
}

/** The colour of the browser's own bars, by scheme. */
export function barColours({ scheme, light, dark }: Theme): readonly { media?: string; color: string }[] {
  if (scheme === 'light') return [{ color: light.surface_1 }];
  if (scheme === 'dark') return [{ color: dark.surface_1 }];
  return [
    { media: '(prefers-color-scheme: light)', color: light.surface_1 },
    { media: '(prefers-color-scheme: dark)', color: dark.surface_1 },
  ];
}
