import { ApiProperty } from '@nestjs/swagger';
import { PhotoImage } from '../../photos/photo.response';

export class MemberPhotosResponse {
  @ApiProperty({ type: [PhotoImage], description: 'The main photo first. Without premium the later ones are blurred.' })
  readonly photos!: PhotoImage[];
}
