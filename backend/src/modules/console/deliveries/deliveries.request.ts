import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length } from 'class-validator';

export class ListGivenUpRequest {
  @ApiPropertyOptional({ example: 'mail', description: 'Only entries of this kind.' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  readonly kind?: string;
}

export class DiscardEntryRequest {
  @ApiProperty({ description: 'For the audit.' })
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}
