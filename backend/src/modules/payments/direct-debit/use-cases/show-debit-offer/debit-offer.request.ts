import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { IsDiscountCode } from '../../../discounts/is-discount-code';

export class DebitOfferRequest {
  @ApiProperty({ description: 'The id of a package.' })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'Choose one of the packages.' })
  readonly package!: string;

  @ApiPropertyOptional({ description: 'The code of a discount, as the member typed it.' })
  @IsOptional()
  @IsDiscountCode()
  readonly code?: string;
}
