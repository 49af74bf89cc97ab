import { ApiProperty } from '@nestjs/swagger';
import { type StaffMailChange, maskedAddress } from '../../../accounts';
import { DecidedForMember, WaitsForMember, decidedAnswer } from '../asked/asked-of-member.response';

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

export class StaffMailChangeResponse extends DecidedForMember {
  @ApiProperty({ description: 'The new address; masked once it is decided about.' })
  readonly email!: string;
}

export class StaffMailChangesResponse {
  @ApiProperty({ type: [StaffMailChangeResponse], description: 'Newest first, twenty at most.' })
  readonly changes!: readonly StaffMailChangeResponse[];
}

export class WaitingMailChangesResponse {
  @ApiProperty({ type: [WaitsForMember], description: 'Oldest first, 200 at most.' })
  readonly changes!: readonly WaitsForMember[];
}

/** The second person has to read the address. Once it is the member’s, a look at it is a look of its own. */
export const mailChangeAnswer = (change: StaffMailChange, mayApprove: boolean) => ({
  ...decidedAnswer(change, mayApprove),
  email: change.status === 'waiting' ? change.email : maskedAddress(change.email),
});
