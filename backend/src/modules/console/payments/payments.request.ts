import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';
import { ORDER_STATUSES } from '../../payments';
import { QueueRequest } from '../queue.request';

const GREATEST = 2_147_483_647;

export class OrdersRequest extends QueueRequest {
  @ApiPropertyOptional({ description: 'The id of an account.' })
  @IsOptional()
  @Matches(/^[1-9]\d{0,9}$/, { message: 'Give the number of an account.' })
  readonly member?: string;

  @ApiPropertyOptional({ description: 'The provider’s id of a payment.' })
  @IsOptional()
  @Matches(/^[\w-]{3,100}$/, { message: 'Give the provider’s id of a payment, such as tr_7UhSN1zuXS.' })
  readonly payment?: string;

  @ApiPropertyOptional({ enum: ORDER_STATUSES })
  @IsOptional()
  @IsIn(ORDER_STATUSES)
  readonly status?: string;
}

export class RefundPreviewRequest {
  @ApiProperty({ minimum: 1, description: 'In minor units of the order’s currency.' })
  @IsInt()
  @Min(1)
  @Max(GREATEST)
  readonly amount!: number;

  @ApiPropertyOptional({ minimum: 0, description: 'Which leave the balance. Left out: the share of what is unused.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(GREATEST)
  readonly credits?: number;
}

export class StaffRefundRequest extends RefundPreviewRequest {
  @ApiProperty({ description: 'For the record, and for whoever answers when the member asks.' })
  @IsString()
  @Length(5, 500)
  readonly reason!: string;

  @ApiProperty({ description: 'Of the caller’s choice: the same again pays nothing more.' })
  @IsString()
  @Matches(/^[\w.:-]{8,80}$/, { message: 'Give 8 to 80 letters, digits, points, colons, hyphens or underscores.' })
  readonly key!: string;
}

export class RefundWaiverRequest {
  @ApiProperty({ description: 'For the record, and for whoever answers when the member asks.' })
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}

export class DisputeResponseRequest {
  @ApiProperty({ description: 'What was done: evidence sent at the provider, or why none is.' })
  @IsString()
  @Length(5, 500)
  readonly note!: string;
}

export class RefundTransferRequest extends RefundWaiverRequest {
  @ApiProperty({ description: 'The name of the transfer on the bank’s statement. The member reads it, too.' })
  @IsString()
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N} .,:/+'()-]{1,138}[\p{L}\p{N}).]$/u, {
    message: 'Give 3 to 140 letters, digits, spaces and simple marks, as the bank’s statement has them.',
  })
  readonly reference!: string;

  @ApiProperty({ description: 'Of the caller’s choice: the same again records nothing more.' })
  @IsString()
  @Matches(/^[\w.:-]{8,80}$/, { message: 'Give 8 to 80 letters, digits, points, colons, hyphens or underscores.' })
  readonly key!: string;
}

export class DifferencesRequest {
  @ApiPropertyOptional({ enum: ['open', 'all'], description: 'Left out: those that are open.' })
  @IsOptional()
  @IsIn(['open', 'all'])
  readonly status?: 'open' | 'all';

  @ApiPropertyOptional({ description: 'Of this order.' })
  @IsOptional()
  @Matches(/^[1-9]\d{0,9}$/, { message: 'Give the number of an order.' })
  readonly order?: string;
}

export class ResolveDifferenceRequest {
  @ApiProperty({ description: 'Why it is right after all, or what was done about it.' })
  @IsString()
  @Length(5, 500)
  readonly note!: string;
}

export class MonthRequest {
  @ApiProperty({ example: '2026-11', description: 'Of UTC.' })
  @Matches(/^20\d\d-(?:0[1-9]|1[0-2])$/, { message: 'Give a month like 2026-11.' })
  readonly month!: string;
}
