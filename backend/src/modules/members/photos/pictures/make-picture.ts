import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BLURRED, type RenditionFormat, renditionsOf } from '../renditions';
import { decodeHeic } from './decode-heic';
import { perceptualHash } from './perceptual-hash';
import { type Crop, type MadePicture, type PictureFile, PictureRefused, type PictureTask } from './picture';
import { HEAD_BYTES, formatOf } from './picture-format';

/** The size of the largest phones' pictures: 300 MB while it is decoded. AVIF, which no camera writes, needs 25 bytes a pixel. */
const MOST_PIXELS = 50_000_000;
const MOST_PIXELS_OF_AVIF = 16_000_000;
/** The longer side of what is kept. */
const LONGEST = 1920;
/** The least length of the shorter side, in pixels. */
const LEAST = 200;
/** The width in pixels of a blurred picture before it is enlarged. */
const BLURRED_COLUMNS = 20;
const BLURRED_WIDTH = 320;

interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

// libvips may read the accepted formats only, whatever the name or the first bytes say.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// One thread, and nothing kept of one member's picture while the next one's is read.
sharp.concurrency(1);
sharp.cache(false);

/** Everything that is kept of a picture, from its pixels alone. Rejects with PictureRefused where it is none. */
export async function makePicture({ source, crop }: PictureTask): Promise<MadePicture> {
  const whole = await decode(source);
  const cut = crop === null ? whole : await cutOut(whole, crop);
  const renditions: PictureFile[] = [];
  for (const { name, format, width } of renditionsOf(cut.raw.width))
    renditions.push({ name, content: await encode(cut, format, width) });
  return {
    whole: await pixels(whole).jpeg({ quality: 90 }).toBuffer(),
    width: cut.raw.width,
    height: cut.raw.height,
    renditions,
    blurred: { name: BLURRED, content: await blur(cut) },
    hash: await perceptualHash(pixels(whole)),
  };
}

/** Upright pixels of a picture that is large enough to show somebody. */
async function decode(source: string | Buffer): Promise<Pixels> {
  const isHeic = formatOf(await headOf(source)) === 'heic';
  const upright = await (isHeic ? fromHeic(source) : fromOtherFormats(source));
  if (Math.min(upright.raw.width, upright.raw.height) < LEAST) throw new PictureRefused('too_small');
  return upright;
}

async function headOf(source: string | Buffer): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, HEAD_BYTES);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function fromHeic(source: string | Buffer): Promise<Pixels> {
  const { data, raw } = await decodeHeic(typeof source === 'string' ? await readFile(source) : source);
  return readable(() => toPixels(fitted(sharp(data, { raw }))));
}

/** Turned only once the pixels are few: turning holds all of them. */
async function fromOtherFormats(source: string | Buffer): Promise<Pixels> {
  const { width, height, orientation, format } = await readable(() =>
    sharp(source, { limitInputPixels: false }).metadata(),
  );
  if (width * height > (format === 'heif' ? MOST_PIXELS_OF_AVIF : MOST_PIXELS))
    throw new PictureRefused('too_many_pixels');
  const whole = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  return turn(await readable(() => toPixels(fitted(whole))), orientation ?? 1);
}

/** At most `LONGEST` on the longer side, opaque and in sRGB. */
const fitted = (picture: sharp.Sharp): sharp.Sharp =>
  picture
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');

/** The eight ways of EXIF in which a camera can be held. */
async function turn(from: Pixels, orientation: number): Promise<Pixels> {
  const angle = { 3: 180, 5: 90, 6: 90, 7: 270, 8: 270 }[orientation] ?? 0;
  const isFlipped = [4, 5, 7].includes(orientation);
  if (angle === 0 && !isFlipped && orientation !== 2) return from;
  return toPixels(
    pixels(from)
      .flip(isFlipped)
      .flop(orientation === 2)
      .rotate(angle),
  );
}

function cutOut(whole: Pixels, crop: Crop): Promise<Pixels> {
  const { width, height } = whole.raw;
  const left = Math.round(crop.x * width);
  const top = Math.round(crop.y * height);
  const part = {
    left,
    top,
    width: Math.min(Math.round(crop.width * width), width - left),
    height: Math.min(Math.round(crop.height * height), height - top),
  };
  if (Math.min(part.width, part.height) < LEAST) throw new PictureRefused('too_small');
  return toPixels(pixels(whole).extract(part));
}

function encode(cut: Pixels, format: RenditionFormat, width: number): Promise<Buffer> {
  const sized = pixels(cut).resize({ width });
  switch (format) {
    // A higher effort takes twice to eight times as long and saves a few percent.
    case 'avif':
      return sized.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return sized.webp({ quality: 78, effort: 2 }).toBuffer();
  }
}

async function blur(cut: Pixels): Promise<Buffer> {
  const few = await toPixels(pixels(cut).resize({ width: BLURRED_COLUMNS }).blur(1));
  return pixels(few).resize({ width: BLURRED_WIDTH, kernel: 'cubic' }).blur(6).webp({ quality: 40 }).toBuffer();
}

const pixels = ({ data, raw }: Pixels): sharp.Sharp => sharp(data, { raw });

async function toPixels(picture: sharp.Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new PictureRefused('unreadable');
  }
}
