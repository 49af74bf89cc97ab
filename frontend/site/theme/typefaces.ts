import fonts from '../../fonts/fonts.json';
import { type DisplayFont } from '../site-document';

/** How a display face is set; measured by eye at heading size. */
export interface Typeface {
  /** The fallback until the typeface has loaded: it has the same widths, so that nothing moves (see fallbacks.css). */
  readonly fallback: string;
  readonly weight: number;
  readonly tracking: string;
  readonly leading: number;
  /** Evens out how large faces look at one size. */
  readonly scale: number;
  readonly upperCase: boolean;
  /** Makes body text in this face as readable as the system's. */
  readonly bodyScale: number;
}

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const SERIF = "'Iowan Old Style', 'Palatino Linotype', Georgia, 'Times New Roman', serif";
const ROUND = "ui-rounded, 'Arial Rounded MT Bold', system-ui, sans-serif";
const NARROW = "'Arial Narrow', 'Roboto Condensed', 'Helvetica Neue', Arial, sans-serif";

const plain = { fallback: SANS, scale: 1, upperCase: false, bodyScale: 1 };

export const TYPEFACES: Readonly<Record<DisplayFont, Typeface>> = {
  'bricolage-grotesque': {
    ...plain,
    weight: 700,
    tracking: '-0.03em',
    leading: 1.02,
  },
  'bodoni-moda': {
    ...plain,
    fallback: SERIF,
    weight: 450,
    tracking: '-0.015em',
    leading: 1.08,
  },
  'sofia-sans-condensed': {
    ...plain,
    fallback: NARROW,
    weight: 800,
    tracking: '-0.005em',
    leading: 0.94,
    scale: 1.3,
    upperCase: true,
  },
  fredoka: { ...plain, fallback: ROUND, weight: 650, tracking: '-0.015em', leading: 1.04 },
  'eb-garamond': {
    ...plain,
    fallback: SERIF,
    weight: 450,
    tracking: '-0.012em',
    leading: 1.06,
    scale: 1.12,
    bodyScale: 1.18,
  },
  cabin: { ...plain, weight: 650, tracking: '-0.02em', leading: 1.06, scale: 1.02 },
  outfit: { ...plain, weight: 700, tracking: '-0.03em', leading: 1.0, scale: 1.04 },
};

export const SYSTEM_STACK = SANS;

export function familyOf(font: DisplayFont): string {
  const { fallback } = TYPEFACES[font];
  return `'${fonts[font].family}','${font} fallback',${fallback}`;
}

/** The files to ask for at once: the letters of all languages, and those of Polish where they are needed. */
export function fontFiles(font: DisplayFont, locale: string): readonly string[] {
  return fonts[font].files.filter(({ part }) => part === 'latin' || locale === 'pl').map(({ url }) => url);
}
