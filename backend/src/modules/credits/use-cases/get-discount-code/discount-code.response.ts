import { ApiProperty } from '@nestjs/swagger';

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
  @ApiProperty({ description: 'In minor units.' })
  readonly minimum_order_value!: number;
  @ApiProperty({ enum: ['active'] })
  readonly status!: 'active';
  @ApiProperty({ enum: ['once-per-user'] })
  readonly validity!: 'once-per-user';
  @ApiProperty()
  readonly expired!: boolean;
  @ApiProperty({
    type: [String],
    description: 'What it can be paid with now. While there is nothing, it can be used nowhere, and is shown nowhere.',
  })
  readonly paymentmethods!: readonly string[];
  @ApiProperty({ description: 'The same as `value_percentage`.' })
  readonly percentage!: number;
  @ApiProperty({ description: 'The same as `minimum_order_value`.' })
  readonly minimum!: number;
}
