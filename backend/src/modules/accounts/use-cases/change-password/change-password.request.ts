import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

export class ChangePasswordRequest {
  @ApiPropertyOptional({ description: 'An account without one sets its first: a passkey confirms that before.' })
  @IsOptional()
  @IsString()
  @Length(1, 1000)
  old_password?: string;

  @ApiProperty()
  @IsString()
  @MaxLength(1000)
  new_password!: string;

  @ApiPropertyOptional({ description: 'The same once more.' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  new_password_again?: string;
}
