/** The position of a track on the page, in CSS pixels. */
export interface Track {
  readonly top: number;
  readonly height: number;
  readonly view: number;
  readonly scenes: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The scene that a page scrolled to `y` shows, with how far the next one has come: 1.4 lies between the second and third. */
export function placeAt(y: number, { top, height, view, scenes }: Track): number {
  const way = height - view;
  return way <= 0 ? 0 : clamp((y - top) / way, 0, 1) * (scenes - 1);
}

/** Returns the scroll position of the page for a scene. */
export function scrollFor(scene: number, { top, height, view, scenes }: Track): number {
  return top + (clamp(scene, 0, scenes - 1) * Math.max(0, height - view)) / (scenes - 1);
}

/** Slow, quick, slow. */
export function ease(part: number): number {
  const t = clamp(part, 0, 1);
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}
