import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../contract/payments/methods';
import { GREATEST_ID } from '../../../platform/http';

const TIME = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?Z$/;
const TIME_MESSAGE = 'Give a time like 2026-12-01T09:00:00Z.';

export class AddDiscountCodeRequest {
  @ApiProperty({ example: 'WINTER20' })
  @Matches(/^[A-Z0-9]{4,20}$/, { message: 'Give 4 to 20 capitals and digits.' })
  readonly code!: string;

  @ApiProperty({ minimum: 1, maximum: 90 })
  @IsInt()
  @Min(1)
  @Max(90)
  readonly percent!: number;

  @ApiPropertyOptional({ description: 'Of the regular price, in minor units of `currency`.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(GREATEST_ID)
  readonly minimum?: number;

  @ApiPropertyOptional({ description: 'ISO 4217. Without one it is for every currency.' })
  @ValidateIf(({ currency, minimum }: AddDiscountCodeRequest) => currency !== undefined || (minimum ?? 0) > 0)
  @Matches(/^[A-Z]{3}$/, { message: 'Give the currency of the minimum, like EUR.' })
  readonly currency?: string;

  @ApiPropertyOptional({ description: 'ISO 3166-1. Without one it is for every country.' })
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'Give a country like NL.' })
  readonly country?: string;

  @ApiPropertyOptional({ enum: PAYMENT_METHODS, isArray: true, description: 'Without any it is for all ways to pay.' })
  @IsOptional()
  @ArrayMaxSize(PAYMENT_METHODS.length)
  @ArrayUnique()
  @IsIn(PAYMENT_METHODS, { each: true })
  readonly methods?: readonly PaymentMethod[];

  @ApiPropertyOptional({ description: 'The id of the member who alone may use it.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly member?: number;

  @ApiPropertyOptional({ format: 'date-time', description: 'Without one it begins at once.' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: TIME_MESSAGE })
  @Matches(TIME, { message: TIME_MESSAGE })
  readonly starts?: string;

  @ApiProperty({ format: 'date-time' })
  @IsISO8601({ strict: true }, { message: TIME_MESSAGE })
  @Matches(TIME, { message: TIME_MESSAGE })
  readonly expires!: string;
}

const MOST_BRANDS = 200;

/** A code for several brands. None of them knows the members of another one. */
export class AddBrandDiscountCodeRequest extends OmitType(AddDiscountCodeRequest, ['currency', 'member']) {
  @ApiProperty({ type: [String], description: 'The slugs of the brands.', minItems: 1, maxItems: MOST_BRANDS })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_BRANDS)
  @ArrayUnique()
  @IsString({ each: true })
  @Length(2, 40, { each: true })
  readonly tenants!: readonly string[];

  @ApiProperty({ description: 'ISO 4217. Each of the brands has to sell in it.' })
  @Matches(/^[A-Z]{3}$/, { message: 'Give a currency like EUR.' })
  readonly currency!: string;
}
