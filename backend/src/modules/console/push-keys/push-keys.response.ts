import { ApiProperty } from '@nestjs/swagger';

class StaffPushKey {
  @ApiProperty()
  readonly version!: number;
  @ApiProperty({ description: 'In base64url, as browsers are given it.' })
  readonly public_key!: string;
  @ApiProperty({ format: 'date-time' })
  readonly created!: string;
  @ApiProperty({ format: 'date-time', nullable: true, type: String, description: 'Null: it is the current one.' })
  readonly retired!: string | null;
}

export class PushKeysResponse {
  @ApiProperty({ type: [StaffPushKey], description: 'Newest first.' })
  readonly keys!: readonly StaffPushKey[];
}
