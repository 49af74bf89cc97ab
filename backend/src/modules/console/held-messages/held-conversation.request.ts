import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class ReadHeldConversationRequest {
  @ApiProperty({ description: 'In words: both members read it in their own export.' })
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}
