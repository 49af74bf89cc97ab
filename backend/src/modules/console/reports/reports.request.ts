import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { REPORT_OUTCOMES, type ReportOutcome } from '../../safety';

export class ReportQueueRequest {
  @ApiPropertyOptional({ description: '`next` of the page before.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  readonly after?: number;
}

export class CloseReportRequest {
  @ApiProperty({ enum: REPORT_OUTCOMES, description: 'What staff did about it. Members are told nothing.' })
  @IsIn(REPORT_OUTCOMES)
  readonly outcome!: ReportOutcome;
}
