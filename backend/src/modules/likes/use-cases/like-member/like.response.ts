import { ApiProperty } from '@nestjs/swagger';

export class LikeResponse {
  @ApiProperty({
    description: 'Whether they already like the member. Of two who like at once, auto-like.php tells both.',
  })
  readonly mutual!: boolean;
}
