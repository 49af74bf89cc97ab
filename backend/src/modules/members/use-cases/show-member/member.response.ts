import { ApiProperty } from '@nestjs/swagger';
import { FACT_FIELDS, type FactField, NOTE_FIELDS, type NoteField } from '../../../../../../contract/profile/fields';
import { PhotoImage } from '../../photos/photo.response';
import { RegionResponse } from '../../places/region.response';
import { PromptResponse } from '../../prompts/prompt.response';
import { LikedThing } from '../../things/liked-thing';

class MemberFact {
  @ApiProperty({ enum: FACT_FIELDS })
  readonly field!: FactField;
  @ApiProperty({ type: [String], example: ['brown'], description: 'Of interests their keys in interests.php.' })
  readonly words!: readonly string[];
  @ApiProperty({
    type: [String],
    description: 'Those of the words that the viewer’s own profile has as well; none of somebody invented.',
  })
  readonly shared!: readonly string[];
}

class MemberNote {
  @ApiProperty({ enum: NOTE_FIELDS })
  readonly field!: NoteField;
  @ApiProperty({ description: 'Plain text.' })
  readonly text!: string;
}

class NamedThing {
  @ApiProperty({ type: Number, nullable: true, description: 'The id of a photo.' })
  readonly photo!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'The code of a question.' })
  readonly prompt!: string | null;
}

/** Somebody’s profile as the brand shows it to members. */
export class MemberResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'Years, today.' })
  readonly age!: number;
  @ApiProperty({ enum: ['active'] })
  readonly status!: 'active';
  @ApiProperty({ description: 'Somebody invented; whoever shows the profile says so as a text.' })
  readonly fictional!: boolean;
  @ApiProperty({
    description: 'Whether the viewer may like them: nobody invisible, whose profile only their chat partners open.',
  })
  readonly likeable!: boolean;
  @ApiProperty({ description: 'Whether they were here within the last seven minutes: nobody invented ever is.' })
  readonly online!: boolean;
  @ApiProperty({ description: 'Joined in the last 14 days.' })
  readonly is_new!: boolean;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Since when staff have confirmed that they are the person in their photos. Null of somebody invented.',
  })
  readonly verified_at!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'ISO 3166-1 alpha-2.' })
  readonly country!: string | null;
  @ApiProperty({ type: RegionResponse, nullable: true })
  readonly countryregion!: RegionResponse | null;
  @ApiProperty({ type: String, nullable: true })
  readonly city!: string | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Kilometres at the most between the two towns, in steps; null where one is not known, and above 500.',
  })
  readonly distance_km!: number | null;

  @ApiProperty({ type: PhotoImage, nullable: true })
  readonly main_image!: PhotoImage | null;
  @ApiProperty({
    type: [String],
    description: 'The names of the interests that the viewer has as well, where the brand shows interests.',
  })
  readonly shared_interests!: readonly string[];
  @ApiProperty({
    type: LikedThing,
    nullable: true,
    description: 'What of the viewer’s profile they like; null of all of it.',
  })
  readonly likes!: LikedThing | null;
  @ApiProperty({
    type: NamedThing,
    nullable: true,
    description: 'What of theirs the viewer likes; null of all or nothing.',
  })
  readonly liked!: NamedThing | null;
  @ApiProperty({ type: [PromptResponse], description: 'Those that the brand asks, in the member’s order.' })
  readonly prompts!: readonly PromptResponse[];
  @ApiProperty({ type: [MemberFact], description: 'Those that are given, in the brand’s order.' })
  readonly facts!: readonly MemberFact[];
  @ApiProperty({ type: [MemberNote], description: 'Those that are written, in the brand’s order.' })
  readonly notes!: readonly MemberNote[];
}
