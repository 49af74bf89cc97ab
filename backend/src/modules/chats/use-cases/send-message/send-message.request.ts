import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { tidyText } from '../../../../shared/plain-text';

/** In code units: more than the longest `message_length` of graphemes has. */
const LONGEST = 40_000;

export class SendMessageRequest {
  @ApiProperty({ format: 'uuid', description: 'Made by the sender: the same again is the same message.' })
  @IsUUID('all')
  readonly client_id!: string;

  @ApiProperty({ enum: ['text'] })
  @IsIn(['text'])
  readonly kind!: 'text';

  @ApiPropertyOptional({ description: 'Plain text of at most `message_length` characters.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyText(value) : value))
  readonly text?: string;
}
