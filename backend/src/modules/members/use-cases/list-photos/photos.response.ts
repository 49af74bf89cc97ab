import { ApiProperty } from '@nestjs/swagger';
import { OwnPhoto } from '../../photos/own-photo.response';

export class PhotosResponse {
  @ApiProperty({ type: [OwnPhoto], description: 'In the member’s order. The first active one is the main photo.' })
  readonly photos!: OwnPhoto[];
  @ApiProperty({ description: 'How many this member may have.' })
  readonly most!: number;
  @ApiProperty({ description: 'How many with premium.' })
  readonly most_premium!: number;
}
