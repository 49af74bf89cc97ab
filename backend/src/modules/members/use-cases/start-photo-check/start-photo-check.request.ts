import { ApiProperty } from '@nestjs/swagger';
import { Equals } from 'class-validator';

export class StartPhotoCheckRequest {
  @ApiProperty({
    enum: [true],
    type: Boolean,
    description: 'To the words that the page shows: kept with their version.',
  })
  @Equals(true, { message: 'We need your consent to check your photos.' })
  readonly consent!: true;
}
