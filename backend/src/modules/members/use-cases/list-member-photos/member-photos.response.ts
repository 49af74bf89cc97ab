import { ApiProperty } from '@nestjs/swagger';
import { PhotoImage } from '../../photos/photo.response';

export class MemberPhoto extends PhotoImage {
  @ApiProperty({ description: 'Names it where it is liked or written about.' })
  readonly id!: number;
}

export class MemberPhotosResponse {
  @ApiProperty({
    type: [MemberPhoto],
    description: 'The main photo first. Without premium the later ones are blurred.',
  })
  readonly photos!: MemberPhoto[];
}
