import { ApiProperty } from '@nestjs/swagger';
import { WORK_QUEUES, type WorkQueue } from './queue-names';

class WaitingQueueResponse {
  @ApiProperty({ enum: WORK_QUEUES })
  readonly queue!: WorkQueue;
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;
  @ApiProperty({ description: 'How many wait.' })
  readonly open!: number;
  @ApiProperty({ description: 'How many of them somebody is at.' })
  readonly claimed!: number;
  @ApiProperty({ type: String, format: 'date-time', description: 'Since when the oldest waits.' })
  readonly oldest!: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'When the first of them should be done.' })
  readonly due!: string;
}

export class WorkResponse {
  @ApiProperty({ type: [WaitingQueueResponse], description: 'What is due first first; without queues that are empty.' })
  readonly queues!: readonly WaitingQueueResponse[];
}

class WorkClaimResponse {
  @ApiProperty({ enum: WORK_QUEUES })
  readonly queue!: WorkQueue;
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;
  @ApiProperty({ description: 'The id in its queue.' })
  readonly item!: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'Until then nobody else decides on it.' })
  readonly claimed_until!: Date;
}

export class WorkClaimsResponse {
  @ApiProperty({ type: [WorkClaimResponse] })
  readonly claims!: readonly WorkClaimResponse[];
}

export class KeptClaimsResponse {
  @ApiProperty({ description: 'How many claims the caller has.' })
  readonly kept!: number;
}
