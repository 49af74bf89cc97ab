import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { GraphemeLength } from '../../../../platform/http';
import { LEAVING_REASONS, type LeavingReason } from '../../deletion/deletions';

const NOTE_LENGTH = 1000;

// Forms send their line ends as CRLF, and empty fields as empty texts.
const filled = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() || undefined : value;

export class AskDeletionRequest {
  @ApiPropertyOptional({ description: 'The member’s own. An account without one confirms with a passkey before.' })
  @IsOptional()
  @IsString()
  @Length(1, 1000)
  password?: string;

  @ApiPropertyOptional({ enum: LEAVING_REASONS })
  @Transform(filled)
  @IsOptional()
  @IsIn(LEAVING_REASONS)
  reason?: LeavingReason;

  @ApiPropertyOptional({ maxLength: NOTE_LENGTH, description: 'Characters as a person counts them.' })
  @Transform(filled)
  @IsOptional()
  @GraphemeLength(1, NOTE_LENGTH)
  note?: string;
}
