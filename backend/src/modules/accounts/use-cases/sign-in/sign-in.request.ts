import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

export class SignInRequest {
  @ApiProperty({ format: 'email' })
  @IsString()
  @Length(1, 254)
  email!: string;

  @ApiProperty()
  @IsString()
  @Length(1, 1000)
  password!: string;

  @ApiPropertyOptional({ description: 'For forms: the path on this site to go on to.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  next?: string;
}
