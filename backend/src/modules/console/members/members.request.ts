import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class MemberActRequest {
  @ApiProperty({ description: 'For the record, and for whoever answers when the member asks.' })
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}
