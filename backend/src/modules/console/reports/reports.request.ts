import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, Min, ValidateBy } from 'class-validator';
import { STATEMENT_REASONS, type StatementReason } from '../../notifications';
import { REPORT_OUTCOMES, type ReportOutcome } from '../../safety';

/** The audit tells what a decision says: nothing in it may be left undone. `without` are fields that mean something else. */
const OnlyWith = (outcome: ReportOutcome, without: readonly (keyof CloseReportRequest)[] = []): PropertyDecorator =>
  ValidateBy({
    name: 'onlyWith',
    validator: {
      validate: (_value, args) => {
        const decision = args?.object as CloseReportRequest;
        return decision.outcome === outcome && without.every((field) => decision[field] === undefined);
      },
      defaultMessage: () => `It goes with ${outcome}, and with nothing else.`,
    },
  });

export class CloseReportRequest {
  @ApiProperty({
    enum: REPORT_OUTCOMES,
    description:
      'What is done about it. Whoever is decided about gets a statement of reasons, and whoever reported hears whether something was done.',
  })
  @IsIn(REPORT_OUTCOMES)
  readonly outcome!: ReportOutcome;

  @ApiPropertyOptional({
    enum: STATEMENT_REASONS,
    description: 'What the member is told; else the reason of the report.',
  })
  @IsOptional()
  @IsIn(STATEMENT_REASONS)
  readonly rule?: StatementReason;

  @ApiPropertyOptional({ enum: ['terms', 'law'], description: 'What it is based on; else the terms.' })
  @IsOptional()
  @IsIn(['terms', 'law'])
  readonly ground?: 'terms' | 'law';

  @ApiPropertyOptional({
    maxLength: 1000,
    description: 'The staff’s own words to the member, in the member’s language.',
  })
  @IsOptional()
  @IsString()
  @Length(1, 1000)
  readonly note?: string;

  @ApiPropertyOptional({
    minimum: 1,
    maximum: 365,
    description: 'A block ends by itself after so many days; else never.',
  })
  @IsOptional()
  @OnlyWith('member_blocked')
  @IsInt()
  @Min(1)
  @Max(365)
  readonly days?: number;

  @ApiPropertyOptional({ description: 'The photo to remove. `content_removed` needs one of photo, field and prompt.' })
  @IsOptional()
  @OnlyWith('content_removed', ['field', 'prompt'])
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  readonly photo?: number;

  @ApiPropertyOptional({ enum: ['about_me', 'looking_for'], description: 'The text to remove.' })
  @IsOptional()
  @OnlyWith('content_removed', ['photo', 'prompt'])
  @IsIn(['about_me', 'looking_for'])
  readonly field?: 'about_me' | 'looking_for';

  @ApiPropertyOptional({ description: 'The question whose answer is removed.' })
  @IsOptional()
  @OnlyWith('content_removed', ['photo', 'field'])
  @IsString()
  @Matches(/^[a-z0-9_]{1,60}$/, { message: 'Give the code of a question.' })
  readonly prompt?: string;
}
