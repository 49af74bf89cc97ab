import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';
import { AfterPage, OneTenant } from '../list.request';
import { ReadableTime } from '../readable-time';

/** Everything narrows; nothing given asks for the newest. */
export class SearchAuditRequest {
  @ApiPropertyOptional({ description: 'Of the person who acted: an address.' })
  @IsOptional()
  @IsString()
  @Length(3, 254)
  readonly actor?: string;

  @ApiPropertyOptional({ example: 'member', description: 'A whole action, or its beginning up to a dot.' })
  @IsOptional()
  @Matches(/^[a-z_]+(\.[a-z_]+)?$/, { message: 'Give an action such as member.blocked, or member alone.' })
  @Length(2, 60)
  readonly action?: string;

  @ApiPropertyOptional({ example: 'account:42' })
  @IsOptional()
  @IsString()
  @Length(1, 254)
  readonly subject?: string;

  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @ReadableTime()
  readonly from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Not itself.' })
  @IsOptional()
  @ReadableTime()
  readonly until?: string;

  @AfterPage(/^[1-9]\d{0,17}$/)
  readonly before?: string;

  @ApiPropertyOptional({ default: 100 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  readonly most: number = 100;
}

export class SearchAuditOfAllRequest extends SearchAuditRequest {
  @OneTenant()
  readonly tenant?: string;
}
