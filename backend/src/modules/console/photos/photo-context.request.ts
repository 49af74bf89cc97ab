import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, Length, Matches } from 'class-validator';

export class AddPhotoNoteRequest {
  @ApiProperty({ format: 'uuid', description: 'Chosen by the caller: the same again is the same note.' })
  @IsUUID()
  readonly id!: string;

  @ApiProperty({ minLength: 1, maxLength: 1000, description: 'Plain text. The member reads it in their own export.' })
  @IsString()
  @Length(1, 1000)
  @Matches(/\S/, { message: 'Write something.' })
  readonly text!: string;
}
