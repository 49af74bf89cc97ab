import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN_GIFS, type DrawnGif } from './drawn-ids';

export const DRAWN_WIDTH = 240;
export const DRAWN_HEIGHT = 180;

const SCENES = Object.fromEntries(
  DRAWN_GIFS.map((id) => [id, readFileSync(join(__dirname, 'scenes', `${id}.svg`), 'utf8')]),
) as Readonly<Record<DrawnGif, string>>;

/** One SVG of the set. The still is the same drawing without its style, which holds all movement. */
export const drawnSvg = (id: DrawnGif, isStill: boolean): string =>
  isStill ? SCENES[id].replace(/<style>.*<\/style>\n/s, '') : SCENES[id];
