import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export class EnterActivationCodeRequest {
  @ApiProperty({ description: 'The six digits of the newest activation mail.', example: '402913' })
  @Matches(/^\s{0,9}\d{3}\s?\d{3}\s{0,9}$/, { message: 'Enter the six digits of the activation email.' })
  readonly code!: string;
}
