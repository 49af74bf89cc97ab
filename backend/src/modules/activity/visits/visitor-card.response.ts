import { ApiProperty } from '@nestjs/swagger';
import { MemberCard } from '../../discovery';

export class VisitorCard extends MemberCard {
  @ApiProperty({
    format: 'date-time',
    description: 'The latest visit. Opening the profile again within an hour is the same visit.',
  })
  readonly visited_at!: string;
  @ApiProperty({ description: 'Days with a visit, today and the 29 before at the most.' })
  readonly days!: number;
  @ApiProperty({ description: 'Later than the member last looked at their visitors.' })
  readonly visit_new!: boolean;
}
