import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class ResetPasswordRequest {
  @ApiPropertyOptional({ description: 'Of the mailed link. A form without scripts leaves it in its page’s address.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  token?: string;

  @ApiProperty()
  @IsString()
  @MaxLength(1000)
  password!: string;

  @ApiPropertyOptional({ description: 'The same once more.' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  password_again?: string;
}
