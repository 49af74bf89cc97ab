import { ApiProperty } from '@nestjs/swagger';
import { type QueueStanding } from '../../../platform/queue';
import { type ShownFailedJob } from './failed-jobs';
import { type ShownGivenUp } from './given-up-entries';

class QueueStandingResponse implements QueueStanding {
  @ApiProperty({ example: 'outbox' })
  readonly queue!: string;
  @ApiProperty()
  readonly waiting!: number;
  @ApiProperty()
  readonly active!: number;
  @ApiProperty()
  readonly delayed!: number;
  @ApiProperty()
  readonly failed!: number;
  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'When the oldest of the jobs that come next was handed over; null where none waits.',
  })
  readonly oldest_at!: Date | null;
}

export class QueueStandingsResponse {
  @ApiProperty({ type: [QueueStandingResponse] })
  readonly queues!: readonly QueueStandingResponse[];
}

class FailedJobResponse implements ShownFailedJob {
  @ApiProperty()
  readonly queue!: string;
  @ApiProperty()
  readonly id!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null where the job does not say whose it is.' })
  readonly tenant!: string | null;
  @ApiProperty({ description: 'How many entries of the outbox it names.' })
  readonly entries!: number;
  @ApiProperty()
  readonly reason!: string;
  @ApiProperty()
  readonly attempts!: number;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly failed_at!: Date;
}

export class FailedJobsResponse {
  @ApiProperty({ type: [FailedJobResponse], description: 'The newest first, 200 at most.' })
  readonly jobs!: readonly FailedJobResponse[];
}

class GivenUpEntryResponse implements ShownGivenUp {
  @ApiProperty({ description: 'The slug of the tenant.' })
  readonly tenant!: string;
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({ example: 'mail' })
  readonly kind!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly failed_at!: Date;
  @ApiProperty()
  readonly attempts!: number;
  @ApiProperty({ type: String, nullable: true, example: 'smtp_550' })
  readonly last_error!: string | null;
  @ApiProperty({
    description: 'Whether it cannot be delivered any more: what it needs was deleted when it was given up.',
  })
  readonly lost_secrets!: boolean;
}

export class GivenUpEntriesResponse {
  @ApiProperty({ type: [GivenUpEntryResponse], description: 'The newest first, 200 at most.' })
  readonly entries!: readonly GivenUpEntryResponse[];
}
