import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsString, MaxLength } from 'class-validator';
import { MOST_PROMPTS } from '../../../../../../contract/profile/prompts';

export class OrderPromptsRequest {
  @ApiProperty({
    type: [String],
    maxItems: MOST_PROMPTS,
    description: 'All of the member’s questions, the first one first.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_PROMPTS)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  readonly codes!: string[];
}
