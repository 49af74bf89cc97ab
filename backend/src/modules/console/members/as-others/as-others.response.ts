import { ApiProperty } from '@nestjs/swagger';
import { MemberResponse } from '../../../members';

class PhotoAsOthers {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ description: 'Whether members without premium see it in clear.' })
  readonly clear_for_all!: boolean;
}

class OfferedPackageAsSeen {
  @ApiProperty()
  readonly id!: string;
  @ApiProperty()
  readonly credits!: number;
  @ApiProperty({ description: 'In minor units, without discounts, VAT included.' })
  readonly amount!: number;
  @ApiProperty()
  readonly currency!: string;
}

class AppAsSeen {
  @ApiProperty({ description: 'The live revision of the settings.' })
  readonly revision!: number;
  @ApiProperty()
  readonly language!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Whose prices are shown; null until the member has said it.',
  })
  readonly country!: string | null;
  @ApiProperty({ description: 'Has bought credits.' })
  readonly paid_user!: boolean;
  @ApiProperty({ description: 'What a message costs.' })
  readonly message_credits!: number;
  @ApiProperty()
  readonly photo_credits!: number;
  @ApiProperty()
  readonly gift_credits!: number;
  @ApiProperty({ description: 'Characters of a message.' })
  readonly message_length!: number;
  @ApiProperty({ description: 'Photos that the member may have.' })
  readonly most_photos!: number;
  @ApiProperty({ type: [OfferedPackageAsSeen] })
  readonly packages!: readonly OfferedPackageAsSeen[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'boolean' },
    description: 'What the brand switches on and off.',
  })
  readonly flags!: Readonly<Record<string, boolean>>;
}

/** The profile as others see it, and the limits that the member's own app gets. Messages are never part of it. */
export class AsOthersResponse {
  @ApiProperty({ type: MemberResponse, nullable: true, description: 'Null while nobody else can open the profile.' })
  readonly profile!: MemberResponse | null;
  @ApiProperty({ description: 'Hides from everybody but the people that the member writes with.' })
  readonly invisible!: boolean;
  @ApiProperty({ type: [PhotoAsOthers], description: 'Approved photos, in the member’s order.' })
  readonly photos!: readonly PhotoAsOthers[];
  @ApiProperty({ type: AppAsSeen })
  readonly app!: AppAsSeen;
}
