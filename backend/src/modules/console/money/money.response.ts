import { ApiProperty } from '@nestjs/swagger';
import {
  BookSums,
  DUE_REFUND_CAUSES,
  type DueRefundAct,
  type DueRefundCause,
  ProviderDifference,
  RefundRequestResponse,
  SettlementDay,
  StaffDispute,
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

class BrandDispute extends StaffDispute {
  @ApiProperty(TENANT)
  readonly tenant!: string;

  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly order!: number;

  @ApiProperty()
  readonly provider_account!: string;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;
}

export class BrandDisputesResponse {
  @ApiProperty({ type: [BrandDispute], description: 'Newest first, fifty at most.' })
  readonly disputes!: readonly BrandDispute[];

  @ApiProperty(NEXT)
  readonly next!: string | null;
}

class BrandDueRefund {
  @ApiProperty(TENANT)
  readonly tenant!: string;

  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly order!: number;

  @ApiProperty()
  readonly provider_account!: string;

  @ApiProperty()
  readonly amount!: number;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;

  @ApiProperty({ description: 'The part of the amount that is not paid: less where the rest was paid back otherwise.' })
  readonly owed!: number;

  @ApiProperty({ enum: ['asked', 'sent', 'failed'] })
  readonly status!: 'asked' | 'sent' | 'failed';

  @ApiProperty({ enum: Object.keys(DUE_REFUND_CAUSES), description: 'Why it is not paid.' })
  readonly cause!: DueRefundCause;

  @ApiProperty({ type: String, nullable: true, description: 'The code with which the provider last refused it.' })
  readonly provider_code!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The provider’s text, without what may name a person.' })
  readonly provider_text!: string | null;

  @ApiProperty({ enum: [...new Set(Object.values(DUE_REFUND_CAUSES))], description: 'What staff do next about it.' })
  readonly next_act!: DueRefundAct;

  @ApiProperty({
    description: 'Whether staff may decide not to pay it: not where the payer got no credits for the money.',
  })
  readonly may_waive!: boolean;

  @ApiProperty({ format: 'date-time' })
  readonly asked_at!: string;

  @ApiProperty({ format: 'date-time', description: 'Until then the law wants it paid.' })
  readonly due_at!: string;
}

export class BrandDueRefundsResponse {
  @ApiProperty({ type: [BrandDueRefund], description: 'Sorted by the due day, fifty at most.' })
  readonly refunds!: readonly BrandDueRefund[];

  @ApiProperty(NEXT)
  readonly next!: string | null;
}

class BrandProviderDifference extends ProviderDifference {
  @ApiProperty(TENANT)
  readonly tenant!: string;
}

export class BrandDifferencesResponse {
  @ApiProperty({ type: [BrandProviderDifference], description: 'Oldest first, fifty at most.' })
  readonly differences!: readonly BrandProviderDifference[];

  @ApiProperty(NEXT)
  readonly next!: string | null;
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

  @ApiProperty({ format: 'date', description: 'By the clock of the company.' })
  readonly day!: string;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;
}

class BrandOwedByMembers {
  @ApiProperty(TENANT)
  readonly tenant!: string;

  @ApiProperty({ description: 'ISO 4217. The sum is in its minor units.' })
  readonly currency!: string;

  @ApiProperty()
  readonly amount!: number;
}

export class BrandFiguresResponse {
  @ApiProperty({ type: [BrandDayFigures] })
  readonly days!: readonly BrandDayFigures[];

  @ApiProperty({
    type: [BrandOwedByMembers],
    description:
      'The sums that members owe at the end of the last day: their banks took back what they had used the credits of.',
  })
  readonly owed!: readonly BrandOwedByMembers[];

  @ApiProperty({
    type: [String],
    description: 'The time zones of the companies, by which the days of each brand are counted.',
  })
  readonly time_zones!: readonly string[];
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

  @ApiProperty({
    type: [String],
    description: 'The time zones of the companies, by which the days of each brand are counted.',
  })
  readonly time_zones!: readonly string[];

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
