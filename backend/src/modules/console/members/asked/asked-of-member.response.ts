import { ApiProperty } from '@nestjs/swagger';
import { ASKED_STATUSES, type AskedOfMember, type AskedStatus, type WaitingForMember } from '../../../accounts';
import { approvalsMissing } from '../../../tenants';

/** Something for a member that staff asked for, and that a second person agrees to. */
class AskedForMember {
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

/** With what became of it. */
export class DecidedForMember extends AskedForMember {
  @ApiProperty({ enum: ASKED_STATUSES, description: '`waiting` for a second person.' })
  readonly status!: AskedStatus;

  @ApiProperty({ type: String, nullable: true })
  readonly decided_by!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly decided_at!: string | null;
}

/** With whom it is for, where several brands are listed. */
export class WaitsForMember extends AskedForMember {
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;

  @ApiProperty()
  readonly member!: number;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
}

type Fields<T> = Pick<T, keyof T>;

const askedAnswer = (asked: AskedOfMember, mayApprove: boolean): Fields<AskedForMember> => ({
  ...{ id: asked.id, reason: asked.reason, approvals_missing: approvalsMissing(asked), asked_by: asked.askedBy },
  ...{ asked_at: asked.askedAt.toISOString(), expires_at: asked.expiresAt.toISOString(), may_approve: mayApprove },
});

export const decidedAnswer = (asked: AskedOfMember, mayApprove: boolean): Fields<DecidedForMember> => ({
  ...{ ...askedAnswer(asked, mayApprove), status: asked.status, decided_by: asked.decidedBy },
  decided_at: asked.decidedAt?.toISOString() ?? null,
});

export const waitingAnswer = (row: WaitingForMember, tenant: string, mayApprove: boolean): Fields<WaitsForMember> => ({
  ...{ ...askedAnswer(row, mayApprove), tenant, member: row.account, name: row.name, fictional: row.fictional },
});
