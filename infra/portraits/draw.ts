import { type Oklch, clampChroma, converter, formatHex } from 'culori';
import sharp from 'sharp';
import { Chance } from '../../backend/src/entrypoints/cli/demo/people/random';
import { type Sitter } from '../../backend/src/entrypoints/cli/demo/portraits/sitter';
import { portraitOf } from '../../frontend/components/art/portraits/person-portrait';
import { type Theme } from '../../frontend/site/site-document';
import { lookOf } from './look';
import { type Palette, plainSvg } from './plain-svg';

/** As wide as the largest place on a page; what is drawn flat stays sharp enough beyond. */
export const WIDTH = 640;

/** The sheet of the pages; here names and labels lie over the lower part of a picture, so the face is higher up. */
const SHEET = '0 0 160 200';
const HIGHER = '6.4 16 147.2 184';
/** The view box of every picture after the first. */
const CLOSER = '20 30 120 150';

const DYES = ['oklch(.62 .2 355)', 'oklch(.6 .13 215)', 'oklch(.55 .19 300)', 'oklch(.66 .15 150)'] as const;

/** Somebody's portrait in a brand's hand, as SVG: the same whenever it is drawn. */
export function portraitSvg(sitter: Sitter, theme: Pick<Theme, 'art' | 'scheme' | 'light' | 'dark'>): string {
  const { brand, id, nth, hair } = sitter;
  const svg = portraitOf(theme.art, lookOf(sitter), `${id}-${nth}`).replace(SHEET, nth === 0 ? HIGHER : CLOSER);
  const dye = new Chance(`${brand}/${id}/dye`).one(DYES);
  return plainSvg(
    svg,
    paletteOf(theme, new Chance(`${brand}/${id}/${nth}/light`)),
    hair === 'dyed' ? { '--h': dye } : {},
    WIDTH,
  );
}

/** The same as a picture. */
export const portraitPng = (sitter: Sitter, theme: Theme): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg(sitter, theme)))
    .png({ compressionLevel: 3 })
    .toBuffer();

/** The brand's colours, each time in a little other light: a cast of three hundred in one blue would be a uniform. */
function paletteOf({ scheme, light, dark }: Pick<Theme, 'scheme' | 'light' | 'dark'>, chance: Chance): Palette {
  const turns: Readonly<Record<string, readonly [number, number]>> = {
    primary: [chance.between(-18, 18), chance.between(-0.05, 0.08)],
    secondary: [chance.between(-9, 9), chance.between(-0.04, 0.06)],
    unread: [chance.between(-20, 20), 0],
  };
  const shaded = (colours: Theme['light']): Record<string, string> =>
    Object.fromEntries(
      Object.entries(colours).map(([role, colour]) => {
        const [turn, lift] = turns[role] ?? [0, 0];
        return [`--color-${role.replaceAll('_', '-')}`, turned(colour, turn, lift)];
      }),
    );
  return { scheme: scheme === 'dark' ? 'dark' : 'light', light: shaded(light), dark: shaded(dark) };
}

const oklch = converter('oklch');

function turned(colour: string, turn: number, lift: number): string {
  const { l = 0, c = 0, h = 0 } = oklch(colour) ?? {};
  const other: Oklch = { mode: 'oklch', l: l + lift, c, h: h + turn };
  return formatHex(clampChroma(other, 'oklch'));
}
