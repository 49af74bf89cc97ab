import { ApiProperty } from '@nestjs/swagger';
import {
  type ChangedPerson,
  type FictionalProfile,
  type FictionalProfileList,
  type NamedPerson,
  PERSON_PARTS,
  type PeoplePlan,
  type PersonPart,
} from '../../members';

class FictionalProfileResponse implements FictionalProfile {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ type: String, nullable: true })
  readonly gender!: string | null;
  @ApiProperty()
  readonly age!: number;
  @ApiProperty({ type: String, nullable: true, example: 'NL' })
  readonly country!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly city!: string | null;
  @ApiProperty({ type: Boolean })
  readonly fictional!: true;
  @ApiProperty({ description: 'Whether members and visitors see the profile.' })
  readonly is_shown!: boolean;
  @ApiProperty({ description: 'Whether a file of people names it; the others are the demo’s.' })
  readonly is_filed!: boolean;
  @ApiProperty()
  readonly has_photo!: boolean;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly changed_at!: Date;
}

export class FictionalProfilesResponse implements FictionalProfileList {
  @ApiProperty({ description: 'How many of all are shown.' })
  readonly shown!: number;
  @ApiProperty()
  readonly hidden!: number;
  @ApiProperty({ type: [FictionalProfileResponse], description: 'By their number.' })
  readonly people!: readonly FictionalProfileResponse[];
  @ApiProperty({ type: Number, nullable: true, description: 'Send it as `after` for the next page.' })
  readonly next!: number | null;
}

export class PeopleFilesResponse {
  @ApiProperty({ description: 'The people who are shown, as a people.yaml.' })
  readonly placed!: string;
  @ApiProperty({
    ...{ type: String, nullable: true },
    description: 'The people.yaml that this installation keeps for the brand; null where it keeps none.',
  })
  readonly kept!: string | null;
}

class PlannedPersonResponse implements NamedPerson {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ type: Boolean })
  readonly fictional!: true;
}

class ChangedPersonResponse extends PlannedPersonResponse implements ChangedPerson {
  @ApiProperty({ enum: PERSON_PARTS, isArray: true, description: '`more` are facts that a file does not tell.' })
  readonly parts!: readonly PersonPart[];
}

export class PeoplePlanResponse implements PeoplePlan {
  @ApiProperty({ description: 'How the profiles stand. Whoever places them says by it what they have seen.' })
  readonly state!: string;
  @ApiProperty({ type: [PlannedPersonResponse] })
  readonly added!: readonly PlannedPersonResponse[];
  @ApiProperty({ type: [PlannedPersonResponse], description: 'Hidden before, and shown again.' })
  readonly returned!: readonly PlannedPersonResponse[];
  @ApiProperty({ type: [ChangedPersonResponse] })
  readonly changed!: readonly ChangedPersonResponse[];
  @ApiProperty({ type: [PlannedPersonResponse], description: 'Shown before, and hidden.' })
  readonly removed!: readonly PlannedPersonResponse[];
  @ApiProperty({ description: 'How many stay as they are.' })
  readonly same!: number;
}
