import { ApiProperty } from '@nestjs/swagger';

export class HiddenVisitsResponse {
  @ApiProperty({ description: 'Whether the member leaves no trace in the visitors of others.' })
  readonly hidden!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly since!: string | null;
}
