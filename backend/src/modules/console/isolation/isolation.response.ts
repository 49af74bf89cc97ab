import { ApiProperty } from '@nestjs/swagger';
import { type IsolationRun } from './isolation-runs';

class IsolationRunResponse implements IsolationRun {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly started_at!: Date;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null while it runs, or where it never ended.',
  })
  readonly ended_at!: Date | null;
  @ApiProperty({ description: 'Probes whose answer proved something.' })
  readonly probes!: number;
  @ApiProperty({ description: 'Probes that got something of another tenant.' })
  readonly leaks!: number;
  @ApiProperty({
    description: 'Probes that were answered by a limit, a failure, or a refusal of their input or of who asked.',
  })
  readonly unanswered!: number;
  @ApiProperty({ type: [String], description: 'The names of the probes that leaked.' })
  readonly leaking!: readonly string[];
  @ApiProperty({ type: String, nullable: true, description: 'Why the run could not be made.' })
  readonly failure!: string | null;
}

export class IsolationRunsResponse {
  @ApiProperty({ type: [IsolationRunResponse], description: 'The newest first.' })
  readonly runs!: readonly IsolationRunResponse[];
}
