import { ApiProperty } from '@nestjs/swagger';

export class SentCodeResponse {
  @ApiProperty({ format: 'date-time', description: 'Until then the code can be entered.' })
  readonly expires_at!: string;

  @ApiProperty({ format: 'date-time', description: 'The time here, to count down by.' })
  readonly now!: string;
}
