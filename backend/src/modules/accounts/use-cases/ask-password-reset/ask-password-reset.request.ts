import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class AskPasswordResetRequest {
  @ApiProperty({ format: 'email' })
  @IsString()
  @Length(1, 254)
  email!: string;
}
