export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** How many bytes from the start are looked at. */
export const HEAD_BYTES = 64;

/** The format of a file by its first bytes, whatever its name and type say. Undefined for formats that are not accepted. */
export function formatOf(head: Buffer): PictureFormat | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return text.slice(4, 8) === 'ftyp' ? heifFormat(head, text) : undefined;
}

/** AVIF names itself among the container's brands; what is left holds HEVC. */
function heifFormat(head: Buffer, text: string): PictureFormat | undefined {
  const brands: string[] = text.slice(8, Math.min(head.readUInt32BE(0), head.length)).match(/.{4}/gs) ?? [];
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => /^(?:he[iv][a-z]|mif1|msf1)$/.test(brand)) ? 'heic' : undefined;
}
