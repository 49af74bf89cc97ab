import { ApiProperty } from '@nestjs/swagger';
import { PhotoImage, RegionResponse } from '../../members';

export class MemberCard {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ description: 'Visitors get the first name.' })
  readonly name!: string;
  @ApiProperty({ description: 'Years, today.' })
  readonly age!: number;
  @ApiProperty({ type: String, nullable: true, description: 'ISO 3166-1 alpha-2.' })
  readonly country!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null for visitors.' })
  readonly city!: string | null;
  @ApiProperty({ type: RegionResponse, nullable: true })
  readonly countryregion!: RegionResponse | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'Kilometres at the most: 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 400 or 500, from where the search is about or else from the member’s place. Null where it is not known or more.',
  })
  readonly distance_km!: number | null;
  @ApiProperty({ description: 'Somebody invented; whoever shows the card says so as a text.' })
  readonly fictional!: boolean;
  @ApiProperty({ description: 'Never for visitors, and never somebody invented.' })
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
  @ApiProperty({
    type: PhotoImage,
    nullable: true,
    description: 'Null without a photo. Visitors get a member’s blurred.',
  })
  readonly main_image!: PhotoImage | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The first answer to a question that the brand asks, else the beginning of the member’s own texts, in one line, 100 characters at the most. Null without any, and for visitors.',
  })
  readonly words!: string | null;
  @ApiProperty({
    type: [String],
    description:
      'The names of the interests that the viewer has as well, where the brand shows interests. Empty for visitors, in lists of chats, and of somebody invented.',
  })
  readonly shared_interests!: readonly string[];
}
