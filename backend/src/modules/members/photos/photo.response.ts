import { ApiProperty } from '@nestjs/swagger';
import { BLURRED, renditionsOf } from './renditions';
import { PHOTO_STATUSES, type PhotoStatus, type ShownPhoto } from './photo-row';

/** The path at which the api itself serves pictures. */
export const MEDIA = '/media';

export class PhotoSources {
  @ApiProperty({ example: '/media/9f…/160.avif 160w, /media/9f…/320.avif 320w', description: 'A `srcset`.' })
  readonly avif!: string;
  @ApiProperty({ description: 'A `srcset`, for browsers without AVIF.' })
  readonly webp!: string;
}

export class PhotoImage {
  @ApiProperty({ example: '9f…/640.webp' })
  readonly filename!: string;
  @ApiProperty({ example: '9f…/160.webp' })
  readonly thumb_filename!: string;
  @ApiProperty({ enum: PHOTO_STATUSES })
  readonly status!: PhotoStatus;
  @ApiProperty({ description: 'Of `filename`, behind the brand’s `cdn_prefix`: goes into `src`.' })
  readonly path!: string;
  @ApiProperty({ description: 'Pixels: its shape, for a place that does not move.' })
  readonly width!: number;
  @ApiProperty()
  readonly height!: number;
  @ApiProperty({ type: PhotoSources, nullable: true, description: 'Null where it is blurred: there is one size.' })
  readonly sources!: PhotoSources | null;
  @ApiProperty({ description: 'Whether this is the blurred rendition, in place of what only premium members see.' })
  readonly blurred!: boolean;
}

type ClearPhoto = Omit<ShownPhoto, 'blurred_key'>;

interface Shown {
  /** The brand's `cdn_prefix`. */
  readonly prefix: string;
  readonly blurred?: boolean;
}

/** A photo as every answer tells it. Of a blurred one nothing in it leads to the clear one. */
export function photoResponse(photo: ShownPhoto, { prefix, blurred = false }: Shown): PhotoImage {
  if (!blurred) return inClear(photo, prefix);
  const { status, width, height } = photo;
  const filename = `${photo.blurred_key}/${BLURRED}`;
  const path = `${prefix}/${filename}`;
  return { filename, thumb_filename: filename, status, path, width, height, sources: null, blurred };
}

function inClear({ key, width, height, status }: ClearPhoto, prefix: string): PhotoImage {
  const renditions = renditionsOf(width);
  const webp = renditions.filter(({ format }) => format === 'webp').map(({ name }) => name);
  const sourcesOf = (wanted: string): string =>
    renditions
      .filter(({ format }) => format === wanted)
      .map((one) => `${prefix}/${key}/${one.name} ${one.width}w`)
      .join(', ');
  const filename = `${key}/${webp[2] ?? webp.at(-1) ?? ''}`;
  return {
    ...{ filename, thumb_filename: `${key}/${webp[0] ?? ''}`, status },
    ...{ path: `${prefix}/${filename}`, width, height },
    sources: { avif: sourcesOf('avif'), webp: sourcesOf('webp') },
    blurred: false,
  };
}

/** The value of `profile.main_image`: the photo of `main_photo_id`, if there is one. */
export const mainImage = (photo: ClearPhoto | null, prefix: string): PhotoImage | null =>
  photo === null ? null : inClear(photo, prefix);

/**
 * SQL for `main_image`: the main photo of `profile p` as json for `mainImage`, or null. Joined by tenant, so that it holds
 * across tenants as well.
 */
export const MAIN_PHOTO = `(select json_build_object('key', f.key, 'blurred_key', f.blurred_key, 'width', f.width,
  'height', f.height, 'status', f.status) from photo f where f.tenant_id = p.tenant_id and f.id = p.main_photo_id)`;
