import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';

export class ReportedMailEvent {
  @ApiProperty({ enum: ['bounce', 'complaint'] })
  @IsIn(['bounce', 'complaint'])
  type!: 'bounce' | 'complaint';

  @ApiProperty({ required: false, description: 'The mail’s Message-ID.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  message_id?: string;

  @ApiProperty({ required: false, description: 'Where the mail returns to: its envelope’s sender.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  return_path?: string;

  @ApiProperty({ required: false, description: 'Whether a bounce is for good.' })
  @IsOptional()
  @IsBoolean()
  permanent?: boolean;
}

export class MailEventsRequest {
  @ApiProperty({ type: [ReportedMailEvent] })
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => ReportedMailEvent)
  events!: ReportedMailEvent[];
}
