import { ApiProperty } from '@nestjs/swagger';

export class MandateResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ description: 'The mandate reference, as it stands on statements.' })
  readonly reference!: string;

  @ApiProperty()
  readonly account_holder!: string;

  @ApiProperty({ description: 'The last four characters of the IBAN.' })
  readonly iban_end!: string;

  @ApiProperty()
  readonly creditor!: string;

  @ApiProperty({ format: 'date-time' })
  readonly signed_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When an order was last paid by it.' })
  readonly last_used_at!: string;
}

export class MandatesResponse {
  @ApiProperty({ type: [MandateResponse], description: 'Those that hold, the newest first.' })
  readonly mandates!: readonly MandateResponse[];
}
