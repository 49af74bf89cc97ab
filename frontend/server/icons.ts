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
