import { ApiProperty } from '@nestjs/swagger';
import { REASONS, type Reason } from '../../credits';

class CreditEntry {
  @ApiProperty({ description: 'Counts 1, 2, 3… for each member.' })
  readonly number!: number;
  @ApiProperty({ description: 'Below zero for what was spent.' })
  readonly amount!: number;
  @ApiProperty({ description: 'Right after it.' })
  readonly balance!: number;
  @ApiProperty({ enum: REASONS })
  readonly reason!: Reason;
  @ApiProperty()
  readonly reference!: string;
  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;
}

export class CreditEntriesResponse {
  @ApiProperty({ type: [CreditEntry], description: 'Newest first, 100 at most.' })
  readonly entries!: readonly CreditEntry[];
}

export class CreditsGivenResponse {
  @ApiProperty({ type: Number, nullable: true, description: 'Of the entry; null while a second person has to agree.' })
  readonly number!: number | null;
  @ApiProperty({ description: 'Right after it, or as it is while the gift waits.' })
  readonly balance!: number;
  @ApiProperty({ description: 'False where it had been asked for before.' })
  readonly is_new!: boolean;
  @ApiProperty({ description: 'Whether it waits for a second person.' })
  readonly waits!: boolean;
}

export class CreditEnteredResponse {
  @ApiProperty({ description: 'Of the entry that was made, now or when it was asked for first.' })
  readonly number!: number;
  @ApiProperty({ description: 'Right after it.' })
  readonly balance!: number;
  @ApiProperty({ description: 'False where it had been entered before.' })
  readonly is_new!: boolean;
}
