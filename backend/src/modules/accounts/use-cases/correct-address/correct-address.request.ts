import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length } from 'class-validator';

export class CorrectAddressRequest {
  @ApiProperty({ format: 'email', description: 'The right address.' })
  @IsString()
  @Length(1, 254)
  email!: string;

  @ApiPropertyOptional({ description: 'Needed where the member signed up or logged in more than an hour ago.' })
  @IsOptional()
  @IsString()
  @Length(1, 1000)
  password?: string;
}
