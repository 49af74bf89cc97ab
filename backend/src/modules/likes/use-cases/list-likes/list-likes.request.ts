import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches, ValidateBy } from 'class-validator';
import { GREATEST_ID } from '../../../../platform/http';
import { TIME_CURSOR } from '../../../../shared/time-cursor';

const IDS = /^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,199}$/;

export class LikesPageRequest {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @Matches(TIME_CURSOR, { message: 'Send the `next` value of the previous page.' })
  readonly cursor?: string;
}

export class LikeMarksRequest {
  @ApiPropertyOptional({ description: 'Ids of profiles, separated by commas, 200 at most.' })
  @IsOptional()
  @ValidateBy({
    name: 'ids',
    validator: {
      validate: (value) =>
        typeof value === 'string' && IDS.test(value) && value.split(',').every((id) => Number(id) <= GREATEST_ID),
      defaultMessage: () => 'Send up to 200 profile ids, separated by commas.',
    },
  })
  readonly profiles?: string;
}
