import { ApiProperty } from '@nestjs/swagger';

/** A question and somebody's answer, as others see them. */
export class PromptResponse {
  @ApiProperty({
    example: 'good_sunday',
    description: 'The question: pages have its text, or the brand, where it begins with `own_`.',
  })
  readonly code!: string;
  @ApiProperty({ description: 'Plain text.' })
  readonly answer!: string;
}

export class OwnPromptResponse extends PromptResponse {
  @ApiProperty({ description: 'Whether the brand asks it. Otherwise nobody else sees the answer.' })
  readonly asked!: boolean;
}
