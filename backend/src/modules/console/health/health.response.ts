import { ApiProperty } from '@nestjs/swagger';
import { type OutboxStanding } from '../../../platform/outbox';
import { type RunningProcess } from '../../tenants';

class RunningProcessResponse implements RunningProcess {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({ example: 'api' })
  readonly kind!: string;
  @ApiProperty({ example: '1c82e022', description: 'The version of its software. Empty where it does not tell.' })
  readonly software!: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'When it last took over what was published.' })
  readonly applied_at!: Date;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly seen_at!: Date;
  @ApiProperty({ description: 'Counts what has been published, over all tenants.' })
  readonly version!: number;
  @ApiProperty({ description: 'The newest version that has been published.' })
  readonly published!: number;
  @ApiProperty({ description: 'Whether it has everything that has been published.' })
  readonly is_current!: boolean;
}

class OutboxStandingResponse implements OutboxStanding {
  @ApiProperty({ example: 'mail' })
  readonly kind!: string;
  @ApiProperty()
  readonly waiting!: number;
  @ApiProperty({ description: 'Seconds that the oldest that is due has waited; 0 where none is.' })
  readonly late_seconds!: number;
  @ApiProperty({ description: 'Given up within the last thirty days.' })
  readonly failed!: number;
}

class DatabaseHealthResponse {
  @ApiProperty({ description: 'Of the database on disk.' })
  readonly bytes!: number;
  @ApiProperty()
  readonly connections!: number;
  @ApiProperty()
  readonly most_connections!: number;
}

class RedisHealthResponse {
  @ApiProperty({ description: 'Whether it answered.' })
  readonly reachable!: boolean;
  @ApiProperty({ type: Number, nullable: true, description: 'How long its answer took, in milliseconds.' })
  readonly answer_ms!: number | null;
}

export class PlatformHealthResponse {
  @ApiProperty({ type: [RunningProcessResponse] })
  readonly processes!: readonly RunningProcessResponse[];
  @ApiProperty({ type: [OutboxStandingResponse] })
  readonly outbox!: readonly OutboxStandingResponse[];
  @ApiProperty()
  readonly database!: DatabaseHealthResponse;
  @ApiProperty()
  readonly redis!: RedisHealthResponse;
}
