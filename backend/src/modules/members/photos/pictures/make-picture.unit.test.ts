import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { jpegOf, phoneJpeg, pngBomb, pngWithArchive, spots, squares } from '../../../../../test/support/pictures';
import { renditionsOf } from '../renditions';
import { makePicture } from './make-picture';
import { type Crop } from './picture';

/** 400 by 600: red, green, blue and white in the four quarters, from the upper left by rows. */
const HEIC = join(__dirname, '../../../../../test/support/quarters.heic');

// The accepted formats hold for the whole process, so later test files have them too.
afterAll(() => {
  sharp.unblock({ operation: ['VipsForeignLoad'] });
});

const make = (source: Buffer, crop: Crop | null = null) => makePicture({ source, crop });

/** Red, green, blue and white in the four quarters, from the upper left by rows. */
async function quarters(orientation: number): Promise<Buffer> {
  const colours = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255];
  const upright = sharp(Buffer.from(colours), { raw: { width: 2, height: 2, channels: 3 } });
  const png = await upright.resize(400, 600, { fit: 'fill', kernel: 'nearest' }).png().toBuffer();
  return sharp(png).withMetadata({ orientation }).jpeg().toBuffer();
}

/** Which colours the quarters have, as three bits each. */
async function coloursOf(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture).resize(2, 2, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  return [0, 3, 6, 9].map((at) => [...pixels.subarray(at, at + 3)].map((c) => (c > 128 ? 1 : 0)).join('')).join(' ');
}

describe('a picture', () => {
  it('becomes renditions of the sizes that pages use, none larger than it was', async () => {
    const { width, height, renditions, blurred, whole } = await make(await jpegOf(1, 500, 700));
    expect([width, height]).toEqual([500, 700]);
    expect(renditions.map(({ name }) => name)).toEqual([
      ...['160.avif', '320.avif', '640.avif', '160.webp', '320.webp', '640.webp'],
    ]);
    for (const [index, { name, format, width: told }] of renditionsOf(500).entries()) {
      const content = renditions[index]?.content ?? Buffer.alloc(0);
      const found = await sharp(content).metadata();
      expect([name, found.width, found.format]).toEqual([name, told, format === 'avif' ? 'heif' : 'webp']);
    }
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 700 });
    expect(await sharp(blurred.content).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  it('of a large camera is kept at 1920 pixels', async () => {
    const { width, height, renditions } = await make(await jpegOf(2, 3000, 4000));
    expect([width, height]).toEqual([1440, 1920]);
    expect(renditions).toHaveLength(8);
  });

  it.each([
    [1, '100 010 001 111'],
    [2, '010 100 111 001'],
    [3, '111 001 010 100'],
    [4, '001 111 100 010'],
    [5, '100 001 010 111'],
    [6, '001 100 111 010'],
    [7, '111 010 001 100'],
    [8, '010 111 100 001'],
  ])('held as EXIF says %i stands upright', async (orientation, upright) => {
    const { whole } = await make(await quarters(orientation));
    expect(await coloursOf(whole)).toBe(upright);
    expect((await sharp(whole).metadata()).orientation).toBeUndefined();
  });

  it('is taken as HEIC, as iPhones store it', async () => {
    const { whole, width, height, renditions } = await make(readFileSync(HEIC));
    expect([width, height]).toEqual([400, 600]);
    expect(await coloursOf(whole)).toBe('100 010 001 111');
    expect(renditions.map(({ name }) => name)).toContain('320.avif');
  });

  it('keeps nothing but how it looks', async () => {
    const source = await phoneJpeg(3);
    expect(source.toString('latin1')).toContain('SecretPhone');
    expect((await sharp(source).metadata()).exif?.length).toBeGreaterThan(100);
    const { whole, blurred, renditions } = await make(source);
    for (const content of [whole, blurred.content, ...renditions.map((one) => one.content)]) {
      expect(content.toString('latin1')).not.toMatch(/Secret|secret|Exif|GPS/);
      const { exif, xmp, iptc, icc } = await sharp(content).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('loses what was hung onto it', async () => {
    const { whole, renditions } = await make(await pngWithArchive(4, Buffer.from('PK\x03\x04 an archive')));
    for (const content of [whole, ...renditions.map((one) => one.content)])
      expect(content.includes('an archive')).toBe(false);
  });

  it('shows nothing of what is fine when it is blurred', async () => {
    const { blurred, renditions } = await make(await squares(12, 50));
    const contrastOf = async (file: Buffer): Promise<number> => (await sharp(file).stats()).channels[0]?.stdev ?? 0;
    expect(await contrastOf(renditions.at(-1)?.content ?? Buffer.alloc(0))).toBeGreaterThan(100);
    expect(await contrastOf(blurred.content)).toBeLessThan(4);
  });

  it('is cut to a part of it', async () => {
    const part = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const { width, height, renditions, blurred, whole } = await make(await quarters(1), part);
    expect([width, height]).toEqual([200, 300]);
    const clear = renditions.find(({ name }) => name === '320.webp')?.content ?? Buffer.alloc(0);
    expect(await coloursOf(clear)).toBe('010 010 010 010');
    expect(await coloursOf(blurred.content)).toBe('010 010 010 010');
    expect(await coloursOf(whole)).toBe('100 010 001 111');
  });

  it('is taken as PNG with holes, WebP, AVIF, in grey, with sixteen bits and in the colours of print', async () => {
    const base = await spots(5, 300, 300).png().toBuffer();
    const files = await Promise.all([
      sharp(base).ensureAlpha(0.5).png().toBuffer(),
      sharp(base).webp().toBuffer(),
      sharp(base).avif({ effort: 0 }).toBuffer(),
      sharp(base).greyscale().jpeg().toBuffer(),
      sharp(base).toColourspace('rgb16').png().toBuffer(),
      sharp(base).toColourspace('cmyk').jpeg().toBuffer(),
    ]);
    for (const file of files) {
      const { renditions } = await make(file);
      expect(await sharp(renditions[0]?.content).metadata()).toMatchObject({ width: 160, hasAlpha: false });
    }
  });
});

describe('what is refused', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a bomb of 900 megapixels', () => pngBomb(30_000, 30_000), 'too_many_pixels'],
    ['an AVIF of 17 megapixels', () => avifOf(4250, 4000), 'too_many_pixels'],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
      'unreadable',
    ],
    ['a GIF', () => spots(1, 300, 300).gif().toBuffer(), 'unreadable'],
    ['a TIFF', () => spots(1).tiff().toBuffer(), 'unreadable'],
    ['text', () => Buffer.from('no picture'), 'unreadable'],
    ['nothing', () => Buffer.alloc(0), 'unreadable'],
    ['half a JPEG', async () => half(await jpegOf(6)), 'unreadable'],
    ['half a PNG', async () => half(await spots(6).png().toBuffer()), 'unreadable'],
    ['half a HEIC', () => half(readFileSync(HEIC)), 'unreadable'],
    ['the beginning of a HEIC', () => readFileSync(HEIC).subarray(0, 100), 'unreadable'],
    ['a HEIC of 49 megapixels', () => sizedHeic(7000, 7000), 'too_many_pixels'],
    ['half a WebP', async () => half(await spots(6).webp().toBuffer()), 'unreadable'],
    ['a stamp', () => jpegOf(6, 199, 900), 'too_small'],
    ['a ribbon', () => jpegOf(6, 6000, 300), 'too_small'],
  ])('%s', async (_what, file, fault) => {
    await expect(make(await file())).rejects.toMatchObject({ name: 'PictureRefused', fault });
  });

  it('a part too small to show anybody', async () => {
    const part = { x: 0, y: 0, width: 0.1, height: 0.9 };
    await expect(make(await jpegOf(7), part)).rejects.toMatchObject({ fault: 'too_small' });
  });
});

