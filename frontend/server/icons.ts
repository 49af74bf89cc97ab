import sharp from 'sharp';

export interface IconShape {
  readonly size: number;
  /** Share of the side that the mark takes; platforms cut maskable icons down to a circle of four fifths. */
  readonly scale: number;
  /** Undefined leaves the icon transparent. */
  readonly background: string | undefined;
}

const POINTS_PER_INCH = 72;

/** A PNG of a brand's mark. */
export async function drawIcon(mark: string, { size, scale, background }: IconShape): Promise<Buffer> {
  const svg = Buffer.from(mark);
  const inner = Math.round(size * scale);
  const { width } = await sharp(svg).metadata();
  // Drawn at the density that gives the wanted size, so that small drawings are not blown up.
  const density = Math.min(100_000, Math.max(1, (POINTS_PER_INCH * inner) / width));
  const drawing = await sharp(svg, { density })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const canvas = { width: size, height: size, channels: 4 as const, background: background ?? '#0000' };
  return sharp({ create: canvas })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const OPAQUE = 128;
/** The distance of two colours, of 441 at most, from which on a part of a mark stands out. */
const APART = 120;

/**
 * A mark as Android shows it in its status bar: white wherever there is something, however it is coloured. A mark that
 * fills its square would be nothing but a square, so there only what stands out from its ground is left.
 */
export async function drawSilhouette(mark: string, size: number): Promise<Buffer> {
  const drawing = await drawIcon(mark, { size, scale: 0.9, background: undefined });
  const { data, info } = await sharp(drawing).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  // Just inside of the corner of the mark itself.
  const corner = (Math.round(size * 0.08) * width + Math.round(size * 0.08)) * 4;
  const ground = (data[corner + 3] ?? 0) > OPAQUE ? [...data.subarray(corner, corner + 3)] : undefined;
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.subarray(at, at + 3);
    const apart = ground && Math.hypot(...ground.map((value, index) => value - (colour[index] ?? 0)));
    if (apart !== undefined) data[at + 3] = ((data[at + 3] ?? 0) * Math.min(APART, apart)) / APART;
    colour.fill(255);
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico that holds PNGs, which every browser of the last ten years reads. */
export function packIco(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const HEADER = 6;
  const ENTRY = 16;
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
