import { ApiProperty } from '@nestjs/swagger';
import { FACTS } from '../facts/facts';
import { RegionResponse } from '../places/region.response';
import { FACT_FIELDS, NOTE_FIELDS, SEEKING } from './profile-fields';

const MISSABLE = ['photo', 'city', ...FACT_FIELDS, ...NOTE_FIELDS] as const;
export type Missable = (typeof MISSABLE)[number];

/** A word of a closed list, or null where the member says nothing. */
const Word =
  (words: readonly string[]): PropertyDecorator =>
  (target, name) => {
    ApiProperty({ type: String, enum: words, nullable: true })(target, name);
  };

class Completeness {
  @ApiProperty({ description: 'Of what the brand shows, with photo and city. 100 where nothing is missing.' })
  readonly percent!: number;
  @ApiProperty({ enum: MISSABLE, isArray: true, description: 'What has most effect first.' })
  readonly missing!: readonly Missable[];
}

/** A member's own profile, also what the brand does not show. */
export class OwnProfileResponse {
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

  @Word(FACTS.gender)
  readonly gender!: string | null;
  @Word(SEEKING)
  readonly seeking!: string | null;
  @Word(FACTS.sexuality)
  readonly sexuality!: string | null;
  @Word(FACTS.relationship_status)
  readonly relationship_status!: string | null;
  @Word(FACTS.body_type)
  readonly body_type!: string | null;
  @Word(FACTS.hair_color)
  readonly hair_color!: string | null;
  @Word(FACTS.eye_color)
  readonly eye_color!: string | null;
  @ApiProperty({ type: [Number], description: 'Ids as in interests.php.' })
  readonly interests!: readonly number[];

  @ApiProperty({ type: String, nullable: true, description: 'Plain text.' })
  readonly about_me!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Plain text.' })
  readonly looking_for!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'ISO 3166-1 alpha-2.' })
  readonly country!: string | null;
  @ApiProperty({ type: RegionResponse, nullable: true })
  readonly countryregion!: RegionResponse | null;
  @ApiProperty({ type: String, nullable: true })
  readonly city!: string | null;

  @ApiProperty({ type: Completeness })
  readonly completeness!: Completeness;
}
