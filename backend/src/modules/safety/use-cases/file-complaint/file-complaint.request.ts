import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsOptional, MaxLength } from 'class-validator';
import { GraphemeLength } from '../../../../platform/http';
import { COMPLAINT_KINDS, type FiledKind } from '../../../notifications';

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
// Forms send their line ends as CRLF, and empty fields as empty texts.
const text = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;
const filled = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() || undefined : value;

export class FileComplaintRequest {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @Transform(trimmed)
  @GraphemeLength(1, 100)
  @MaxLength(400)
  name!: string;

  @ApiProperty({ format: 'email', maxLength: 254 })
  @Transform(trimmed)
  // Between quotation marks anything may stand before the @, line breaks too.
  @IsEmail({ blacklisted_chars: '"' })
  email!: string;

  @ApiProperty({ enum: COMPLAINT_KINDS })
  @IsIn(COMPLAINT_KINDS)
  kind!: FiledKind;

  @ApiProperty({ minLength: 20, maxLength: 5000, description: 'Characters as a person counts them.' })
  @Transform(text)
  @GraphemeLength(20, 5000)
  message!: string;

  @ApiPropertyOptional({ maxLength: 100, description: 'An order number or a profile.' })
  @Transform(filled)
  @IsOptional()
  @GraphemeLength(1, 100)
  @MaxLength(400)
  reference?: string;
}
