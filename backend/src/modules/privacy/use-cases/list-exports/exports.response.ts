import { ApiProperty } from '@nestjs/swagger';

export const EXPORT_STATUSES = ['pending', 'ready', 'failed', 'expired'] as const;

export class DataExport {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ enum: EXPORT_STATUSES, description: 'Only what is `ready` has a file.' })
  status!: (typeof EXPORT_STATUSES)[number];
  @ApiProperty({ format: 'date-time' })
  asked_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  ready_at!: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the file can be fetched.',
  })
  expires_at!: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'The size of the file.' })
  bytes!: number | null;
}

export class ExportsResponse {
  @ApiProperty({ type: [DataExport], description: 'The newest first.' })
  exports!: DataExport[];
}
