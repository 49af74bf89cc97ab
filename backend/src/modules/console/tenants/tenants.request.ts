import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { GREATEST_ID } from '../../../platform/http';
import { type DocumentLayer, HOST_KINDS, HOST_STATES } from '../../tenants';
import { ReadableTime } from '../readable-time';

export class CreateTenantRequest {
  @ApiProperty({ example: 'everglow' })
  @Matches(/^[a-z][a-z0-9-]{1,39}$/, {
    message: 'Give 2 to 40 small letters, digits and hyphens, a letter first.',
  })
  readonly slug!: string;
}

export class PlanRequest {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What the tenant says itself, as in tenant.yaml.',
  })
  @IsObject()
  readonly source!: DocumentLayer;
}

export class RevisionsRequest {
  @ApiPropertyOptional({ description: 'The `next` of the page before: older revisions than this one follow.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly after?: number;
}

export class RevisionChangesRequest {
  @ApiPropertyOptional({ description: 'The revision to compare with; by default the live one.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly against?: number;
}

class Based {
  @ApiProperty({ type: Number, nullable: true, description: 'The revision that is live, as the caller saw it.' })
  @ValidateIf((_, value) => value !== null)
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly base!: number | null;

  @ApiProperty({ example: 'New prices for spring' })
  @IsString()
  @Length(3, 300)
  readonly reason!: string;
}

export class DraftRevisionRequest extends Based {
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject()
  readonly source!: DocumentLayer;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description:
      'The newest revision, as the caller saw it, of a brand that is not live. Left out: another one may be newer.',
  })
  @ValidateIf((_, value) => value !== null && value !== undefined)
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly newest?: number | null;
}

export class PublishRequest extends Based {
  @ApiProperty()
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly revision!: number;
}

export class SchedulePublishRequest extends PublishRequest {
  @ApiProperty({ format: 'date-time' })
  @ReadableTime()
  readonly publish_at!: string;
}

export class RollBackRequest extends Based {
  @ApiPropertyOptional({ description: 'A revision that has been live; by default the one before.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly revision?: number;
}

export class PreviewLinkRequest {
  @ApiPropertyOptional({ default: 24 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(24 * 14)
  readonly hours: number = 24;
}

class DomainRequest {
  @ApiProperty()
  @IsString()
  @Length(1, 253)
  readonly host!: string;

  @ApiProperty({ enum: HOST_KINDS })
  @IsIn(HOST_KINDS)
  readonly kind!: (typeof HOST_KINDS)[number];

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  readonly target?: string;
}

export class RegisterDomainsRequest {
  @ApiProperty({ type: [DomainRequest] })
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => DomainRequest)
  readonly domains!: DomainRequest[];
}

const OUT_OF_SERVICE: readonly (typeof HOST_STATES)[number][] = ['suspended', 'retired'];

export class ChangeDomainStateRequest {
  @ApiProperty({ enum: HOST_STATES })
  @IsIn(HOST_STATES)
  readonly state!: (typeof HOST_STATES)[number];

  @ApiPropertyOptional({ example: 'The domain was sold', description: 'Needed to take a host out of service.' })
  @ValidateIf(({ state, reason }: ChangeDomainStateRequest) => reason !== undefined || OUT_OF_SERVICE.includes(state))
  @IsString()
  @Length(3, 500)
  readonly reason?: string;
}

export class DomainMoveRequest {
  @ApiProperty({ example: 'everglow.dating', description: 'An alias of the brand that is live.' })
  @IsString()
  @Length(1, 253)
  readonly host!: string;

  @ApiProperty({ example: 'The new name of the brand' })
  @IsString()
  @Length(3, 500)
  readonly reason!: string;
}
