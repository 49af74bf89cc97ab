import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min, Validate } from 'class-validator';
import { type ValidatorConstraintInterface, ValidatorConstraint } from 'class-validator';
import { dayFault } from '../../../../../contract/text/calendar-day';
import {
  DISCOUNT_STATES,
  BRAND_UUID_CURSOR,
  DISPUTE_FILTERS,
  type DiscountState,
  type DisputeFilter,
  BRAND_NUMBER_CURSOR,
  ORDER_STATUSES,
  REFUND_REQUEST_STATUSES,
  type RefundRequestStatus,
  SETTLEMENT_CURSOR,
  VAT_CURSOR,
} from '../../payments';
import { PeriodRequest } from '../period.request';
import { AfterPage, OneTenant } from '../list.request';

const NUMBER = /^[1-9]\d{0,9}$/;

@ValidatorConstraint({ name: 'isDay' })
class IsDay implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && dayFault(value) === undefined;
  }

  defaultMessage(): string {
    return 'Give a day like 2026-03-31.';
  }
}

/** Narrows to one brand. */
class BrandRequest {
  @OneTenant()
  readonly tenant?: string;
}

export class FindOrdersRequest extends BrandRequest {
  @ApiPropertyOptional({ description: 'The whole number of an order or receipt, or a provider’s id of a payment.' })
  @IsOptional()
  @Matches(/^\s*[\w-]{1,100}\s*$/, { message: 'Give a number, a receipt or a payment such as tr_7UhSN1zuXS.' })
  readonly q?: string;

  @ApiPropertyOptional({ enum: ORDER_STATUSES })
  @IsOptional()
  @IsIn(ORDER_STATUSES)
  readonly status?: string;

  @ApiPropertyOptional({ description: 'The id of an account.' })
  @IsOptional()
  @Matches(NUMBER, { message: 'Give the number of an account.' })
  readonly member?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The first day, in UTC.' })
  @IsOptional()
  @Validate(IsDay)
  readonly from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The last day, in UTC.' })
  @IsOptional()
  @Validate(IsDay)
  readonly to?: string;

  @AfterPage(BRAND_NUMBER_CURSOR)
  readonly after?: string;

  @ApiPropertyOptional({ default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  readonly most: number = 50;
}

export class ListDisputesRequest extends BrandRequest {
  @ApiPropertyOptional({ enum: DISPUTE_FILTERS, description: '`waiting` are those that staff have not answered.' })
  @IsOptional()
  @IsIn(DISPUTE_FILTERS)
  readonly status?: DisputeFilter;

  @AfterPage(BRAND_UUID_CURSOR)
  readonly after?: string;
}

export class ListDueRefundsRequest extends BrandRequest {
  @AfterPage(BRAND_UUID_CURSOR)
  readonly after?: string;
}

export class ListDifferencesRequest extends BrandRequest {
  @ApiPropertyOptional({ enum: ['open', 'all'], description: 'Left out: those that are open.' })
  @IsOptional()
  @IsIn(['open', 'all'])
  readonly status?: 'open' | 'all';

  @AfterPage(BRAND_UUID_CURSOR)
  readonly after?: string;
}

export class ListRefundRequestsRequest extends BrandRequest {
  @ApiPropertyOptional({ enum: REFUND_REQUEST_STATUSES })
  @IsOptional()
  @IsIn(REFUND_REQUEST_STATUSES)
  readonly status?: RefundRequestStatus;

  @ApiPropertyOptional({ description: 'Of this order.' })
  @IsOptional()
  @Matches(NUMBER, { message: 'Give the number of an order.' })
  readonly order?: string;
}

export class BrandPeriodRequest extends PeriodRequest {
  @OneTenant()
  readonly tenant?: string;
}

export class BrandSettlementRequest extends BrandPeriodRequest {
  @AfterPage(SETTLEMENT_CURSOR)
  readonly after?: string;
}

export class BrandVatRequest extends BrandPeriodRequest {
  @AfterPage(VAT_CURSOR)
  readonly after?: string;
}

export class BrandVatProofsRequest extends BrandPeriodRequest {
  @AfterPage(BRAND_NUMBER_CURSOR)
  readonly after?: string;
}

export class ListDiscountCodesRequest extends BrandRequest {
  @ApiPropertyOptional({ description: 'The whole code.' })
  @IsOptional()
  @Matches(/^[A-Z0-9]{4,20}$/, { message: 'Give 4 to 20 capitals and digits.' })
  readonly q?: string;

  @ApiPropertyOptional({ enum: DISCOUNT_STATES })
  @IsOptional()
  @IsIn(DISCOUNT_STATES)
  readonly status?: DiscountState;

  @AfterPage(BRAND_UUID_CURSOR)
  readonly after?: string;
}