/** The fixture with another size in its header, so that it is refused before anything is decoded. */
function sizedHeic(width: number, height: number): Buffer {
  const file = Buffer.from(readFileSync(HEIC));
  for (let at = file.indexOf('ispe'); at >= 0; at = file.indexOf('ispe', at + 4)) {
    file.writeUInt32BE(width, at + 8);
    file.writeUInt32BE(height, at + 12);
  }
  return file;
}

const avifOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#456' } })
    .avif({ effort: 0 })
    .toBuffer();
const half = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length / 2));

describe('how alike pictures are', () => {
  const bits = (a: bigint, b: bigint): number =>
    BigInt.asUintN(64, a ^ b)
      .toString(2)
      .replaceAll('0', '').length;
  const hashOf = async (file: Buffer): Promise<bigint> => (await make(file)).hash;

  it('shows where one was sized, encoded or brightened anew', async () => {
    const from = await jpegOf(8);
    const hash = await hashOf(from);
    const anew = await Promise.all([
      sharp(from).resize(450).jpeg({ quality: 40 }).toBuffer(),
      sharp(from).modulate({ brightness: 1.15 }).webp({ quality: 50 }).toBuffer(),
      sharp(from).linear(0.9, 5).png().toBuffer(),
    ]);
    for (const file of anew) expect(bits(hash, await hashOf(file))).toBeLessThanOrEqual(6);
  });

  it('keeps different ones apart', async () => {
    const hashes = await Promise.all(Array.from({ length: 12 }, async (_, seed) => hashOf(await jpegOf(seed + 20))));
    const distances = hashes.flatMap((a, index) => hashes.slice(index + 1).map((b) => bits(a, b)));
    expect(Math.min(...distances)).toBeGreaterThan(12);
  });
});
