import { ApiProperty } from '@nestjs/swagger';

export const CREDITS_WHEN = ['submitted', 'paid'] as const;

export class DebitCreditor {
  @ApiProperty({ description: 'The creditor identifier of SEPA.' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'Street and number.' })
  readonly address!: string;

  @ApiProperty()
  readonly zip!: string;

  @ApiProperty()
  readonly city!: string;

  @ApiProperty({ description: 'ISO 3166-1.' })
  readonly country!: string;
}

export class DebitOfferResponse {
  @ApiProperty({
    enum: ['open', 'blocked', 'limit_reached'],
    description: '`blocked` after a returned debit; `limit_reached` while one beyond the limits waits for the bank.',
  })
  readonly state!: 'open' | 'blocked' | 'limit_reached';

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

  @ApiProperty({ description: 'ISO 4217; direct debits are in euros.' })
  readonly currency!: string;

  @ApiProperty({ description: 'The VAT inside the price, in hundredths of a percent.' })
  readonly vat_basis_points!: number;

  @ApiProperty({ description: 'The VAT inside the price, in minor units.' })
  readonly vat_amount!: number;

  @ApiProperty({ description: 'ISO 3166-1, where the buyer counts as living.' })
  readonly country!: string;

  @ApiProperty({
    enum: CREDITS_WHEN,
    description: '`submitted`: credits come at once. `paid`: when the bank has paid, within fourteen business days.',
  })
  readonly credits_when!: (typeof CREDITS_WHEN)[number];

  @ApiProperty({ format: 'date', description: 'The bank is not asked for the money before this day.' })
  readonly due_on!: string;

  @ApiProperty({ type: DebitCreditor })
  readonly creditor!: DebitCreditor;

  @ApiProperty({ type: [String], description: 'Countries of mobile numbers that get a code, ISO 3166-1.' })
  readonly phone_countries!: readonly string[];

  @ApiProperty({ description: 'Whether payments are tried out: nothing is charged.' })
  readonly test!: boolean;
}
