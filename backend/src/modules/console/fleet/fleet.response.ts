import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type FieldError } from '../../../platform/http';
import {
  type ShownApproval,
  type ShownWave,
  type ShownWaveBrand,
  WAVE_BRAND_STATES,
  WAVE_KINDS,
  WAVE_STAGES,
  WAVE_STATES,
  type WaveChange,
  type WaveFigure,
  type WaveFigures,
  type WaveLimits,
  type WavePath,
} from '../../fleet';
import { SettingsChangeResponse, anyValue } from '../tenants/revisions.response';

const time = { type: String, format: 'date-time', nullable: true } as const;

class WaveChangeResponse {
  @ApiProperty({ example: 'settings.message_length' })
  readonly path!: string;
  @ApiProperty({ enum: ['set', 'reset'] })
  readonly act!: WaveChange['act'];
  @ApiPropertyOptional(anyValue('For `set`.'))
  readonly value?: unknown;
}

class WaveLimitsResponse implements WaveLimits {
  @ApiProperty()
  readonly errors_least!: number;
  @ApiProperty()
  readonly errors_times!: number;
  @ApiProperty()
  readonly signups_least!: number;
  @ApiProperty()
  readonly signups_percent!: number;
  @ApiProperty()
  readonly complaints_least!: number;
  @ApiProperty()
  readonly complaints_times!: number;
}

class WaveFigureResponse implements WaveFigure {
  @ApiProperty({ description: 'Since each brand was changed.' })
  readonly counted!: number;
  @ApiProperty({ description: 'From the hour before, in as much time.' })
  readonly expected!: number;
}

class WaveFiguresResponse implements WaveFigures {
  @ApiProperty({ type: WaveFigureResponse, description: 'Answers of api and web with a status of 500 and above.' })
  readonly errors!: WaveFigureResponse;
  @ApiProperty({ type: WaveFigureResponse })
  readonly signups!: WaveFigureResponse;
  @ApiProperty({ type: WaveFigureResponse, description: 'Complaints and reports.' })
  readonly complaints!: WaveFigureResponse;
  @ApiProperty()
  readonly answers!: number;
  @ApiProperty({ description: 'How sign-ups went at all other brands: 1 is as in the hour before.' })
  readonly trend!: number;
}

class WaveBrandCountsResponse implements Record<(typeof WAVE_BRAND_STATES)[number], number> {
  @ApiProperty()
  readonly unplanned!: number;
  @ApiProperty()
  readonly ready!: number;
  @ApiProperty()
  readonly unchanged!: number;
  @ApiProperty()
  readonly faulty!: number;
  @ApiProperty()
  readonly left_out!: number;
  @ApiProperty()
  readonly published!: number;
  @ApiProperty()
  readonly skipped!: number;
  @ApiProperty()
  readonly rolled_back!: number;
  @ApiProperty()
  readonly kept!: number;
}

