import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class FindObjectsRequest {
  @ApiProperty({
    minLength: 1,
    maxLength: 254,
    description: 'A whole id, or the reference of a notice. Anything else finds nothing.',
  })
  @IsString()
  @Length(1, 254)
  readonly q!: string;
}
