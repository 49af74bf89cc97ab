import { ApiProperty } from '@nestjs/swagger';
import { type BrandStanding } from './brand-standings';

class BrandStandingResponse implements BrandStanding {
  @ApiProperty({ example: 'everglow' })
  readonly tenant!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null before the first release.' })
  readonly published_at!: Date | null;
  @ApiProperty({ description: 'Hosts that visitors reach.' })
  readonly hosts_live!: number;
  @ApiProperty({ description: 'Hosts that are on their way, or that were suspended.' })
  readonly hosts_open!: number;
  @ApiProperty({ description: 'Accounts of the latest days that still exist, confirmed or not.' })
  readonly sign_ups!: number;
  @ApiProperty()
  readonly complaints!: number;
  @ApiProperty()
  readonly reports!: number;
  @ApiProperty()
  readonly mails_sent!: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Addresses that called a mail unwanted, by a thousand mails; null where none was sent.',
  })
  readonly complained_per_mille!: number | null;
}

export class BrandStandingsResponse {
  @ApiProperty({ description: 'The latest days that are counted.' })
  readonly days!: number;
  @ApiProperty({ type: [BrandStandingResponse], description: 'By slug.' })
  readonly brands!: readonly BrandStandingResponse[];
}
