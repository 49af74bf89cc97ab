import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

export class LikesPageRequest {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @Matches(/^\d{1,16}_\d{1,10}$/)
  readonly cursor?: string;
}

export class LikeMarksRequest {
  @ApiPropertyOptional({ description: 'Ids of profiles, separated by commas, 200 at most.' })
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,199}$/)
  readonly profiles?: string;
}
