import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { AskedThing } from '../../../members';
import { GIFTS } from '../../attachments/gifts';
import { MESSAGE_KINDS, type MessageKind } from '../../messages/message-row';
import { tidyText } from '../../../../../../contract/text/plain-text';

/** In code units: more than the longest `message_length` of graphemes has. */
const LONGEST = 40_000;
const LONGEST_GIF = 8000;

export class SendMessageRequest {
  @ApiProperty({ format: 'uuid', description: 'Made by the sender: the same again is the same message.' })
  @IsUUID('all')
  readonly client_id!: string;

  @ApiProperty({ enum: MESSAGE_KINDS })
  @IsIn(MESSAGE_KINDS)
  readonly kind!: MessageKind;

  @ApiPropertyOptional({ description: 'Plain text of at most `message_length` characters.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyText(value) : value))
  readonly text?: string;

  @ApiPropertyOptional({ description: 'The id of a chat photo that was not sent before.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  readonly photo?: number;

  @ApiPropertyOptional({ enum: GIFTS })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly gift?: string;

  @ApiPropertyOptional({ description: 'The id of one of the GIFs that were found.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_GIF)
  readonly gif?: string;

  @ApiPropertyOptional({
    type: AskedThing,
    nullable: true,
    description: 'What of the receiver’s profile a text is about.',
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => AskedThing)
  readonly quote?: AskedThing | null;
}
