import { ApiProperty } from '@nestjs/swagger';
import {
  STAFF_MAIL_CHANGE_STATUSES,
  type StaffMailChange,
  type StaffMailChangeStatus,
  missingApprovals,
} from '../../../accounts';

export class MailChangePreviewResponse {
  @ApiProperty({ example: 'n•••@everglow.example', description: 'The address now, masked.' })
  readonly from!: string;

  @ApiProperty()
  readonly to!: string;

  @ApiProperty({ description: 'The old address gets a mail by which it can undo the change for seven days.' })
  readonly old_is_told!: boolean;

  @ApiProperty({ description: 'The account was never confirmed: the new address gets the activation mail.' })
  readonly sends_activation!: boolean;

  @ApiProperty({ description: 'Devices that are signed out.' })
  readonly sessions!: number;
}

class AskedMailChange {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly reason!: string;

  @ApiProperty({ description: 'The number of people who still have to agree.' })
  readonly approvals_missing!: number;

  @ApiProperty()
  readonly asked_by!: string;

  @ApiProperty({ format: 'date-time' })
  readonly asked_at!: string;

  @ApiProperty({ format: 'date-time', description: 'Until then somebody can agree.' })
  readonly expires_at!: string;

  @ApiProperty({ description: 'Whether the caller’s word would count: another, confirmed and unrelated person’s.' })
  readonly may_approve!: boolean;
}

export class StaffMailChangeResponse extends AskedMailChange {
  @ApiProperty({ description: 'The new address.' })
  readonly email!: string;

  @ApiProperty({ enum: STAFF_MAIL_CHANGE_STATUSES, description: '`waiting` for a second person.' })
  readonly status!: StaffMailChangeStatus;

  @ApiProperty({ type: String, nullable: true })
  readonly decided_by!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly decided_at!: string | null;
}

export class StaffMailChangesResponse {
  @ApiProperty({ type: [StaffMailChangeResponse], description: 'Newest first, twenty at most.' })
  readonly changes!: readonly StaffMailChangeResponse[];
}

/** Without addresses: they are in the member’s file. */
export class WaitingMailChangeResponse extends AskedMailChange {
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;

  @ApiProperty()
  readonly member!: number;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
}

export class WaitingMailChangesResponse {
  @ApiProperty({ type: [WaitingMailChangeResponse], description: 'Oldest first, 200 at most.' })
  readonly changes!: readonly WaitingMailChangeResponse[];
}

type Fields<T> = Pick<T, keyof T>;

export const askedAnswer = (change: StaffMailChange, mayApprove: boolean): Fields<AskedMailChange> => ({
  ...{ id: change.id, reason: change.reason, approvals_missing: missingApprovals(change), asked_by: change.askedBy },
  ...{ asked_at: change.askedAt.toISOString(), expires_at: change.expiresAt.toISOString() },
  may_approve: change.status === 'waiting' && mayApprove,
});

export const mailChangeAnswer = (change: StaffMailChange, mayApprove: boolean): Fields<StaffMailChangeResponse> => ({
  ...askedAnswer(change, mayApprove),
  ...{ email: change.email, status: change.status },
  ...{ decided_by: change.decidedBy, decided_at: change.decidedAt?.toISOString() ?? null },
});
