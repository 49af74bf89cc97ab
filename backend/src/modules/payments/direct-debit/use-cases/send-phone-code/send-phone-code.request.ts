import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export const PHONE = /^[+(]?[0-9][0-9 ()./-]{4,30}$/;

export class SendPhoneCodeRequest {
  @ApiProperty({ description: 'A mobile number as people write it, with or without the country.' })
  @Matches(PHONE, { message: 'Enter a phone number.' })
  readonly phone!: string;
}
