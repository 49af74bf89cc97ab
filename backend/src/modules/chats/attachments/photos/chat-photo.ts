import { ApiProperty } from '@nestjs/swagger';
import { BLURRED, renditionsOf } from '../../../members';

/** The photo as it is stored with its message. */
export interface KeptPhoto {
  readonly id: number;
  readonly key: string;
  readonly blurred_key: string;
  readonly width: number;
  readonly height: number;
}

/** The columns of a `KeptPhoto`, of `chat_photo f`. */
export const KEPT_COLUMNS = 'f.id, f.key, f.blurred_key, f.width, f.height';

const CHAT_PHOTO_MEDIA = '/api/chat-photos/media';

export class ClearPhoto {
  @ApiProperty({ description: 'For the two of the conversation only.' })
  readonly path!: string;
  @ApiProperty({ description: 'A `srcset`.' })
  readonly avif!: string;
  @ApiProperty({ description: 'A `srcset`, for browsers without AVIF.' })
  readonly webp!: string;
}

export class ChatPhoto {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ description: 'Pixels: its shape, for a place that does not move.' })
  readonly width!: number;
  @ApiProperty()
  readonly height!: number;
  @ApiProperty({ description: 'The address of the blurred rendition. Nothing in it leads to the clear one.' })
  readonly blurred!: string;
  @ApiProperty({ type: ClearPhoto, nullable: true, description: 'Of one’s own. Others’ are to be opened first.' })
  readonly clear!: ClearPhoto | null;
}

export const chatPhoto = (photo: KeptPhoto, isOwn: boolean): ChatPhoto => ({
  ...{ id: photo.id, width: photo.width, height: photo.height },
  blurred: `${CHAT_PHOTO_MEDIA}/${photo.blurred_key}/${BLURRED}`,
  clear: isOwn ? clearPhoto(photo) : null,
});

export function clearPhoto({ key, width }: Pick<KeptPhoto, 'key' | 'width'>): ClearPhoto {
  const renditions = renditionsOf(width);
  const sourcesOf = (wanted: string): string =>
    renditions
      .filter(({ format }) => format === wanted)
      .map((one) => `${CHAT_PHOTO_MEDIA}/${key}/${one.name} ${one.width}w`)
      .join(', ');
  const webp = renditions.filter(({ format }) => format === 'webp');
  const { name } = webp[2] ?? webp.at(-1) ?? { name: '' };
  return { path: `${CHAT_PHOTO_MEDIA}/${key}/${name}`, avif: sourcesOf('avif'), webp: sourcesOf('webp') };
}
