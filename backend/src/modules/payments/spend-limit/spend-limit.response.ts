import { ApiProperty } from '@nestjs/swagger';
import { SPEND_PERIODS, type SpendPeriod } from './spend-limit';

class LimitInForce {
  @ApiProperty({ description: 'In minor units.' })
  readonly amount!: number;
  @ApiProperty({ description: 'ISO 4217.' })
  readonly currency!: string;
  @ApiProperty({ enum: SPEND_PERIODS })
  readonly period!: SpendPeriod;
  @ApiProperty({ description: 'What was ordered in this period, without what was paid back; may be above the amount.' })
  readonly spent!: number;
  @ApiProperty({ format: 'date-time', description: 'When the next period begins.' })
  readonly ends_at!: string;
}

class LimitToCome {
  @ApiProperty({ type: Number, nullable: true, description: 'In minor units; null: no limit from then on.' })
  readonly amount!: number | null;
  @ApiProperty({ description: 'ISO 4217.' })
  readonly currency!: string;
  @ApiProperty({ enum: SPEND_PERIODS })
  readonly period!: SpendPeriod;
  @ApiProperty({ format: 'date-time' })
  readonly holds_from!: string;
}

/** A member's limit, how much of it is used, and the limit that waits. */
export class SpendLimitResponse {
  @ApiProperty({ description: 'The currency that the member pays in, and would set a limit in; ISO 4217.' })
  readonly currency!: string;
  @ApiProperty({ type: LimitInForce, nullable: true })
  readonly limit!: LimitInForce | null;
  @ApiProperty({ type: LimitToCome, nullable: true, description: 'A looser limit that was asked for and waits.' })
  readonly next!: LimitToCome | null;
}
