import { ApiProperty } from '@nestjs/swagger';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../reconciliation/difference-kinds';

export class ProviderDifference {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly provider_account!: string;

  @ApiProperty({ format: 'date', description: 'A day in UTC.' })
  readonly day!: string;

  @ApiProperty({ enum: DIFFERENCE_KINDS })
  readonly kind!: DifferenceKind;

  @ApiProperty({ description: 'The provider’s id of what differs, else ours.' })
  readonly subject!: string;

  @ApiProperty({ type: Number, nullable: true })
  readonly order!: number | null;

  @ApiProperty({ type: String, nullable: true })
  readonly currency!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'A sum with decimals, or a status.' })
  readonly ours!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The same at the provider.' })
  readonly theirs!: string | null;

  @ApiProperty({ format: 'date-time' })
  readonly first_seen!: string;

  @ApiProperty({ format: 'date-time' })
  readonly last_seen!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly resolved_at!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null where a later comparison found that both agree.' })
  readonly resolved_by!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly note!: string | null;
}

export class ProviderDifferencesResponse {
  @ApiProperty({ type: [ProviderDifference], description: 'Oldest first, 200 at most.' })
  readonly differences!: readonly ProviderDifference[];
}
