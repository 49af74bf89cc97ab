import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class ChangeLanguageRequest {
  @ApiProperty({ description: 'One of the brand’s languages.' })
  @IsString()
  @MaxLength(10)
  language!: string;
}
