import { ApiProperty } from '@nestjs/swagger';
import { LOOK_REASONS, type LookReason, MemberFile } from '../../../accounts';
import { ALL_COMPLAINT_KINDS, type ComplaintKind } from '../../../notifications';
import { COMPLAINT_STATES, type ComplaintState } from '../../../safety';

class OpenLookResponse {
  @ApiProperty({ enum: LOOK_REASONS })
  readonly reason!: LookReason['reason'];
  @ApiProperty({ type: String, nullable: true })
  readonly note!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The reference of a complaint.' })
  readonly complaint!: string | null;
  @ApiProperty({ format: 'date-time' })
  readonly until!: string;
}

export class FileDevice {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({ description: 'Browser and system.' })
  readonly device!: string;
  @ApiProperty({ format: 'date-time' })
  readonly since!: string;
  @ApiProperty({ format: 'date-time' })
  readonly seen_at!: string;
  @ApiProperty({ description: 'Gets pushes.' })
  readonly push!: boolean;
}

export class FilePhoto {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ enum: ['pending', 'approved', 'rejected'] })
  readonly status!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Why it was rejected.' })
  readonly reason!: string | null;
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
}

export class FileOrder {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly status!: string;
  @ApiProperty()
  readonly credits!: number;
  @ApiProperty({ description: 'In minor units.' })
  readonly amount!: number;
  @ApiProperty()
  readonly currency!: string;
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
  @ApiProperty({ type: String, nullable: true })
  readonly receipt_number!: string | null;
}

export class FileConsent {
  @ApiProperty()
  readonly kind!: string;
  @ApiProperty()
  readonly given!: boolean;
  @ApiProperty({ format: 'date' })
  readonly terms_date!: string;
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
}

export class FileExport {
  @ApiProperty({ enum: ['pending', 'ready'] })
  readonly status!: string;
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
}

/** A member's file as it is open to whoever asks. */
export class FileComplaint {
  @ApiProperty({ example: 'C-4F7K2M9QX0TD' })
  readonly reference!: string;

  @ApiProperty({ enum: ALL_COMPLAINT_KINDS })
  readonly kind!: ComplaintKind;

  @ApiProperty({ enum: COMPLAINT_STATES })
  readonly state!: ComplaintState;

  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
}

export class MemberFileResponse extends MemberFile {
  @ApiProperty({ type: OpenLookResponse, description: 'Why the file is open to the caller.' })
  readonly look!: OpenLookResponse;
  @ApiProperty({ type: [FileDevice], description: 'Signed in now, the last seen first, fifty at most.' })
  readonly devices!: readonly FileDevice[];
  @ApiProperty({ type: [FilePhoto], description: 'In the member’s order.' })
  readonly photos!: readonly FilePhoto[];
  @ApiProperty({ type: [FileOrder], description: 'Newest first, twenty at most.' })
  readonly orders!: readonly FileOrder[];
  @ApiProperty({ type: [FileConsent], description: 'Newest first, fifty at most.' })
  readonly consents!: readonly FileConsent[];
  @ApiProperty({ type: [FileExport], description: 'Newest first, twenty at most.' })
  readonly exports!: readonly FileExport[];

  @ApiProperty({
    type: [FileComplaint],
    description: 'From the member’s address of now. Newest first, twenty at most.',
  })
  readonly complaints!: readonly FileComplaint[];
}
