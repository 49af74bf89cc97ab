import { ApiProperty } from '@nestjs/swagger';

export class LikeResponse {
  @ApiProperty({ description: 'Whether they already like the member.' })
  readonly mutual!: boolean;
}
