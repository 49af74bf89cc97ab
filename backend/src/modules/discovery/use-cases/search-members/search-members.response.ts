import { ApiProperty } from '@nestjs/swagger';
import { type Gender, wordsOf } from '../../../../../../contract/profile/fields';
import { MemberCard } from '../../cards/member-card.response';

export class SearchTotal {
  @ApiProperty()
  readonly count!: number;
  @ApiProperty({ description: 'Whether there may be more than were counted.' })
  readonly more!: boolean;
}

export class SearchMembersResponse {
  @ApiProperty({ type: [MemberCard] })
  readonly members!: readonly MemberCard[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Asks for the next page; null at the end. A page may be short, or empty, and still have a next one.',
  })
  readonly next!: string | null;
  @ApiProperty({ type: SearchTotal, nullable: true, description: 'On the first page.' })
  readonly total!: SearchTotal | null;
  @ApiProperty({
    type: [MemberCard],
    nullable: true,
    description:
      'On a first page with fewer than 8: up to 8 others, the nearest first, of the genders asked for and otherwise whatever the filters.',
  })
  readonly similar!: readonly MemberCard[] | null;
  @ApiProperty({
    enum: wordsOf('gender'),
    isArray: true,
    description: 'The genders that were searched for: those asked for, or else those that the member seeks.',
  })
  readonly genders!: readonly Gender[];
}
