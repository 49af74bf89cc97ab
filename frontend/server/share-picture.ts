import { converter, formatHex, interpolate } from 'culori';
import sharp from 'sharp';
import { ART } from '../components/art/art';
import { SCENES } from '../components/art/scenes/drawings';
import type { SiteDocument, Theme, ThemeColours } from '../site/site-document';

const WIDTH = 1200;
const HEIGHT = 630;
/** The margin of the wordmark keeps it clear of the sides that chat programs cut off. */
const MARGIN = 84;
const LOGO = { width: 450, height: 110 };
/** The left edge of a drawing beside the name. It does not apply if the drawing leaves its own middle free. */
const SCENE_LEFT = 400;
const SVG = 'http://www.w3.org/2000/svg';
const POINTS_PER_INCH = 72;

/** Draws the picture that networks show when a page of the brand is shared: its drawing and its name. */
export async function drawSharePicture({ theme }: SiteDocument): Promise<Buffer> {
  const { night, open } = ART[theme.art];
  const dark = night || theme.scheme === 'dark';
  const colours = dark ? theme.dark : theme.light;
  const sceneLeft = open ? 0 : SCENE_LEFT;
  const scene = Buffer.from(plainColours(sceneSvg(theme, WIDTH - sceneLeft, colours.text_strong), colours, dark));
  const logo = await drawLogo(theme.logo, colours.text_strong, LOGO);
  const { width, height } = await sharp(logo).metadata();
  const left = open ? Math.round((WIDTH - width) / 2) : MARGIN;
  const top = Math.round((HEIGHT - height) / 2);
  const veil = Buffer.from(veilSvg(colours.surface_1, open));
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours.surface_1 } })
    .composite([{ input: scene, left: sceneLeft, top: 0 }, { input: veil }, { input: logo, left, top }])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

function sceneSvg({ art }: Theme, width: number, colour: string): string {
  // Elements that only move past on a page are removed from the still picture.
  const still = SCENES[art].replace(/<path[^>]* class="art-glint"[^>]*>/g, '');
  return still.replace('<svg ', `<svg xmlns="${SVG}" width="${width}" height="${HEIGHT}" color="${colour}" `);
}

/** Something calm behind the name: from its side or, where the drawing is open, from the middle. */
function veilSvg(surface: string, open: boolean): string {
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${surface}" stop-opacity="${opacity}"/>`;
  const gradient = open
    ? `<radialGradient id="v" r=".62">${stop(0, 0.9)}${stop(0.82, 0)}</radialGradient>`
    : `<linearGradient id="v">${stop(0.34, 1)}${stop(0.5, 0.5)}${stop(0.66, 0)}</linearGradient>`;
  return `<svg xmlns="${SVG}" width="${WIDTH}" height="${HEIGHT}"><defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The brand's wordmark, as large as fits. */
export async function drawLogo(logo: string, colour: string, room: Room): Promise<Buffer> {
  const svg = Buffer.from(logo.replace('<svg ', `<svg color="${colour}" `));
  const { width } = await sharp(svg).metadata();
  const density = Math.min(2400, Math.max(1, (POINTS_PER_INCH * room.width) / width));
  return sharp(svg, { density })
    .resize({ ...room, fit: 'inside' })
    .png()
    .toBuffer();
}

const VARIABLE = /var\(--color-([a-z0-9-]+)\)/g;
const PLAIN = '(#[0-9a-fA-F]{3,8}|transparent|currentColor)';
const MIX = new RegExp(`color-mix\\(in oklab,\\s*${PLAIN}(?:\\s+([\\d.]+)%)?,\\s*${PLAIN}(?:\\s+([\\d.]+)%)?\\)`, 'g');
const SCHEMES = new RegExp(`light-dark\\(\\s*${PLAIN},\\s*${PLAIN}\\)`, 'g');

/** A drawing in the colours that CSS would make of it: what draws it here reads hex only. From the inside out. */
export function plainColours(drawing: string, colours: ThemeColours, dark: boolean): string {
  let text = drawing.replace(VARIABLE, (whole, role: string) => {
    const name = role.replaceAll('-', '_') as keyof ThemeColours;
    return Object.hasOwn(colours, name) ? colours[name] : whole;
  });
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(MIX, (_all, a: string, share: string | undefined, b: string, rest: string | undefined) =>
        mix(a, b, share === undefined ? 1 - Number(rest ?? 50) / 100 : Number(share) / 100),
      )
      .replace(SCHEMES, (_all, light: string, night: string) => (dark ? night : light));
  }
  return text;
}

const toOklab = converter('oklab');

function mix(first: string, second: string, share: number): string {
  const between = interpolate([toOklab(second) ?? '#000', toOklab(first) ?? '#000'], 'oklab');
  return formatHex(between(share));
}
