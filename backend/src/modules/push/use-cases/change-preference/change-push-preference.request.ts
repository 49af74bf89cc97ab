import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class ChangePushPreferenceRequest {
  @ApiProperty()
  @IsBoolean()
  readonly push!: boolean;
}
