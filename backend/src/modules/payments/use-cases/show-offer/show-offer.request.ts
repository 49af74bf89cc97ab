import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsDiscountCode } from '../../discounts/is-discount-code';

export class ShowOfferRequest {
  @ApiPropertyOptional({ description: 'The code of a discount, as the member typed it.' })
  @IsOptional()
  @IsDiscountCode()
  readonly code?: string;
}
