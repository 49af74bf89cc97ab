import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../../contract/payments/methods';

export class PaidOrder {
  @ApiProperty({ description: 'Names the order on pages and receipts.' })
  readonly id!: number;

  @ApiProperty({ description: 'The id of the package, which may not be sold any more.' })
  readonly package!: string;

  @ApiProperty()
  readonly credits!: number;

  @ApiProperty({ description: 'What was paid, in minor units of the currency, VAT included.' })
  readonly amount!: number;

  @ApiProperty({ description: 'ISO 4217.' })
  readonly currency!: string;

  @ApiProperty({ enum: PAYMENT_METHODS, nullable: true, description: 'How it was paid.' })
  readonly method!: PaymentMethod | null;

  @ApiProperty({ format: 'date-time' })
  readonly paid_at!: string;
}

export class OrdersResponse {
  @ApiProperty({ type: [PaidOrder], description: 'Newest first, 50 at most.' })
  readonly orders!: readonly PaidOrder[];
}
