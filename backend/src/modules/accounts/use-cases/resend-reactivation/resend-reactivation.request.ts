import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class ResendReactivationRequest {
  @ApiProperty({ format: 'email' })
  @IsString()
  @Length(1, 254)
  email!: string;

  @ApiProperty()
  @IsString()
  @Length(1, 1000)
  password!: string;
}
