import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class AskMailChangeRequest {
  @ApiProperty({ format: 'email', description: 'The new address.' })
  @IsString()
  @Length(1, 254)
  email!: string;

  @ApiProperty()
  @IsString()
  @Length(1, 1000)
  password!: string;
}
