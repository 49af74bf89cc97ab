import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

const CELLS = 9;

/** Something that looks like nothing else: soft spots of a colour each, by the seed. */
export function spots(seed: number, width = 900, height = 1200): sharp.Sharp {
  const cells = Buffer.alloc(CELLS * CELLS * 3);
  let state = seed * 2_654_435_761 + 1;
  for (let index = 0; index < cells.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    cells[index] = state >>> 24;
  }
  return sharp(cells, { raw: { width: CELLS, height: CELLS, channels: 3 } }).resize(width, height, {
    fit: 'fill',
    kernel: 'cubic',
  });
}

export const jpegOf = (seed: number, width?: number, height?: number): Promise<Buffer> =>
  spots(seed, width, height).jpeg({ quality: 85 }).toBuffer();

/** As a phone takes it: with the place, the device and a copyright. */
export const phoneJpeg = (seed: number): Promise<Buffer> =>
  spots(seed)
    .withExif({
      IFD0: { Make: 'SecretPhone', Copyright: 'Somebody Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .jpeg()
    .toBuffer();

/** A black and white PNG of a few kilobytes that is as many pixels as it says. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture that is an archive as well, for whoever reads it from its end. */
export const pngWithArchive = async (seed: number, archive: Buffer): Promise<Buffer> =>
  Buffer.concat([await spots(seed).png().toBuffer(), archive]);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Fine squares, black and white: detail and nothing else. */
export function squares(cell: number, count: number): Promise<Buffer> {
  const shades = Buffer.from(Array.from({ length: count * count }, (_, i) => ((i + Math.floor(i / count)) % 2) * 255));
  return sharp(shades, { raw: { width: count, height: count, channels: 1 } })
    .resize(count * cell, count * cell, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
