import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

export class UnsubscribeRequest {
  @ApiProperty({ required: false, description: 'The link’s, where it is not in the address.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  token?: string;

  @ApiProperty({ required: false, enum: ['kind', 'all'] })
  @IsOptional()
  @IsIn(['kind', 'all'])
  stop?: 'kind' | 'all';

  @ApiProperty({ required: false, description: 'What mail providers send: `One-Click`.' })
  @Allow()
  'List-Unsubscribe'?: string;
}
