import sharp from 'sharp';

const GAP = 12;

/** One picture of many, `columns` beside each other, each as wide as `width`. */
export async function contactSheet(pictures: readonly Buffer[], columns: number, width: number): Promise<Buffer> {
  const scaled = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const places: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  for (let first = 0; first < scaled.length; first += columns) {
    const row = scaled.slice(first, first + columns);
    row.forEach(({ data }, column) => places.push({ input: data, left: GAP + column * (width + GAP), top }));
    top += Math.max(...row.map(({ info }) => info.height)) + GAP;
  }
  const canvas = { width: GAP + columns * (width + GAP), height: top, channels: 3 as const, background: '#8a8a8a' };
  return sharp({ create: canvas }).composite(places).png().toBuffer();
}
