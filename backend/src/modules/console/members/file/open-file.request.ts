import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length, Matches } from 'class-validator';
import { LOOK_REASONS, type LookReason } from '../../../accounts';

/** A reason, or the complaint that gives one. */
export class OpenFileRequest {
  @ApiPropertyOptional({ enum: LOOK_REASONS, description: '`other` needs a note.' })
  @IsOptional()
  @IsIn(LOOK_REASONS)
  readonly reason?: LookReason['reason'];

  @ApiPropertyOptional({ description: 'In words: the member reads it in their own export.' })
  @IsOptional()
  @IsString()
  @Length(3, 500)
  readonly note?: string;

  @ApiPropertyOptional({ example: 'C-0123456789AB', description: 'The reference of a complaint of this brand.' })
  @IsOptional()
  @Matches(/^C-[0-9A-Z]{12}$/, { message: 'Give a reference such as C-0123456789AB.' })
  readonly complaint?: string;
}
