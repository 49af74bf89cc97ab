import { ApiProperty } from '@nestjs/swagger';

class BrandAgreementResponse {
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;
  @ApiProperty({ description: 'How many decisions a second person looked at.' })
  readonly looked!: number;
  @ApiProperty({ description: 'In how many of them both came to the same.' })
  readonly agreed!: number;
  @ApiProperty({ description: 'How many photos were given out again whose answer is known.' })
  readonly known!: number;
  @ApiProperty({ description: 'In how many of them the answer was right.' })
  readonly known_right!: number;
}

export class SecondLooksResponse {
  @ApiProperty({ type: [BrandAgreementResponse] })
  readonly brands!: readonly BrandAgreementResponse[];
}
