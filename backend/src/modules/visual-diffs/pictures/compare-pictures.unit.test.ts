import sharp from 'sharp';
import { comparePictures } from './compare-pictures';

const plain = (height: number, background = '#ffffff'): Promise<Buffer> =>
  sharp({ create: { width: 40, height, channels: 3, background } })
    .png()
    .toBuffer();
const changed = async (before: Promise<Buffer>, after: Promise<Buffer>): Promise<number> =>
  (await comparePictures(await before, await after)).changed;

it('counts the pixels that differ, and none of what is the same', async () => {
  expect(await changed(plain(20), plain(20))).toBe(0);
  expect(await changed(plain(20), plain(20, '#aa0055'))).toBe(1);
});

it('counts what one page has more of, whatever its colour', async () => {
  for (const colour of ['#ffffff', '#000000', '#808080'])
    expect(await changed(plain(10, colour), plain(40, colour))).toBe(0.75);
});

it('answers pictures of both sizes, and a heat map of the larger one', async () => {
  const { before, after, heat } = await comparePictures(await plain(10), await plain(40));
  const heights = await Promise.all([before, after, heat].map(async (one) => (await sharp(one).metadata()).height));
  expect(heights).toEqual([10, 40, 40]);
});
