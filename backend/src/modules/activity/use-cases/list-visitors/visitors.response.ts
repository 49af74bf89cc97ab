import { ApiProperty } from '@nestjs/swagger';
import { VisitorCard } from '../../visits/visitor-card.response';

export class VisitorsResponse {
  @ApiProperty({ type: [VisitorCard], description: 'Latest visit first, 60 at most.' })
  readonly visitors!: readonly VisitorCard[];
  @ApiProperty({ description: 'How many of all visitors are new; 100 stands for more.' })
  readonly new_visitors!: number;
  @ApiProperty({ format: 'date-time', description: 'Goes into `seen_until` once the visitors have been shown.' })
  readonly as_of!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `cursor` for the next page; null at the end.' })
  readonly next!: string | null;
}
