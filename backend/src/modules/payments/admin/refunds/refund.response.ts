import { ApiProperty } from '@nestjs/swagger';
import { approvalsMissing } from '../../../tenants';
import { REFUND_REQUEST_STATUSES, type RefundRequestStatus } from '../../tables';
import { type RefundPreview } from './refund-admin-service';
import { type RefundRequestRow } from './refund-request';
import { type TransferPreview } from './refund-transfer-admin';
import { REFUND_BOUNDS, type RefundBound } from './second-person';

class RefundLeftAlone {
  @ApiProperty({ description: 'The sum that the caller can pay back of the order now without a second person.' })
  readonly amount!: number;

  @ApiProperty({
    enum: REFUND_BOUNDS,
    description: 'The bound that leaves least: of one order, or of 24 hours to one member, or by one person.',
  })
  readonly bound!: RefundBound;

  @ApiProperty({ description: 'The sum of that bound; 0 where every refund takes a second person.' })
  readonly limit!: number;
}

export class RefundPreviewResponse {
  @ApiProperty()
  readonly amount!: number;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;

  @ApiProperty({ description: 'The VAT in it.' })
  readonly vat_amount!: number;

  @ApiProperty({ description: 'The credits that would leave the member’s balance.' })
  readonly credits!: number;

  @ApiProperty({ description: 'The highest sum that can be paid back.' })
  readonly left!: number;

  @ApiProperty({ description: 'Credits of this order that the member still has.' })
  readonly unused!: number;

  @ApiProperty({ description: 'The status of the order afterwards.' })
  readonly status_after!: string;

  @ApiProperty()
  readonly needs_second_person!: boolean;

  @ApiProperty()
  readonly left_alone!: RefundLeftAlone;
}

export const previewAnswer = (preview: RefundPreview): RefundPreviewResponse => {
  const { amount, currency, vat, credits, left, unused, statusAfter, needsSecondPerson, leftAlone } = preview;
  return {
    ...{ amount, currency, vat_amount: vat, credits, left, unused },
    ...{ status_after: statusAfter, needs_second_person: needsSecondPerson },
    left_alone: leftAlone,
  };
};

export class RefundTransferPreviewResponse {
  @ApiProperty({ description: 'The sum that is still owed, all of which a transfer pays.' })
  readonly amount!: number;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;

  @ApiProperty({ description: 'The credits that would leave the member’s balance.' })
  readonly credits!: number;

  @ApiProperty()
  readonly needs_second_person!: boolean;

  @ApiProperty()
  readonly left_alone!: RefundLeftAlone;
}

export const transferPreviewAnswer = (preview: TransferPreview): RefundTransferPreviewResponse => {
  const { amount, currency, credits, needsSecondPerson, leftAlone } = preview;
  return { amount, currency, credits, needs_second_person: needsSecondPerson, left_alone: leftAlone };
};

export class RefundRequestResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly order!: number;

  @ApiProperty()
  readonly amount!: number;

  @ApiProperty({ description: 'ISO 4217.' })
  readonly currency!: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Null: the share of what is unused once it is paid.' })
  readonly credits!: number | null;

  @ApiProperty()
  readonly reason!: string;

  @ApiProperty({ enum: REFUND_REQUEST_STATUSES, description: '`waiting` for a second person.' })
  readonly status!: RefundRequestStatus;

  @ApiProperty({ description: 'The number of people who still have to agree.' })
  readonly approvals_missing!: number;

  @ApiProperty()
  readonly asked_by!: string;

  @ApiProperty({ format: 'date-time' })
  readonly asked_at!: string;

  @ApiProperty({ type: String, nullable: true })
  readonly decided_by!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly decided_at!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The refund that came of it.' })
  readonly refund!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The name that the bank gives the transfer which has paid a refund that failed; null where the provider pays.',
  })
  readonly transfer_reference!: string | null;
}

export const requestAnswer = (request: RefundRequestRow): Pick<RefundRequestResponse, keyof RefundRequestResponse> => {
  const { id, order, amount, currency, credits, reason, status, askedBy, askedAt, decidedBy, decidedAt, refund } =
    request;
  return {
    ...{ id, order, amount, currency, credits, reason, status, asked_by: askedBy, asked_at: askedAt.toISOString() },
    approvals_missing: approvalsMissing(request),
    ...{ decided_by: decidedBy, decided_at: decidedAt?.toISOString() ?? null, refund },
    transfer_reference: request.transferReference,
  };
};

export class RefundRequestsResponse {
  @ApiProperty({ type: [RefundRequestResponse], description: 'Oldest first, 200 at most.' })
  readonly requests!: readonly RefundRequestResponse[];
}

export class RetriedRefundResponse {
  @ApiProperty({ format: 'uuid', description: 'The refund that is on its way now.' })
  readonly refund!: string;
}
