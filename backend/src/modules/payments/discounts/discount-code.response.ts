import { ApiProperty } from '@nestjs/swagger';
import { type PaymentMethod, PAYMENT_METHODS } from '../../../../../contract/payments/methods';
import { type Discount } from './discount';

export class DiscountCode {
  @ApiProperty()
  readonly code!: string;
  @ApiProperty({ type: String, nullable: true, description: 'ISO 3166-1 alpha-2; null for every country.' })
  readonly country!: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Who alone may use it.' })
  readonly user_id!: number | null;
  @ApiProperty({ format: 'date-time' })
  readonly expires!: string;
  @ApiProperty({ format: 'date-time', description: 'The time here, to count down by.' })
  readonly now!: string;
  @ApiProperty({ description: 'Of the order, in percent.' })
  readonly value_percentage!: number;
  @ApiProperty({ type: String, nullable: true, description: 'ISO 4217; null for every currency.' })
  readonly currency!: string | null;
  @ApiProperty({ description: 'Of the regular price, in minor units.' })
  readonly minimum_order_value!: number;
  @ApiProperty({ enum: ['active'] })
  readonly status!: 'active';
  @ApiProperty({ enum: ['once-per-user'] })
  readonly validity!: 'once-per-user';
  @ApiProperty()
  readonly expired!: boolean;
  @ApiProperty({
    enum: PAYMENT_METHODS,
    isArray: true,
    description: 'What it can be paid with now. While there is nothing, it can be used nowhere, and is shown nowhere.',
  })
  readonly paymentmethods!: readonly PaymentMethod[];
  @ApiProperty({ description: 'The same as `value_percentage`.' })
  readonly percentage!: number;
  @ApiProperty({ description: 'The same as `minimum_order_value`.' })
  readonly minimum!: number;
}

export class OfferedDiscount extends DiscountCode {
  @ApiProperty({ description: 'Whether it is for a first order only.' })
  readonly first_order!: boolean;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'An order of the member that is not paid and holds the discount: until it is cancelled or expires.',
  })
  readonly order!: number | null;
}

export function discountCode(
  discount: Discount,
  methods: readonly PaymentMethod[],
): Pick<DiscountCode, keyof DiscountCode> {
  const { code, member, percent, minimum, country, currency, expiresAt, now } = discount;
  return {
    ...{ code, country, user_id: member, expires: expiresAt.toISOString(), now: now.toISOString() },
    ...{ value_percentage: percent, percentage: percent, minimum_order_value: minimum, minimum },
    ...{ currency, status: 'active', validity: 'once-per-user', expired: false, paymentmethods: methods },
  };
}
