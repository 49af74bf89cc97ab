import { ApiProperty } from '@nestjs/swagger';
import { DISPUTE_STATUSES, type DisputeStatus } from '../disputes/dispute-list';

export class StaffOrder {
  @ApiProperty()
  readonly id!: number;

  @ApiProperty({ description: 'The account. Once it is erased, a number that is nobody’s.' })
  readonly member!: number;

  @ApiProperty()
  readonly status!: string;

  @ApiProperty()
  readonly package!: string;

  @ApiProperty()
  readonly credits!: number;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;

  @ApiProperty()
  readonly list_amount!: number;

  @ApiProperty()
  readonly discount_amount!: number;

  @ApiProperty({ description: 'The price, VAT included.' })
  readonly amount!: number;

  @ApiProperty()
  readonly vat_amount!: number;

  @ApiProperty({ description: 'ISO 3166-1.' })
  readonly country!: string;

  @ApiProperty({
    description: 'The sum of the sale that went back or is on its way. A second payment that went back is none of it.',
  })
  readonly refunded!: number;

  @ApiProperty({ description: 'The sum that banks took back and did not return.' })
  readonly disputed!: number;

  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly paid_at!: string | null;
}

export class StaffOrdersResponse {
  @ApiProperty({ type: [StaffOrder], description: 'Newest first, fifty at most.' })
  readonly orders!: readonly StaffOrder[];

  @ApiProperty({ type: String, nullable: true, description: 'Give it as `after` for the page behind this one.' })
  readonly next!: string | null;
}

class StaffAttempt {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly provider_account!: string;

  @ApiProperty()
  readonly method!: string;

  @ApiProperty()
  readonly status!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The provider’s id of the payment.' })
  readonly payment!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'In the provider’s words.' })
  readonly provider_status!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly failure!: string | null;

  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the provider is asked next.' })
  readonly next_check_at!: string | null;
}

class StaffPaymentEvent {
  @ApiProperty()
  readonly kind!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly attempt!: string | null;

  @ApiProperty({ format: 'date-time' })
  readonly received_at!: string;
}

class StaffMoneyRefund {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly reason!: string;

  @ApiProperty()
  readonly status!: string;

  @ApiProperty()
  readonly amount!: number;

  @ApiProperty({ description: 'The credits that left the member’s balance with it.' })
  readonly credits!: number;

  @ApiProperty({ type: String, nullable: true })
  readonly provider_refund!: string | null;

  @ApiProperty({ description: 'The part of a failed one that was not sent again, and not paid back otherwise.' })
  readonly owed!: number;

  @ApiProperty({ type: String, nullable: true, description: 'The code with which the provider last refused it.' })
  readonly provider_code!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The provider’s text, without what may name a person.' })
  readonly provider_text!: string | null;

  @ApiProperty({ description: 'Whether somebody pays it back by hand, of an account at a bank.' })
  readonly waits_for_bank!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The person of the staff; null where the member or the software did.',
  })
  readonly asked_by!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly note!: string | null;

  @ApiProperty({ format: 'date-time' })
  readonly asked_at!: string;

  @ApiProperty({ format: 'date-time', description: 'Until then the law wants it paid.' })
  readonly due_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly done_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly failed_at!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The name that the bank gives the transfer which has paid it; null where the provider pays.',
  })
  readonly transfer_reference!: string | null;

  @ApiProperty({ description: 'Whether such a transfer waits for a second person.' })
  readonly transfer_waits!: boolean;

  @ApiProperty({
    description:
      'Whether staff may decide not to pay one that failed: not where the payer got no credits for the money.',
  })
  readonly may_waive!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When staff decided that its rest is not paid.',
  })
  readonly waived_at!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly waived_by!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly waiver_reason!: string | null;
}

export class StaffDispute {
  @ApiProperty({ description: 'The provider’s id of it.' })
  readonly provider_dispute!: string;

  @ApiProperty({ enum: DISPUTE_STATUSES })
  readonly status!: DisputeStatus;

  @ApiProperty()
  readonly amount!: number;

  @ApiProperty()
  readonly credits_taken!: number;

  @ApiProperty({ description: 'The credits that the balance lacked.' })
  readonly credits_missing!: number;

  @ApiProperty({ format: 'date-time' })
  readonly opened_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly closed_at!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until then the provider takes evidence; null where it names no day.',
  })
  readonly evidence_due_at!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When staff answered, or said why not.',
  })
  readonly responded_at!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null where it was on the provider’s pages.' })
  readonly responded_by!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly response_note!: string | null;

  @ApiProperty({ description: 'Whether it is open, and staff have not answered.' })
  readonly waits!: boolean;
}

class StaffTransfer {
  @ApiProperty()
  readonly key!: string;

  @ApiProperty()
  readonly debit!: string;

  @ApiProperty()
  readonly credit!: string;

  @ApiProperty()
  readonly amount!: number;

  @ApiProperty()
  readonly currency!: string;

  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;
}

class EvidenceOfCountry {
  @ApiProperty({ required: false })
  readonly account?: string;

  @ApiProperty({ required: false })
  readonly address?: string;

  @ApiProperty({ required: false })
  readonly payment?: string;
}

export class StaffOrderResponse extends StaffOrder {
  @ApiProperty({ description: 'In basis points.' })
  readonly vat_rate!: number;

  @ApiProperty({ type: EvidenceOfCountry, description: 'The payer’s country, by each piece of evidence.' })
  readonly evidence!: EvidenceOfCountry;

  @ApiProperty({ type: String, nullable: true, description: 'Null until it is paid.' })
  readonly receipt_number!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly discount_code!: string | null;

  @ApiProperty({ description: 'The language in which it was ordered, and of its receipt.' })
  readonly language!: string;

  @ApiProperty({ format: 'date-time', description: 'Until then its price held.' })
  readonly expires_at!: string;

  @ApiProperty({ type: [StaffAttempt] })
  readonly attempts!: readonly StaffAttempt[];

  @ApiProperty({ type: [StaffPaymentEvent] })
  readonly events!: readonly StaffPaymentEvent[];

  @ApiProperty({ type: [StaffMoneyRefund] })
  readonly refunds!: readonly StaffMoneyRefund[];

  @ApiProperty({ type: [StaffDispute] })
  readonly disputes!: readonly StaffDispute[];

  @ApiProperty({ type: [StaffTransfer] })
  readonly transfers!: readonly StaffTransfer[];
}
