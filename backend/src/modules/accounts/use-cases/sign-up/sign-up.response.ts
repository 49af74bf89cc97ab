import { ApiProperty } from '@nestjs/swagger';

export class SignUpResponse {
  @ApiProperty({ description: 'The account, and its profile.' })
  id!: number;

  @ApiProperty({ enum: ['not_confirmed'] })
  status!: 'not_confirmed';
}
