import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsEmail, IsIn, MaxLength } from 'class-validator';
import { GraphemeLength } from '../../../../platform/http';
import { tidyText } from '../../../../../../contract/text/plain-text';
import { NOTICE_REASONS, type NoticeReason } from '../../reports/report-words';

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const tidy = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? tidyText(value) : value);

export class GiveNoticeRequest {
  @ApiProperty({ minLength: 1, maxLength: 500, description: 'Where the content is: the address of a profile.' })
  @Transform(trimmed)
  @GraphemeLength(1, 500)
  @MaxLength(2000)
  readonly address!: string;

  @ApiProperty({ enum: NOTICE_REASONS })
  @IsIn(NOTICE_REASONS)
  readonly reason!: NoticeReason;

  @ApiProperty({
    minLength: 20,
    maxLength: 3000,
    description: 'Why it is against law or rules. Characters as a person counts them.',
  })
  @Transform(tidy)
  @GraphemeLength(20, 3000)
  readonly text!: string;

  @ApiProperty({ minLength: 1, maxLength: 100 })
  @Transform(trimmed)
  @GraphemeLength(1, 100)
  @MaxLength(400)
  readonly name!: string;

  @ApiProperty({ format: 'email', maxLength: 254 })
  @Transform(trimmed)
  // Between quotation marks anything may stand before the @, line breaks too.
  @IsEmail({ blacklisted_chars: '"' })
  readonly email!: string;

  @ApiProperty({ enum: [true], description: 'What is said is believed to be true and complete.' })
  // A form without scripts sends what browsers send of a box that is ticked.
  @Transform(({ value }: { value: unknown }): unknown => (value === 'on' ? true : value))
  @Equals(true, { message: 'Say that what you write is true and complete.' })
  readonly good_faith!: true;
}
