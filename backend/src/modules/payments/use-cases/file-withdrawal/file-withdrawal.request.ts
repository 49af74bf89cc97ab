import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { GraphemeLength } from '../../../../platform/http';

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const filled = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() || undefined : value;

export class FileWithdrawalRequest {
  @ApiProperty({ format: 'uuid', description: 'Made by the page for this statement: sent again it is the same one.' })
  @IsUUID()
  readonly key!: string;

  @ApiProperty({ minLength: 1, maxLength: 100 })
  @Transform(trimmed)
  @GraphemeLength(1, 100)
  @MaxLength(400)
  readonly name!: string;

  @ApiProperty({ format: 'email', maxLength: 254, description: 'Of the account. The confirmation goes there.' })
  @Transform(trimmed)
  // Between quotation marks anything may stand before the @, line breaks too.
  @IsEmail({ blacklisted_chars: '"' })
  readonly email!: string;

  @ApiProperty({ minLength: 1, maxLength: 200, description: 'The number of the order, or what was bought and when.' })
  @Transform(filled)
  @GraphemeLength(1, 200)
  @MaxLength(800)
  readonly order!: string;

  @ApiPropertyOptional({ maxLength: 1000 })
  @Transform(filled)
  @IsOptional()
  @GraphemeLength(1, 1000)
  @MaxLength(4000)
  readonly message?: string;

  @ApiPropertyOptional({ example: 'Europe/Amsterdam', description: 'By whose clock the confirmation names the time.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  readonly time_zone?: string;
}
