import { ApiProperty } from '@nestjs/swagger';
import { DRAWN_HEIGHT, DRAWN_WIDTH } from './drawn/drawn-gifs';
import { DRAWN_GIFS, type DrawnGif } from './drawn/drawn-ids';

/** A GIF as pages show it. Its addresses are of this host: nobody else learns who looks at it. */
export class Gif {
  @ApiProperty({ description: 'What a message with it names.' })
  readonly id!: string;
  @ApiProperty({
    enum: DRAWN_GIFS,
    enumName: 'DrawnGifName',
    nullable: true,
    description: 'Of the set that ships: named by the page.',
  })
  readonly drawn!: DrawnGif | null;
  @ApiProperty({ description: 'As the provider calls it; empty for the drawn ones.' })
  readonly title!: string;
  @ApiProperty({ description: 'Pixels: its shape, for a place that does not move.' })
  readonly width!: number;
  @ApiProperty()
  readonly height!: number;
  @ApiProperty()
  readonly path!: string;
  @ApiProperty({ description: 'Without movement.' })
  readonly still!: string;
}

export interface GifPage {
  readonly gifs: readonly Gif[];
  readonly next: string | null;
}

export interface GifSearch {
  readonly query: string;
  readonly cursor: string | undefined;
  readonly locale: string;
}

/** GIFs come from the built-in set or from a provider. */
export abstract class GifSource {
  /** The provider that the pages credit. */
  abstract readonly provider: 'giphy' | null;
  abstract search(search: GifSearch): Promise<GifPage>;
  /** By the id of an answer; undefined for what was never one. */
  abstract find(id: string): Gif | undefined;
}

export const drawnGif = (id: DrawnGif): Gif => ({
  ...{ id, drawn: id, title: '', width: DRAWN_WIDTH, height: DRAWN_HEIGHT },
  ...{ path: `/api/gifs/drawn/${id}.svg`, still: `/api/gifs/drawn/${id}-still.svg` },
});
