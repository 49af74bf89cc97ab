import { ApiProperty } from '@nestjs/swagger';
import {
  BookSums,
  DISPUTE_STATUSES,
  type DisputeStatus,
  ProviderDifference,
  RefundRequestResponse,
  SettlementDay,
  StaffOrder,
  ProofByCountry,
  UnprovedOrder,
  VatRow,
} from '../../payments';

const TENANT = { description: 'The slug of the tenant.' };
const NEXT = { type: String, nullable: true, description: 'Give it as `after` for the page behind this one.' } as const;

class BrandOrder extends StaffOrder {
  @ApiProperty(TENANT)
  readonly tenant!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null until it is paid.' })
  readonly receipt_number!: string | null;
}

export class BrandOrdersResponse {
  @ApiProperty({ type: [BrandOrder], description: 'Newest first.' })
  readonly orders!: readonly BrandOrder[];

  @ApiProperty(NEXT)
  readonly next!: string | null;
}

class BrandDispute {
  @ApiProperty(TENANT)
  readonly tenant!: string;

  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly order!: number;

  @ApiProperty()
  readonly provider_account!: string;

  @ApiProperty({ description: 'The provider’s id of it.' })
  readonly provider_dispute!: string;

  @ApiProperty({ enum: DISPUTE_STATUSES })
  readonly status!: DisputeStatus;

  @ApiProperty()
  readonly amount!: number;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;

  @ApiProperty()
  readonly credits_taken!: number;

  @ApiProperty({ description: 'The credits that the balance lacked.' })
  readonly credits_missing!: number;

  @ApiProperty({ format: 'date-time' })
  readonly opened_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly closed_at!: string | null;
}

export class BrandDisputesResponse {
  @ApiProperty({ type: [BrandDispute], description: 'Newest first, fifty at most.' })
  readonly disputes!: readonly BrandDispute[];

  @ApiProperty(NEXT)
  readonly next!: string | null;
}

class BrandProviderDifference extends ProviderDifference {
  @ApiProperty(TENANT)
  readonly tenant!: string;
}

export class BrandDifferencesResponse {
  @ApiProperty({ type: [BrandProviderDifference], description: 'Oldest first, 200 at most.' })
  readonly differences!: readonly BrandProviderDifference[];
}

class BrandRefundRequest extends RefundRequestResponse {
  @ApiProperty(TENANT)
  readonly tenant!: string;

  @ApiProperty({ description: 'Whether the caller’s word would count: another, confirmed and unrelated person’s.' })
  readonly may_approve!: boolean;
}

export class BrandRefundRequestsResponse {
  @ApiProperty({
    type: [BrandRefundRequest],
    description: 'Those that wait oldest first, else newest first; 200 at most.',
  })
  readonly requests!: readonly BrandRefundRequest[];
}

class BrandDayFigures extends BookSums {
  @ApiProperty(TENANT)
  readonly tenant!: string;

  @ApiProperty({ format: 'date', description: 'Of UTC.' })
  readonly day!: string;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;
}

export class BrandFiguresResponse {
  @ApiProperty({ type: [BrandDayFigures] })
  readonly days!: readonly BrandDayFigures[];
}

class BrandSettlementDay extends SettlementDay {
  @ApiProperty(TENANT)
  readonly tenant!: string;
}

class UntoldProviderAccount {
  @ApiProperty(TENANT)
  readonly tenant!: string;

  @ApiProperty()
  readonly provider_account!: string;
}

export class BrandSettlementResponse {
  @ApiProperty({ type: [BrandSettlementDay], description: 'Newest first, 100 at most.' })
  readonly days!: readonly BrandSettlementDay[];

  @ApiProperty({
    type: [UntoldProviderAccount],
    description: 'Accounts that tell nothing of their balance, or not with the keys we have; 200 at most.',
  })
  readonly untold!: readonly UntoldProviderAccount[];

  @ApiProperty(NEXT)
  readonly next!: string | null;
}

class BrandVatRow extends VatRow {
  @ApiProperty(TENANT)
  readonly tenant!: string;
}

export class BrandVatResponse {
  @ApiProperty({ type: [BrandVatRow], description: 'By tenant, 100 at most.' })
  readonly rows!: readonly BrandVatRow[];

  @ApiProperty(NEXT)
  readonly next!: string | null;
}

class BrandUnprovedOrderResponse extends UnprovedOrder {
  @ApiProperty(TENANT)
  readonly tenant!: string;
}

export class BrandVatProofsResponse {
  @ApiProperty({ type: [ProofByCountry], description: 'Paid orders of all brands by how well the country is proved.' })
  readonly countries!: readonly ProofByCountry[];

  @ApiProperty({
    type: [BrandUnprovedOrderResponse],
    description: 'Those that lack the two pieces, newest first, 50 at most.',
  })
  readonly orders!: readonly BrandUnprovedOrderResponse[];

  @ApiProperty(NEXT)
  readonly next!: string | null;
}
