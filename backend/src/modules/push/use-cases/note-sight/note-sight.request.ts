import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class NoteSightRequest {
  @ApiProperty({ description: 'Whether the member sees the page: false as it is hidden or left.' })
  @IsBoolean()
  readonly in_sight!: boolean;
}
