import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

export class TransactionsRequest {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}$/, { message: 'Send the `next` value of the previous page.' })
  readonly cursor?: string;
}
