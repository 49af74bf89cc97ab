/** More than that the api does not take. */
const MOST_BYTES = 12 * 1024 * 1024;
/** On the longer side; the api keeps fewer. */
const MOST_PIXELS = 2560;
const QUALITY = 0.92;

/**
 * Returns the types that a file picker offers. Phones convert HEIC to JPEG for a page that does not offer HEIC.
 *
 * @param takesHeic whether the brand takes HEIC (`features.heic_photos`).
 */
export const acceptedTypes = (takesHeic: boolean): string =>
  ['image/jpeg', 'image/png', 'image/webp', 'image/avif', ...(takesHeic ? ['image/heic', 'image/heif'] : [])].join(',');

const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * The file as it is sent: HEIC, or what is too large for the api, drawn anew as a JPEG where this browser can, which also makes
 * it smaller. Otherwise as it is: the api reads it or says why not.
 */
export async function prepared(file: File): Promise<Blob> {
  if (!isHeic(file) && file.size <= MOST_BYTES) return file;
  try {
    return await drawn(file);
  } catch {
    return file;
  }
}

async function drawn(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    picture.close();
  }
}
