import { PHOTO_SIZES } from '../../site/photo-sizes';
import { type Card } from './game/choices';

type Photo = NonNullable<Card['main_image']>;

const warm = new Set<string>();

/** Fetches and decodes a photo as its card will show it, so that it is there when the card is. */
export function warmUp({ path, sources }: Photo): void {
  if (warm.has(path)) return;
  warm.add(path);
  const picture = document.createElement('picture');
  for (const kind of ['avif', 'webp'] as const) {
    if (sources === null) continue;
    const source = document.createElement('source');
    Object.assign(source, { type: `image/${kind}`, sizes: PHOTO_SIZES.deck, srcset: sources[kind] });
    picture.append(source);
  }
  const image = document.createElement('img');
  picture.append(image);
  image.src = path;
  // If a photo cannot be decoded, the card shows a drawing instead.
  image.decode().catch(() => undefined);
}
