import { ApiProperty } from '@nestjs/swagger';
import { HistoryEntry } from '../../history/history-entry.response';

export class HistoryResponse {
  @ApiProperty({ type: [HistoryEntry], description: 'Newest first, 50 at most.' })
  readonly entries!: readonly HistoryEntry[];
  @ApiProperty({ format: 'date-time', description: 'Goes into `seen_until` once the entries have been shown.' })
  readonly as_of!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `cursor` for the next page; null at the end.' })
  readonly next!: string | null;
}

export class UnreadActivityResponse {
  @ApiProperty({ description: 'New visitors; 100 stands for more.' })
  readonly visitors!: number;
  @ApiProperty({ description: 'New entries of the history; 100 stands for more.' })
  readonly entries!: number;
}
