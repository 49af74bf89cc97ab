import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length } from 'class-validator';

export class AskPasskeyRequest {
  @ApiPropertyOptional({ description: 'The member’s own. Not needed within ten minutes of signing in.' })
  @IsOptional()
  @IsString()
  @Length(1, 1000)
  password?: string;
}