export class WaveResponse implements ShownWave {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({ enum: WAVE_KINDS })
  readonly kind!: ShownWave['kind'];
  @ApiProperty({ type: [WaveChangeResponse] })
  readonly changes!: readonly WaveChange[];
  @ApiProperty({ type: [Number], description: 'Empty: its brands were not chosen by niche.' })
  readonly niches!: readonly number[];
  @ApiProperty()
  readonly reason!: string;
  @ApiProperty({ description: 'The address of the person who wrote it.' })
  readonly author!: string;
  @ApiProperty({ enum: WAVE_STATES })
  readonly state!: ShownWave['state'];
  @ApiProperty({ enum: WAVE_STAGES, nullable: true, type: String, description: 'Null before it begins.' })
  readonly stage!: ShownWave['stage'];
  @ApiProperty()
  readonly watch_seconds!: number;
  @ApiProperty()
  readonly goes_on!: boolean;
  @ApiProperty({ type: WaveLimitsResponse })
  readonly limits!: WaveLimitsResponse;
  @ApiProperty({ type: String, nullable: true, description: 'The slug of the first brand; proposed until it begins.' })
  readonly canary!: string | null;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty(time)
  readonly started_at!: Date | null;
  @ApiProperty({ type: String, nullable: true })
  readonly started_by!: string | null;
  @ApiProperty(time)
  readonly watch_until!: Date | null;
  @ApiProperty({ ...time, description: 'Figures are counted from then, after somebody had it go on.' })
  readonly counted_from!: Date | null;
  @ApiProperty({ type: WaveFiguresResponse, nullable: true })
  readonly figures!: WaveFiguresResponse | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null where a figure stopped it.' })
  readonly stopped_by!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly stop_reason!: string | null;
  @ApiProperty(time)
  readonly stopped_at!: Date | null;
  @ApiProperty({ type: String, nullable: true })
  readonly rolled_back_by!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly rollback_reason!: string | null;
  @ApiProperty(time)
  readonly ended_at!: Date | null;
  @ApiProperty({ type: WaveBrandCountsResponse, description: 'How many brands are in each state.' })
  readonly brands!: WaveBrandCountsResponse;
}

class WavePathResponse implements WavePath {
  @ApiProperty({ example: 'settings.message_length' })
  readonly path!: string;
  @ApiProperty({ description: 'How many brands change there.' })
  readonly brands!: number;
}

class WaveApprovalResponse implements ShownApproval {
  @ApiProperty()
  readonly approver!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;
}

export class WaveDetailResponse extends WaveResponse {
  @ApiProperty({ type: [WavePathResponse], description: 'Those of most brands first, at most 200.' })
  readonly paths!: readonly WavePathResponse[];
  @ApiProperty({ type: [WaveApprovalResponse] })
  readonly approvals!: readonly WaveApprovalResponse[];
  @ApiProperty({ description: 'How many people have to approve its money before it may begin.' })
  readonly missing_approvals!: number;
  @ApiProperty({ description: 'Whether the caller’s word would be taken.' })
  readonly may_approve!: boolean;
}

export class WavesResponse {
  @ApiProperty({ type: [WaveResponse], description: 'The newest first.' })
  readonly waves!: readonly WaveResponse[];
  @ApiProperty({ description: 'Whether there are older ones.' })
  readonly more!: boolean;
}

export class DraftedWaveResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
}

class WaveFaultResponse implements FieldError {
  @ApiProperty()
  readonly path!: string;
  @ApiProperty()
  readonly code!: string;
  @ApiProperty()
  readonly message!: string;
}

class WaveBrandResponse implements ShownWaveBrand {
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;
  @ApiProperty({ enum: WAVE_BRAND_STATES })
  readonly state!: ShownWaveBrand['state'];
  @ApiProperty({ enum: WAVE_STAGES, nullable: true, type: String })
  readonly stage!: ShownWaveBrand['stage'];
  @ApiProperty({ type: [SettingsChangeResponse] })
  readonly changes!: readonly SettingsChangeResponse[];
  @ApiProperty({ type: [WaveFaultResponse] })
  readonly faults!: readonly WaveFaultResponse[];
  @ApiProperty({ description: 'Whether a second person has to approve what changes.' })
  readonly money!: boolean;
  @ApiProperty({ type: Number, nullable: true, description: 'The revision that was live before.' })
  readonly base!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'A draft that somebody is at: it will be out of date.' })
  readonly open_draft!: number | null;
  @ApiProperty({ description: 'In the seven days before the dry run.' })
  readonly signups!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'The wave’s.' })
  readonly revision!: number | null;
  @ApiProperty(time)
  readonly published_at!: Date | null;
  @ApiProperty({ description: 'Why it was left out, skipped or kept.' })
  readonly note!: string;
}

export class WaveBrandsResponse {
  @ApiProperty({ type: [WaveBrandResponse], description: 'By slug.' })
  readonly brands!: readonly WaveBrandResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'The `after` of the next page.' })
  readonly next!: string | null;
}
