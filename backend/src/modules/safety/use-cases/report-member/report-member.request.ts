import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { GraphemeLength } from '../../../../platform/http';
import { tidyText } from '../../../../../../contract/text/plain-text';
import { REPORT_REASONS, type ReportReason } from '../../reports/report-words';

export class ReportMemberRequest {
  @ApiProperty({ description: 'The id of the profile.' })
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  readonly profile!: number;

  @ApiProperty({ enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS)
  readonly reason!: ReportReason;

  @ApiPropertyOptional({ maxLength: 1000, description: 'Characters as a person counts them.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyText(value) : value))
  @IsOptional()
  @GraphemeLength(0, 1000)
  readonly text?: string;

  @ApiPropertyOptional({
    description: 'The number of one message of the profile in the conversation with the reporter.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  readonly message_seq?: number;

  @ApiPropertyOptional({ description: 'Blocks the profile as well.' })
  @IsOptional()
  @IsBoolean()
  readonly block?: boolean;
}
