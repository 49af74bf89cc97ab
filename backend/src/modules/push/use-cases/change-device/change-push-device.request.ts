import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class ChangePushDeviceRequest {
  @ApiProperty({ description: 'Whether notifications on it name who they are about.' })
  @IsBoolean()
  readonly show_names!: boolean;
}
