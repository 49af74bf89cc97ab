import { ApiProperty } from '@nestjs/swagger';
import {
  CHECK_BLOCKS,
  CHECK_FIXERS,
  CHECK_NAMES,
  CHECK_STATES,
  type DnsRecord,
  LAUNCH_STEPS,
  type LaunchView,
  type ShownCheck,
  type ShownStep,
} from '../../launch';
import { TenantHostResponse } from '../tenants/tenants.response';

class LaunchRecordResponse implements DnsRecord {
  @ApiProperty({ enum: ['A', 'AAAA', 'CNAME', 'TXT', 'MX', 'CAA'] })
  readonly type!: DnsRecord['type'];
  @ApiProperty({ example: 'www.everglow.dating' })
  readonly name!: string;
  @ApiProperty({ example: 'edge.manyhearts.example' })
  readonly value!: string;
}

class LaunchCheckResponse implements ShownCheck {
  @ApiProperty({ enum: CHECK_NAMES })
  readonly name!: ShownCheck['name'];
  @ApiProperty({ description: 'Empty where the check is about the whole brand.' })
  readonly host!: string;
  @ApiProperty({ enum: CHECK_STATES, description: '`wait`: nothing is there yet. `wrong`: it has to be changed.' })
  readonly state!: ShownCheck['state'];
  @ApiProperty({ enum: CHECK_BLOCKS, description: 'The thing that must not begin before it is passed.' })
  readonly blocks!: ShownCheck['blocks'];
  @ApiProperty({ description: 'Empty before the first look.' })
  readonly found!: string;
  @ApiProperty()
  readonly wanted!: string;
  @ApiProperty({ type: [LaunchRecordResponse], description: 'To paste at the name server.' })
  readonly records!: readonly LaunchRecordResponse[];
  @ApiProperty({ enum: CHECK_FIXERS, nullable: true, type: String, description: 'The person whom it waits for.' })
  readonly fixer!: ShownCheck['fixer'];
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly checked_at!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly next_at!: Date | null;
}

class LaunchStepResponse implements ShownStep {
  @ApiProperty({ enum: LAUNCH_STEPS })
  readonly name!: ShownStep['name'];
  @ApiProperty({ enum: CHECK_STATES, description: 'Of its checks that something waits for, the worst.' })
  readonly state!: ShownStep['state'];
  @ApiProperty({ type: [LaunchCheckResponse] })
  readonly checks!: readonly LaunchCheckResponse[];
}

export class LaunchResponse implements LaunchView {
  @ApiProperty({ type: Number, nullable: true, description: 'Null before the first release.' })
  readonly live_revision!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'The newest one, which the checks look at.' })
  readonly revision!: number | null;
  @ApiProperty({ type: [TenantHostResponse], description: 'The primary host first; without retired ones.' })
  readonly hosts!: readonly TenantHostResponse[];
  @ApiProperty({ description: 'Whether every check that the first release waits for is passed.' })
  readonly is_ready!: boolean;
  @ApiProperty({ type: [LaunchStepResponse], description: 'In their order.' })
  readonly steps!: readonly LaunchStepResponse[];
}
