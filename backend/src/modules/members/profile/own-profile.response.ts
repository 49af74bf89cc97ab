import { ApiProperty } from '@nestjs/swagger';
import { FACT_FIELDS, NOTE_FIELDS } from '../../../../../contract/profile/fields';
import { RegionResponse } from '../places/region.response';
import { OwnPromptResponse } from '../prompts/prompt.response';
import { ownFields } from './own-fields';

const MISSABLE = ['photo', 'prompts', 'city', ...FACT_FIELDS, ...NOTE_FIELDS] as const;
export type Missable = (typeof MISSABLE)[number];

class Completeness {
  @ApiProperty({
    description:
      '30 for having signed up, then by photo, own words, town and five facts; 100 also where nothing is missing.',
  })
  readonly percent!: number;
  @ApiProperty({ enum: MISSABLE, isArray: true, description: 'What has most effect first.' })
  readonly missing!: readonly Missable[];
}

/** A member's own profile, also what the brand does not show. */
export class OwnProfileResponse extends ownFields() {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ format: 'date', description: 'As given at sign-up: members cannot change it.' })
  readonly date_of_birth!: string;
  @ApiProperty({ description: 'Years, today.' })
  readonly age!: number;
  @ApiProperty({ enum: ['active', 'disabled'], description: 'Others see it once the address is confirmed.' })
  readonly status!: 'active' | 'disabled';
  @ApiProperty({ description: 'Somebody invented: never, on a member’s own profile.' })
  readonly fictional!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'ISO 3166-1 alpha-2.' })
  readonly country!: string | null;
  @ApiProperty({ type: RegionResponse, nullable: true })
  readonly countryregion!: RegionResponse | null;
  @ApiProperty({ type: String, nullable: true })
  readonly city!: string | null;

  @ApiProperty({ type: [OwnPromptResponse], description: 'In the order of the profile.' })
  readonly prompts!: readonly OwnPromptResponse[];

  @ApiProperty({ type: Completeness })
  readonly completeness!: Completeness;
}
