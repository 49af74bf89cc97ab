import { ApiProperty } from '@nestjs/swagger';
import { MEDIA, PhotoImage, photoResponse } from './photo.response';
import { type PhotoRow, REJECTION_REASONS, type RejectionReason } from './photo-row';
import { type Crop } from './pictures/picture';

export class PhotoCrop implements Crop {
  @ApiProperty({ description: 'From the left, as a share of the whole picture’s width.' })
  readonly x!: number;
  @ApiProperty({ description: 'From the top, as a share of its height.' })
  readonly y!: number;
  @ApiProperty()
  readonly width!: number;
  @ApiProperty()
  readonly height!: number;
}

/** A photo as its owner sees it. */
export class OwnPhoto extends PhotoImage {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ enum: REJECTION_REASONS, nullable: true, description: 'Why staff turned it down.' })
  readonly reason!: RejectionReason | null;
  @ApiProperty({ type: PhotoCrop, nullable: true, description: 'Null where it shows the whole picture.' })
  readonly crop!: PhotoCrop | null;
  @ApiProperty({ description: 'The whole picture, to crop it anew: for its owner only.' })
  readonly whole!: string;
  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;
}

/** Not on the media host: pictures for the owner alone need the cookie of this host. */
export const ownPhoto = (row: PhotoRow): OwnPhoto =>
  Object.assign(photoResponse(row, { prefix: MEDIA }), {
    id: row.id,
    reason: row.reason,
    crop: row.crop,
    whole: `/api/photos/${row.id}/whole`,
    created_at: row.created_at.toISOString(),
  });
