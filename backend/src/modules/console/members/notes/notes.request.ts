import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class AddNoteRequest {
  @ApiProperty({ minLength: 1, maxLength: 2000, description: 'Plain text. The member reads it in their own export.' })
  @IsString()
  @Length(1, 2000)
  readonly text!: string;
}
