import { ApiProperty } from '@nestjs/swagger';
import { Gif } from '../../gifs/gif';

export class GifsResponse {
  @ApiProperty({ type: [Gif] })
  readonly gifs!: readonly Gif[];
  @ApiProperty({ type: String, nullable: true })
  readonly next!: string | null;
  @ApiProperty({
    type: String,
    enum: ['giphy'],
    nullable: true,
    description: 'Whose they are: to be named beside them.',
  })
  readonly provider!: 'giphy' | null;
}
