import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ANSWER_LENGTH } from '../../../../../../contract/profile/prompts';
import { tidyText } from '../../../../../../contract/text/plain-text';
import { GraphemeLength } from '../../../../platform/http';

export class AnswerPromptRequest {
  @ApiProperty({ minLength: 1, maxLength: ANSWER_LENGTH, description: 'Plain text, counted as a person counts.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyText(value) : value))
  @GraphemeLength(1, ANSWER_LENGTH)
  readonly answer!: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'The question that gives its place to this one.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly replaces?: string | null;
}
