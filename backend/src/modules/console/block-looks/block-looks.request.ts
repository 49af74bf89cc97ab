import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

export class AnswerBlockLookRequest {
  @ApiProperty({ enum: ['upheld', 'reversed'], description: 'Whether the block stands, or is lifted.' })
  @IsIn(['upheld', 'reversed'])
  readonly outcome!: 'upheld' | 'reversed';
}
