import { ApiProperty } from '@nestjs/swagger';
import { MemberCard } from '../../discovery';

const HAPPENINGS = ['like', 'match', 'visit', 'reply'] as const;
export type Happening = (typeof HAPPENINGS)[number];

export class HistoryEntry {
  @ApiProperty({ type: MemberCard })
  readonly profile!: MemberCard;
  @ApiProperty({
    enum: HAPPENINGS,
    isArray: true,
    description:
      'Everything of that person and day, the latest first. With somebody fictional there is a like at the most; a reply is an unread message.',
  })
  readonly happened!: readonly Happening[];
  @ApiProperty({ format: 'date-time', description: 'The latest of it.' })
  readonly at!: string;
  @ApiProperty({ description: 'Later than the member last looked at their history.' })
  readonly entry_new!: boolean;
  @ApiProperty({ type: Number, nullable: true, description: 'The conversation of a reply; null without one.' })
  readonly conversation!: number | null;
}
