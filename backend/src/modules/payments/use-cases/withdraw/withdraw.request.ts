import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { GREATEST_ID } from '../../../../platform/http';

export class WithdrawRequest {
  @ApiProperty({ format: 'uuid', description: 'Made by the page for this statement: sent again it is the same one.' })
  @IsUUID()
  readonly key!: string;

  @ApiProperty({ description: 'The number of the order.' })
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly order!: number;
}
