import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../contract/payments/methods';

class StaffDiscountCode {
  @ApiProperty()
  readonly code!: string;
  @ApiProperty()
  readonly percent!: number;
  @ApiProperty({ description: 'Of the regular price, in minor units of the currency.' })
  readonly minimum!: number;
  @ApiProperty({ type: String, nullable: true })
  readonly currency!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly country!: string | null;
  @ApiProperty({ enum: PAYMENT_METHODS, isArray: true, description: 'None for every way to pay.' })
  readonly methods!: readonly PaymentMethod[];
  @ApiProperty({ type: Number, nullable: true, description: 'The member who alone may use it.' })
  readonly member!: number | null;
  @ApiProperty({ format: 'date-time' })
  readonly starts!: string;
  @ApiProperty({ format: 'date-time' })
  readonly expires!: string;
  @ApiProperty({ enum: ['active', 'ended'] })
  readonly status!: 'active' | 'ended';
  @ApiProperty({ description: 'Paid orders with it.' })
  readonly used!: number;
  @ApiProperty({ description: 'Orders that hold it and are not paid yet.' })
  readonly reserved!: number;
}

class BrandDiscountCodeResponse extends StaffDiscountCode {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ description: 'The slug of the tenant.' })
  readonly tenant!: string;
}

export class BrandDiscountCodesResponse {
  @ApiProperty({ type: [BrandDiscountCodeResponse], description: 'Newest first, fifty at most.' })
  readonly codes!: readonly BrandDiscountCodeResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Give it as `after` for the page behind this one.' })
  readonly next!: string | null;
}

export class DiscountCodesResponse {
  @ApiProperty({ type: [StaffDiscountCode], description: 'Newest first, 500 at most.' })
  readonly codes!: readonly StaffDiscountCode[];
}

class DiscountBrand {
  @ApiProperty({ description: 'The slug of the tenant.' })
  readonly tenant!: string;

  @ApiProperty({ type: [String], description: 'ISO 4217. None before the first publish.' })
  readonly currencies!: readonly string[];
}

export class DiscountBrandsResponse {
  @ApiProperty({ type: [DiscountBrand] })
  readonly brands!: readonly DiscountBrand[];
}
