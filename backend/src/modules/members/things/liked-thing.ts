import { ApiProperty } from '@nestjs/swagger';
import { PhotoImage, mainImage } from '../photos/photo.response';
import { type ShownPhoto } from '../photos/photo-row';

/** The photo or answer of a member that somebody likes. */
export class LikedThing {
  @ApiProperty({ type: String, nullable: true, description: 'The code of a question: its answer. Null of a photo.' })
  readonly prompt!: string | null;
  @ApiProperty({ type: PhotoImage, nullable: true, description: 'Null of an answer, and of a photo that is gone.' })
  readonly photo!: PhotoImage | null;
}

/** `LikedThing` as `likedThingColumn` finds it. */
export interface LikedThingRow {
  readonly prompt: string | null;
  readonly photo: ShownPhoto | null;
}

export const likedThing = (row: LikedThingRow | null, prefix: string): LikedThing | null =>
  row && { prompt: row.prompt, photo: mainImage(row.photo, prefix) };
