/** Widths in pixels that pages use; each is there as AVIF and WebP, up to the first that holds the whole width. */
const WIDTHS = [160, 320, 640, 1280] as const;

export type RenditionFormat = 'avif' | 'webp';

export interface Rendition {
  /** In the address and in the storage: `640.avif`. */
  readonly name: string;
  readonly format: RenditionFormat;
  /** The real width: a picture is never enlarged. */
  readonly width: number;
}

/** The one file under the blurred key. */
export const BLURRED = 'blurred.webp';

/** Which renditions a picture of this width has, smallest first. */
export function renditionsOf(width: number): Rendition[] {
  const enough = WIDTHS.findIndex((one) => one >= width);
  const widths = enough < 0 ? WIDTHS : WIDTHS.slice(0, enough + 1);
  return (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((one) => ({ name: `${one}.${format}`, format, width: Math.min(one, width) })),
  );
}
