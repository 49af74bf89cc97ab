import { ApiProperty } from '@nestjs/swagger';
import { PhotoImage, RegionResponse } from '../../../members';

class UserProfile {
  @ApiProperty()
  id!: number;
  @ApiProperty()
  name!: string;
  @ApiProperty({ type: String, nullable: true })
  country!: string | null;
  @ApiProperty({ type: String, nullable: true })
  city!: string | null;
  @ApiProperty({ type: RegionResponse, nullable: true })
  countryregion!: RegionResponse | null;
  @ApiProperty({ enum: ['active', 'disabled'] })
  status!: 'active' | 'disabled';
  @ApiProperty({ description: 'Somebody invented, as in every profile: false for all who can sign in.' })
  fictional!: boolean;
  @ApiProperty({ type: PhotoImage, nullable: true, description: 'Null without a photo that others may see.' })
  main_image!: PhotoImage | null;
}

export class User {
  @ApiProperty({ enum: ['not_confirmed', 'active'] })
  status!: 'not_confirmed' | 'active';
  @ApiProperty()
  email!: string;
  @ApiProperty({ type: UserProfile })
  profile!: UserProfile;
  @ApiProperty()
  credits!: number;
  @ApiProperty({ description: 'Whether the member has bought credits.' })
  paid_user!: boolean;
  @ApiProperty({ description: 'False where only passkeys open the account.' })
  has_password!: boolean;
  @ApiProperty({ description: 'The brand’s icon of fictional profiles.' })
  fictional_icon!: string;
  @ApiProperty()
  language!: string;
  @ApiProperty({ format: 'date-time' })
  signup_date!: string;
  @ApiProperty({
    type: [String],
    description: 'Kinds of mail that the member turned off; `bounce`, `complaint` or `unsubscribe` where none is sent.',
  })
  notifications_disabled!: string[];
}

export class UserResponse {
  @ApiProperty({ type: User, nullable: true, description: 'Null for visitors.' })
  user!: User | null;
}
