import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { REPORT_OUTCOMES, type ReportOutcome } from '../../safety';

export class CloseReportRequest {
  @ApiProperty({ enum: REPORT_OUTCOMES, description: 'What staff did about it. Members are told nothing.' })
  @IsIn(REPORT_OUTCOMES)
  readonly outcome!: ReportOutcome;
}
