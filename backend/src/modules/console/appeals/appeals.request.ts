import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';

export class AnswerAppealRequest {
  @ApiProperty({ enum: ['upheld', 'reversed'], description: 'Whether the decision stands. The member is told.' })
  @IsIn(['upheld', 'reversed'])
  readonly outcome!: 'upheld' | 'reversed';

  @ApiPropertyOptional({
    maxLength: 1000,
    description: 'The staff’s own words to the member, in the member’s language.',
  })
  @IsOptional()
  @IsString()
  @Length(1, 1000)
  readonly note?: string;
}
