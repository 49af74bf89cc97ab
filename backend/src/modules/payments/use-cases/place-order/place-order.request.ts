import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { BEGIN_NOW_CONSENT } from '../../../../../../contract/payments/consent';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../../contract/payments/methods';
import { IsDiscountCode } from '../../discounts/is-discount-code';

export class PlaceOrderRequest {
  @ApiProperty({ format: 'uuid', description: 'Made by the page for this press: sent again it is the same order.' })
  @IsUUID()
  readonly key!: string;

  @ApiProperty({ description: 'The id of a package.' })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'Choose one of the packages.' })
  readonly package!: string;

  @ApiProperty({ enum: PAYMENT_METHODS })
  @IsIn(PAYMENT_METHODS)
  readonly method!: PaymentMethod;

  @ApiProperty({ description: 'The price that the page shows, in minor units.' })
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  readonly amount!: number;

  @ApiProperty({ description: 'The currency that the page shows, ISO 4217.' })
  @Matches(/^[A-Z]{3}$/, { message: 'Enter a three-letter currency code, like EUR.' })
  readonly currency!: string;

  @ApiPropertyOptional({ description: 'The code of the discount inside the price.' })
  @IsOptional()
  @IsDiscountCode()
  readonly discount?: string;

  @ApiProperty({
    enum: [BEGIN_NOW_CONSENT],
    description: 'The words with which the buyer asked to begin at once: without that nothing is sold.',
  })
  @Equals(BEGIN_NOW_CONSENT, { message: 'Tick the box to begin at once.' })
  readonly begin_now!: typeof BEGIN_NOW_CONSENT;
}
