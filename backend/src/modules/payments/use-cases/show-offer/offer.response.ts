import { ApiProperty } from '@nestjs/swagger';
import { OfferedDiscount } from '../../discounts/discount-code.response';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../../contract/payments/methods';

export class OfferedPackage {
  @ApiProperty()
  readonly id!: string;

  @ApiProperty()
  readonly credits!: number;

  @ApiProperty({ description: 'The regular price in minor units of the currency, VAT included.' })
  readonly list_amount!: number;

  @ApiProperty({
    description: 'What the discount takes off, in minor units. 0 where it does not hold for the package.',
  })
  readonly discount_amount!: number;

  @ApiProperty({ description: 'What is to be paid, in minor units of the currency, VAT included.' })
  readonly amount!: number;

  @ApiProperty({ description: 'The VAT inside the price, in minor units.' })
  readonly vat_amount!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'What a message costs out of it, in minor units, rounded up.',
  })
  readonly message_amount!: number | null;

  @ApiProperty({ description: 'Whether its credits cost less than those of every other package.' })
  readonly best_value!: boolean;

  @ApiProperty({ enum: PAYMENT_METHODS, isArray: true, description: 'Ways to pay it; the first one is suggested.' })
  readonly methods!: readonly PaymentMethod[];
}

export class OfferResponse {
  @ApiProperty({ description: 'ISO 3166-1, where the buyer counts as living.' })
  readonly country!: string;

  @ApiProperty({ description: 'ISO 4217.' })
  readonly currency!: string;

  @ApiProperty({ description: 'The VAT inside the prices, in hundredths of a percent.' })
  readonly vat_basis_points!: number;

  @ApiProperty({ type: [OfferedPackage], description: 'In the order of the brand.' })
  readonly packages!: readonly OfferedPackage[];

  @ApiProperty({
    type: OfferedDiscount,
    nullable: true,
    description: 'The discount inside the prices: that of the code that was asked for, otherwise the active one.',
  })
  readonly discount!: OfferedDiscount | null;

  @ApiProperty({ type: [OfferedDiscount], description: 'What the member can use without typing a code.' })
  readonly discounts!: readonly OfferedDiscount[];

  @ApiProperty({ description: 'The balance now.' })
  readonly credits!: number;

  @ApiProperty({
    description: 'Whether `sepa_debit` is paid by the form of `/api/payments/direct-debit`, not by an order.',
  })
  readonly direct_debit_form!: boolean;

  @ApiProperty({ description: 'Whether payments are tried out: nothing is charged.' })
  readonly test!: boolean;
}
