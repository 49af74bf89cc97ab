import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export class DebitOfferRequest {
  @ApiProperty({ description: 'The id of a package.' })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'Choose one of the packages.' })
  readonly package!: string;
}
