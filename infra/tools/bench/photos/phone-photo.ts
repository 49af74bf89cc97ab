import sharp from 'sharp';

const WIDTH = 4032;
const HEIGHT = 3024;

/** Twelve megapixels of soft shapes under the grain of a sensor: as many bytes as a phone makes of an evening, about 4 MB. */
export async function phonePhoto(): Promise<Buffer> {
  const noise = (sigma: number) => ({ type: 'gaussian', mean: 128, sigma }) as const;
  const create = (width: number, height: number, sigma: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888', noise: noise(sigma) } });
  const shapes = await create(WIDTH / 24, HEIGHT / 24, 70)
    .blur(2)
    .normalise()
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const grain = await create(WIDTH, HEIGHT, 9).raw().toBuffer();
  for (let at = 0; at < shapes.length; at += 1)
    shapes[at] = Math.min(255, Math.max(0, (shapes[at] ?? 0) + (grain[at] ?? 0) - 128));
  return sharp(shapes, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
