import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { SPEND_PERIODS, type SpendPeriod } from '../../spend-limit/spend-limit';

export class ChangeSpendLimitRequest {
  @ApiProperty({ description: 'In minor units of the currency that the member pays in.' })
  @IsInt()
  @Min(1)
  @Max(100_000_000)
  readonly amount!: number;

  @ApiProperty({ enum: SPEND_PERIODS })
  @IsIn(SPEND_PERIODS)
  readonly period!: SpendPeriod;
}
