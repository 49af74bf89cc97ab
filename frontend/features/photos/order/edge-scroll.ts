/** The distance from an edge, in CSS pixels, at which the page scrolls. */
const EDGE = 72;
const STEP = 14;

/** Moves the page under a drag that has come to the upper or lower edge of the window. */
export function scrollAtEdges(y: number): void {
  if (y < EDGE) window.scrollBy(0, -STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}
