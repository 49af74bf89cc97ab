import { ApiProperty } from '@nestjs/swagger';
import { type Propagation, type Release, type ScheduledRelease } from '../../tenants';

class ReleaseResponse implements Release {
  @ApiProperty({ description: 'Counts the releases of the tenant.' })
  readonly number!: number;
  @ApiProperty()
  readonly revision!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'The revision that was live before.' })
  readonly previous!: number | null;
  @ApiProperty({ enum: ['publish', 'rollback'] })
  readonly kind!: Release['kind'];
  @ApiProperty({ description: 'Of the configuration of all tenants, which processes follow.' })
  readonly version!: number;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;
}

class PropagationResponse implements Propagation {
  @ApiProperty()
  readonly version!: number;
  @ApiProperty({ description: 'How many are alive.' })
  readonly processes!: number;
  @ApiProperty({ description: 'How many of them have it.' })
  readonly applied!: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'From the commit to the last process, by the database’s clock; null while one lacks it.',
  })
  readonly seconds!: number | null;
}

export class ReleasedResponse {
  @ApiProperty()
  readonly release!: ReleaseResponse;
  @ApiProperty()
  readonly propagation!: PropagationResponse;
}

export class ScheduledResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
}

class ScheduledReleaseResponse implements ScheduledRelease {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty()
  readonly revision!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'The revision that was live when it was planned.' })
  readonly base!: number | null;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly publish_at!: Date;
  @ApiProperty()
  readonly author!: string;
  @ApiProperty()
  readonly reason!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null while it is to come.' })
  readonly ended_at!: Date | null;
  @ApiProperty({ type: String, enum: ['published', 'cancelled', 'refused'], nullable: true })
  readonly outcome!: ScheduledRelease['outcome'];
  @ApiProperty({ type: String, nullable: true, description: 'Why it was refused.' })
  readonly detail!: string | null;
}

export class ScheduledReleasesResponse {
  @ApiProperty({ type: [ScheduledReleaseResponse], description: 'The latest first, 200 at most.' })
  readonly scheduled!: readonly ScheduledReleaseResponse[];
}
