import { SCENES } from './scenes';

/** The set that ships. One that has been sent stays: ids are added, never taken away. */
export const DRAWN_GIFS = [
  ...(['wave', 'heart', 'laugh', 'thumbs_up', 'cheers', 'party'] as const),
  ...(['hug', 'kiss', 'wow', 'coffee', 'good_night', 'dance'] as const),
];
export type DrawnGif = (typeof DRAWN_GIFS)[number];

export const isDrawnGif = (id: string): id is DrawnGif => DRAWN_GIFS.some((gif) => gif === id);

export const DRAWN_WIDTH = 240;
export const DRAWN_HEIGHT = 180;

/** One SVG. The still is the same drawing without a movement. */
export function drawGif(id: DrawnGif, isStill: boolean): string {
  const { paper, motion, drawing } = SCENES[id];
  const style = isStill ? '' : `<style>*{transform-box:fill-box;transform-origin:center}${motion}</style>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DRAWN_WIDTH} ${DRAWN_HEIGHT}" ` +
    `width="${DRAWN_WIDTH}" height="${DRAWN_HEIGHT}">${style}` +
    `<rect width="${DRAWN_WIDTH}" height="${DRAWN_HEIGHT}" fill="${paper}"/>${drawing}</svg>`
  );
}
