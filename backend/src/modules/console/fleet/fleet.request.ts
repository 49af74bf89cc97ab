import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  WAVE_BRAND_STATES,
  WAVE_KINDS,
  WAVE_STATES,
  type WaveBrandState,
  type WaveChange,
  type WaveKind,
  type WaveState,
} from '../../fleet';
import { ReadableTime } from '../readable-time';
import { anyValue } from '../tenants/revisions.response';

const SLUG = /^[a-z][a-z0-9-]{1,39}$/;
/** A query gives one value as a text. */
const list = ({ value }: { value: unknown }): unknown => (value === undefined ? [] : [value].flat());
const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

export class WaveChangeRequest {
  @ApiProperty({ example: 'settings.message_length', description: 'As in a plan.' })
  @IsString()
  @Length(1, 200)
  readonly path!: string;

  @ApiProperty({ enum: ['set', 'reset'], description: '`reset` takes out what brands say themselves.' })
  @IsIn(['set', 'reset'])
  readonly act!: WaveChange['act'];

  @ApiPropertyOptional(anyValue('For `set`.'))
  @IsOptional()
  readonly value?: unknown;
}

export class WaveLimitsRequest {
  @ApiPropertyOptional({ default: 5, description: 'Stops at so many server errors …' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100_000)
  readonly errors_least?: number;

  @ApiPropertyOptional({ default: 3, description: '… where they are more than so many times what was expected.' })
  @IsOptional()
  @IsNumber()
  @Min(1)
  @Max(100)
  readonly errors_times?: number;

  @ApiPropertyOptional({ default: 10, description: 'Stops where so many sign-ups were expected …' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100_000)
  readonly signups_least?: number;

  @ApiPropertyOptional({ default: 30, description: '… and fewer than so many per cent of them came.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  readonly signups_percent?: number;

  @ApiPropertyOptional({ default: 3, description: 'Stops at so many complaints and reports …' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100_000)
  readonly complaints_least?: number;

  @ApiPropertyOptional({ default: 3, description: '… where they are more than so many times what was expected.' })
  @IsOptional()
  @IsNumber()
  @Min(1)
  @Max(100)
  readonly complaints_times?: number;
}

export class DraftWaveRequest {
  @ApiProperty({ enum: WAVE_KINDS, description: '`template`: nothing but what the niches’ templates say today.' })
  @IsIn(WAVE_KINDS)
  readonly kind!: WaveKind;

  @ApiPropertyOptional({ type: [WaveChangeRequest] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => WaveChangeRequest)
  readonly changes: WaveChangeRequest[] = [];

  @ApiPropertyOptional({ type: [Number], description: 'Only brands of these niches. Empty: of all.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(7)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  readonly niches: number[] = [];

  @ApiPropertyOptional({ type: [String], description: 'Only these brands, by slug. Empty: all.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(5000)
  @Matches(SLUG, { each: true, message: 'Give the slugs of brands.' })
  readonly brands: string[] = [];

  @ApiProperty({ example: 'Longer messages for spring' })
  @Transform(trimmed)
  @IsString()
  @Length(3, 200)
  readonly reason!: string;

  @ApiPropertyOptional({ default: 600, description: 'How long each stage is watched, in seconds.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(14_400)
  readonly watch_seconds: number = 600;

  @ApiPropertyOptional({ default: true, description: 'Whether the next stage begins by itself after the watch.' })
  @IsOptional()
  @IsBoolean()
  readonly goes_on: boolean = true;

  @ApiPropertyOptional({ type: WaveLimitsRequest })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => WaveLimitsRequest)
  readonly limits: WaveLimitsRequest = {};
}

export class ListWavesRequest {
  @ApiPropertyOptional({ enum: WAVE_STATES, isArray: true, description: 'Empty: all.' })
  @Transform(list)
  @IsIn(WAVE_STATES, { each: true })
  readonly state: WaveState[] = [];

  @ApiPropertyOptional({ format: 'date-time', description: 'Only older ones: the `created_at` of the last one shown.' })
  @IsOptional()
  @ReadableTime()
  readonly before?: string;
}

export class ListWaveBrandsRequest {
  @ApiPropertyOptional({ enum: WAVE_BRAND_STATES, isArray: true, description: 'Empty: all.' })
  @Transform(list)
  @IsIn(WAVE_BRAND_STATES, { each: true })
  readonly state: WaveBrandState[] = [];

  @ApiPropertyOptional({ description: 'The last brand of the page before.' })
  @IsOptional()
  @Matches(SLUG, { message: 'Give the slug of a brand.' })
  readonly after?: string;

  @ApiPropertyOptional({ default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  readonly most: number = 50;
}

export class StartWaveRequest {
  @ApiPropertyOptional({ example: 'everglow', description: 'The brand that is first; else the one that is proposed.' })
  @IsOptional()
  @Matches(SLUG, { message: 'Give the slug of a brand.' })
  readonly canary?: string;
}

export class WaveReasonRequest {
  @ApiProperty({ description: 'For the audit.' })
  @Transform(trimmed)
  @IsString()
  @Length(3, 300)
  readonly reason!: string;
}
