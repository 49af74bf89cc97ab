import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { STATEMENT_REASONS, type StatementReason } from '../../notifications';

export class MemberActRequest {
  @ApiProperty({ description: 'For the record, and for whoever answers when the member asks.' })
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}

export class BlockMemberRequest extends MemberActRequest {
  @ApiPropertyOptional({
    enum: STATEMENT_REASONS,
    description: 'What the member is told; else only that it is against the rules.',
  })
  @IsOptional()
  @IsIn(STATEMENT_REASONS)
  readonly rule?: StatementReason;

  @ApiPropertyOptional({ minimum: 1, maximum: 365, description: 'It ends by itself after so many days; else never.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(365)
  readonly days?: number;
}
