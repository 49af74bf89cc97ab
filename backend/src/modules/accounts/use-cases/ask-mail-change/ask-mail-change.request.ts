import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length } from 'class-validator';

export class AskMailChangeRequest {
  @ApiProperty({ format: 'email', description: 'The new address.' })
  @IsString()
  @Length(1, 254)
  email!: string;

  @ApiPropertyOptional({ description: 'The member’s own. An account without one confirms with a passkey before.' })
  @IsOptional()
  @IsString()
  @Length(1, 1000)
  password?: string;
}
