import sharp from 'sharp';
import type { SiteDocument, ThemeColours } from '../site/site-document';
import { drawLogo } from './share-picture';

interface Screenshot {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly form: 'narrow' | 'wide';
  /** Cards beside each other. */
  readonly columns: number;
}

/** What browsers show before they install the app: the search of members, drawn in the brand's colours, without anybody in it. */
export const SCREENSHOTS: readonly Screenshot[] = [
  { path: '/screenshots/narrow.png', width: 720, height: 1280, form: 'narrow', columns: 2 },
  { path: '/screenshots/wide.png', width: 1280, height: 800, form: 'wide', columns: 4 },
];

const GAP = 32;
const TOP = 128;
const BOTTOM = 112;
const PLACES = 4;
const LOGO = { width: 300, height: 56 };

export async function drawScreenshot({ theme }: SiteDocument, shot: Screenshot): Promise<Buffer> {
  const { width, height } = shot;
  const colours = theme.scheme === 'dark' ? theme.dark : theme.light;
  const page = Buffer.from(pageSvg(shot, colours, 2 * theme.radius));
  const logo = await drawLogo(theme.logo, colours.text_strong, LOGO);
  const top = Math.round((TOP - (await sharp(logo).metadata()).height) / 2);
  return sharp({ create: { width, height, channels: 3, background: colours.surface_1 } })
    .composite([{ input: page }, { input: logo, left: GAP, top }])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

function pageSvg(shot: Screenshot, colours: ThemeColours, radius: number): string {
  const { width, height, columns, form } = shot;
  const side = (width - GAP * (columns + 1)) / columns;
  const tall = side * 1.4;
  const rows = Math.ceil((height - TOP) / (tall + GAP));
  const cards = Array.from({ length: rows * columns }, (_, index) => {
    const [x, y] = [GAP + (index % columns) * (side + GAP), TOP + Math.floor(index / columns) * (tall + GAP)];
    return `<g transform="translate(${x} ${y})">${cardSvg(side, tall, index, colours, radius)}</g>`;
  });
  const bar = form === 'narrow' ? barSvg(width, height, colours) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${cards.join('')}${bar}</svg>`;
}

/** Somebody without a face: a head and shoulders, a name and a town that are lines. */
function cardSvg(side: number, tall: number, index: number, colours: ThemeColours, radius: number): string {
  const tint = index % 3 === 1 ? colours.secondary : colours.primary;
  const picture = tall * 0.76;
  const line = (y: number, share: number, colour: string): string =>
    `<rect x="20" y="${y}" width="${side * share}" height="14" rx="7" fill="${colour}"/>`;
  return (
    `<clipPath id="c${index}"><rect width="${side}" height="${tall}" rx="${radius}"/></clipPath><g clip-path="url(#c${index})">` +
    `<rect width="${side}" height="${tall}" fill="${colours.surface_2}"/>` +
    `<rect width="${side}" height="${picture}" fill="${tint}" fill-opacity="${0.16 + 0.06 * (index % 4)}"/>` +
    `<clipPath id="p${index}"><rect width="${side}" height="${picture}"/></clipPath><g clip-path="url(#p${index})" fill="${tint}" fill-opacity=".5">` +
    `<circle cx="${side / 2}" cy="${picture * 0.42}" r="${side * 0.18}"/>` +
    `<ellipse cx="${side / 2}" cy="${picture}" rx="${side * 0.36}" ry="${picture * 0.32}"/></g>` +
    line(picture + 24, 0.46, colours.text_strong) +
    line(picture + 52, 0.62, colours.text_muted) +
    `</g>`
  );
}

function barSvg(width: number, height: number, colours: ThemeColours): string {
  const places = Array.from({ length: PLACES }, (_, index) => {
    const fill = index === 0 ? colours.primary : colours.text_muted;
    return `<circle cx="${((index + 0.5) * width) / PLACES}" cy="${height - BOTTOM / 2}" r="18" fill="${fill}"/>`;
  });
  return `<rect y="${height - BOTTOM}" width="${width}" height="${BOTTOM}" fill="${colours.surface_1}"/>${places.join('')}`;
}
