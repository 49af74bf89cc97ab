import { ApiProperty } from '@nestjs/swagger';

const REASONS = ['used', 'refunded'] as const;

/** The outcome of a statement of withdrawal; the same is mailed at once. */
export class WithdrawalResponse {
  @ApiProperty({ description: 'The number of the order.' })
  readonly order!: number;

  @ApiProperty({ format: 'date-time' })
  readonly received_at!: string;

  @ApiProperty({ description: 'What goes back, in minor units of the currency; 0 where nothing does.' })
  readonly amount!: number;

  @ApiProperty({ description: 'ISO 4217.' })
  readonly currency!: string;

  @ApiProperty({ description: 'Credits that left the account for it.' })
  readonly credits!: number;

  @ApiProperty({ enum: REASONS, nullable: true, description: 'Why nothing goes back.' })
  readonly reason!: (typeof REASONS)[number] | null;

  @ApiProperty({ format: 'date-time', description: 'By then the money has been paid back.' })
  readonly due_by!: string;

  @ApiProperty({ description: 'The balance of the account now.' })
  readonly balance!: number;
}
