import { type DrawnGif } from './drawn-ids';
import { SCENES } from './scenes';

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
