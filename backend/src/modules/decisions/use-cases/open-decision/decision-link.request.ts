import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';

export class DecisionLinkRequest {
  @ApiProperty({ description: 'The token of the mail’s link, or the one that the login answers.' })
  @IsString()
  @Matches(/^[\w-]{20,100}$/, { message: 'Send the token of the mail’s link.' })
  readonly token!: string;
}
