import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../../contract/payments/methods';

/** The outcomes that withdrawing from a purchase can have now. */
const WITHDRAWAL_STATES = ['open', 'used', 'refunded', 'over', 'in_dispute'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export class Withdrawable {
  @ApiProperty({ description: 'The number of the order.' })
  readonly order!: number;

  @ApiProperty({
    enum: WITHDRAWAL_STATES,
    description:
      '`open` brings `due`. `used` can be withdrawn from, and brings nothing. Of the others what was due is back, the time is over, or the payer’s bank decides.',
  })
  readonly state!: WithdrawalState;

  @ApiProperty({ description: 'The id of the package, which may not be sold any more.' })
  readonly package!: string;

  @ApiProperty({ format: 'date-time' })
  readonly paid_at!: string;

  @ApiProperty({ enum: PAYMENT_METHODS, nullable: true, description: 'How it was paid, and how money goes back.' })
  readonly method!: PaymentMethod | null;

  @ApiProperty({ format: 'date', description: 'Until the end of this day one can withdraw, where the order was paid.' })
  readonly last_day!: string;

  @ApiProperty({ description: 'ISO 4217, of all sums.' })
  readonly currency!: string;

  @ApiProperty({ description: 'What was paid, in minor units of the currency, VAT included.' })
  readonly paid!: number;

  @ApiProperty({ description: 'Credits that were bought.' })
  readonly bought!: number;

  @ApiProperty({
    description: 'Credits of these that were used. Free ones are used first, then those of the oldest purchase.',
  })
  readonly used!: number;

  @ApiProperty({ description: 'Credits of these that are left.' })
  readonly unused!: number;

  @ApiProperty({ description: 'What has gone back, or is on its way.' })
  readonly returned!: number;

  @ApiProperty({ description: 'What is on its way, of `returned`.' })
  readonly under_way!: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'By then it has arrived.' })
  readonly under_way_until!: string | null;

  @ApiProperty({ description: 'What goes back: `paid` × `unused` ÷ `bought`, rounded up, and no more than is left.' })
  readonly due!: number;
}

export class WithdrawalsResponse {
  @ApiProperty({ description: 'Credits of the account that nobody paid for.' })
  readonly free!: number;

  @ApiProperty({ type: [Withdrawable], description: 'Newest first, 50 at most.' })
  readonly purchases!: readonly Withdrawable[];
}
