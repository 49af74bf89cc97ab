import { ApiProperty } from '@nestjs/swagger';

/** Field names are the specification's, with what the law asks for beside them. */
export class CompanyInfoResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty()
  readonly address!: string;
  @ApiProperty()
  readonly zip!: string;
  @ApiProperty()
  readonly city!: string;
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.' })
  readonly country!: string;
  @ApiProperty({ description: 'The number in the trade register.' })
  readonly kvk!: string;
  @ApiProperty()
  readonly register!: string;
  @ApiProperty()
  readonly representative!: string;
  @ApiProperty()
  readonly email!: string;
  @ApiProperty()
  readonly support_phone!: string;
  @ApiProperty({ type: [String] })
  readonly tradenames!: string[];
  @ApiProperty({ type: [String] })
  readonly vat_numbers!: string[];
  @ApiProperty({ description: 'Percent.' })
  readonly delete_discount!: number;
  @ApiProperty({ format: 'date' })
  readonly added!: string;
}
