import { type HeifImage } from 'libheif-js/wasm-bundle';
import { PictureRefused } from './picture';

/**
 * Phones take 24 megapixels by default. Decoding takes 13 bytes a pixel (358 MB resident for 24.5 megapixels) and 60 ms of
 * processor time for each million, measured on one core with libheif 1.23.
 */
const MAX_PIXELS = 25_000_000;

interface RgbaPixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
}

/** Decodes the primary picture of a HEIC file, upright: libheif applies the rotation that the file asks for. */
export async function decodeHeic(file: Buffer): Promise<RgbaPixels> {
  // Loaded with the first HEIC picture: the decoder takes 20 MB.
  const { default: libheif } = await import('libheif-js/wasm-bundle');
  const pictures = new libheif.HeifDecoder().decode(file);
  try {
    const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
    if (!picture) throw new PictureRefused('unreadable');
    return await pixelsOf(picture);
  } finally {
    for (const picture of pictures) picture.free();
  }
}

async function pixelsOf(picture: HeifImage): Promise<RgbaPixels> {
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > MAX_PIXELS) throw new PictureRefused('too_many_pixels');
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    picture.display({ data, width, height }, (shown) => {
      if (shown) resolve();
      else reject(new PictureRefused('unreadable'));
    });
  });
  return { data: Buffer.from(data.buffer), raw: { width, height, channels: 4 } };
}
