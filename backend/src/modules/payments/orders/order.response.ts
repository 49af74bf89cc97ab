import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../contract/payments/methods';
import { ORDER_STATES, type OrderState } from './order-state';

export class OrderResponse {
  @ApiProperty({ description: 'Names the order on pages and receipts.' })
  readonly id!: number;

  @ApiProperty({
    enum: ORDER_STATES,
    description:
      '`charged_back`: the payer’s bank has the money. `failed` can be tried again in another way until `expires_at`; `pending` is told by the provider.',
  })
  readonly state!: OrderState;

  @ApiProperty()
  readonly package!: string;

  @ApiProperty()
  readonly credits!: number;

  @ApiProperty({ description: 'The regular price, in minor units of the currency, VAT included.' })
  readonly list_amount!: number;

  @ApiProperty({ description: 'What the discount takes off, in minor units.' })
  readonly discount_amount!: number;

  @ApiProperty({ type: String, nullable: true, description: 'The code of the discount.' })
  readonly discount!: string | null;

  @ApiProperty({ description: 'What is paid: in minor units of the currency, VAT included.' })
  readonly amount!: number;

  @ApiProperty({ description: 'The part of the price that went back, or is on its way: in minor units, VAT included.' })
  readonly refunded_amount!: number;

  @ApiProperty({ description: 'ISO 4217.' })
  readonly currency!: string;

  @ApiProperty({ enum: PAYMENT_METHODS, nullable: true, description: 'The way that was tried last.' })
  readonly method!: PaymentMethod | null;

  @ApiProperty({
    description: 'Whether it can be paid in another way now. A direct debit cannot be taken back from the bank.',
  })
  readonly another_way!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Where it is paid, while it can be.' })
  readonly checkout_url!: string | null;

  @ApiProperty({ format: 'date-time', description: 'Until then the price holds.' })
  readonly expires_at!: string;
}
