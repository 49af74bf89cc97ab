import { z } from 'zod';
import { field } from './field';
import { setOf } from './values';

const DISPLAY_FONTS = [
  'bricolage-grotesque',
  'bodoni-moda',
  'sofia-sans-condensed',
  'fredoka',
  'eb-garamond',
  'cabin',
  'outfit',
] as const;
const ART = ['lights', 'veils', 'rope', 'moons', 'longsun', 'botanical', 'blocks'] as const;
const HEROES = ['split', 'centre', 'poster', 'editorial', 'stack'] as const;
const SECTIONS = ['steps', 'values', 'moments', 'honesty', 'prices', 'questions'] as const;
const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Every role that a component may name; each scheme has all of them. */
export const COLOR_ROLES = [
  'primary',
  'on_primary',
  'secondary',
  'on_secondary',
  'unread',
  'on_unread',
  'surface_1',
  'surface_2',
  'surface_3',
  'text_strong',
  'text',
  'text_muted',
  'line',
  'success',
  'on_success',
  'warning',
  'on_warning',
  'danger',
  'on_danger',
  'primary_text',
  'focus',
] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];
/** sRGB hex by role. */
export type ColorRoles = Readonly<Record<ColorRole, string>>;

const oklch = () =>
  z
    .string()
    .regex(
      /^oklch\((0|1|0?\.\d+|\d{1,3}(\.\d+)?%) (0|0?\.\d+) \d{1,3}(\.\d+)?\)$/,
      'Give a colour such as oklch(0.62 0.21 350): lightness, chroma, hue.',
    );

const seed = (title: string, description: string, standard: string) =>
  field(oklch(), { title, description, default: standard, example: standard });

const seedsSchema = z.strictObject({
  primary: seed('Primary', 'Buttons, links and what matters most.', 'oklch(0.55 0.22 350)'),
  secondary: seed('Secondary', 'The colour beside it.', 'oklch(0.45 0.16 305)'),
  unread: seed('Unread', 'Badges of what is new.', 'oklch(0.58 0.2 30)'),
  surface: seed('Surface', 'The page; its hue tints every neutral colour.', 'oklch(0.985 0.006 340)'),
  surface_dark: field(oklch().optional(), {
    title: 'Dark surface',
    default: undefined,
    description: 'The page in the dark scheme, where the hue of the light one does not suit. Left out: derived.',
    example: 'oklch(0.19 0.04 268)',
  }),
});
export type Seeds = z.infer<typeof seedsSchema>;

const look = (title: string, description: string) => ({ title, description });

export const themeSchema = z.strictObject({
  scheme: field(z.enum(SCHEMES), {
    ...look('Scheme', 'Light, dark, or as the visitor’s device says. The seeds are chosen for it (auto: for light).'),
    default: 'auto',
    example: 'auto',
  }),
  seeds: seedsSchema,
  radius: field(z.int().min(0).max(32), {
    ...look('Radius', 'Of cards and buttons.'),
    unit: 'px',
    default: 12,
    example: 16,
  }),
  density: field(z.enum(['airy', 'normal', 'compact']), {
    ...look('Density', 'Space around things.'),
    default: 'normal',
    example: 'normal',
  }),
  shadow: field(z.enum(['none', 'soft', 'deep']), {
    ...look('Shadow', 'Of what is raised.'),
    default: 'soft',
    example: 'soft',
  }),
  display_font: field(z.enum(DISPLAY_FONTS), {
    ...look('Display font', 'Headings and names.'),
    default: 'outfit',
    example: 'cabin',
  }),
  body_font: field(z.enum(['system', ...DISPLAY_FONTS]), {
    ...look('Body font', 'All other text.'),
    default: 'system',
    example: 'system',
  }),
  logo: field(z.string().min(1), {
    ...look('Logo', 'The wordmark as SVG: shapes only, letters as paths, currentColor where it follows the text.'),
    required: true,
    example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24"><path d="M0 0h120v24H0z"/></svg>',
  }),
  mark: field(z.string().min(1), {
    ...look('Mark', 'The square symbol as SVG, in fixed colours, readable at 16 px on light and dark.'),
    required: true,
    example:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#a0205f"/></svg>',
  }),
  art: field(z.enum(ART), {
    ...look('Art', 'The imagery that is drawn behind the home page.'),
    default: 'lights',
    example: 'lights',
  }),
  hero: field(z.enum(HEROES), {
    ...look('Hero', 'How the top of the home page is composed.'),
    default: 'split',
    example: 'split',
  }),
  sections: field(setOf(z.enum(SECTIONS)), {
    ...look('Sections', 'The parts of the home page, in order.'),
    edit: 'support',
    default: [...SECTIONS],
    example: ['steps', 'values', 'honesty'],
  }),
});
export type Theme = z.infer<typeof themeSchema>;

/** The theme as pages get it: colours derived and ready. */
export type SiteTheme = Omit<Theme, 'seeds'> & { readonly light: ColorRoles; readonly dark: ColorRoles };
