import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

export class TransactionsRequest {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}$/, { message: 'Give the `next` of the page before.' })
  readonly cursor?: string;
}
