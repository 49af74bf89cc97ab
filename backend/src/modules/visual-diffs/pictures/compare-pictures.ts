import sharp from 'sharp';

export interface Comparison {
  /** The share of pixels that differ, from 0 to 1. */
  readonly changed: number;
  readonly before: Buffer;
  readonly after: Buffer;
  readonly heat: Buffer;
}

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: number };
}

/** Differences in colour that nobody sees do not count. */
const THRESHOLD = 0.05;
const WEBP = { quality: 75, effort: 2 };
/** Below the shorter page: no page is of that colour, so that every row which one has alone counts as changed. */
const NOTHING = { r: 255, g: 0, b: 254, alpha: 1 };

/** Compares two screenshots of the same width, pixel by pixel. All pictures that it answers are WebP. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  // It is an ES module, which few processes need.
  const { default: pixelmatch } = await import('pixelmatch');
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const height = Math.max(one.info.height, other.info.height);
  const [first, second] = await Promise.all([extended(one, height), extended(other, height)]);
  const { width } = one.info;
  const drawn = Buffer.alloc(width * height * 4);
  const different = pixelmatch(first, second, drawn, width, height, { threshold: THRESHOLD, alpha: 0.2 });
  return {
    changed: different / (width * height),
    before: await sharp(before).webp(WEBP).toBuffer(),
    after: await sharp(after).webp(WEBP).toBuffer(),
    heat: await sharp(drawn, { raw: { width, height, channels: 4 } })
      .webp(WEBP)
      .toBuffer(),
  };
}

const pixelsOf = (png: Buffer): Promise<Pixels> => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

async function extended({ data, info: { width, height } }: Pixels, wanted: number): Promise<Buffer> {
  if (height === wanted) return data;
  const bottom = wanted - height;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ bottom, background: NOTHING })
    .raw()
    .toBuffer();
}
