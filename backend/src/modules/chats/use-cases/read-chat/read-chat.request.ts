import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { GraphemeLength } from '../../../../platform/http';
import { tidyText } from '../../../../../../contract/text/plain-text';

const GREATEST = 2_147_483_647;
const LONGEST_DRAFT = 5000;

export class ReadChatRequest {
  @ApiProperty({ description: 'Up to here the member has read.' })
  @IsInt()
  @Min(0)
  @Max(GREATEST)
  readonly seq!: number;
}

class ReceivedChat {
  @ApiProperty()
  @IsInt()
  @Min(1)
  @Max(GREATEST)
  readonly conversation!: number;

  @ApiProperty({ description: 'Up to here messages are on this device.' })
  @IsInt()
  @Min(0)
  @Max(GREATEST)
  readonly seq!: number;
}

export class ReceivedRequest {
  @ApiProperty({ type: [ReceivedChat] })
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => ReceivedChat)
  readonly chats!: readonly ReceivedChat[];
}

export class DraftRequest {
  @ApiProperty({ description: 'What the member has begun to write; an empty one takes it away.' })
  @IsString()
  @MaxLength(LONGEST_DRAFT * 8)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyText(value) : value))
  @GraphemeLength(0, LONGEST_DRAFT)
  readonly text!: string;
}
