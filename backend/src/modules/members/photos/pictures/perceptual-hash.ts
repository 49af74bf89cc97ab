import { type Sharp } from 'sharp';

const COLUMNS = 8;
const ROWS = 8;

/**
 * 64 bits of how a picture looks (dHash): of each pair of neighbours in nine by eight shades, which one is lighter. Sizing
 * and encoding anew change few of them. Signed, as PostgreSQL's bigint is.
 */
export async function perceptualHash(picture: Sharp): Promise<bigint> {
  const shades = await picture
    .resize(COLUMNS + 1, ROWS, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const at = row * (COLUMNS + 1) + column;
      bits = (bits << 1n) | ((shades[at] ?? 0) < (shades[at + 1] ?? 0) ? 1n : 0n);
    }
  return BigInt.asIntN(64, bits);
}
