import { ApiProperty } from '@nestjs/swagger';

export class InvisibleModeResponse {
  @ApiProperty()
  invisible!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since!: string | null;
}
