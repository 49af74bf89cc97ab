import { ApiProperty } from '@nestjs/swagger';

class WaitingPhotoResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly profile_id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'Years, today, by what the member said.' })
  readonly age!: number;
  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;
  @ApiProperty({ description: 'Where the whole picture is.' })
  readonly picture!: string;
}

export class PhotoQueueResponse {
  @ApiProperty({ type: [WaitingPhotoResponse], description: 'Oldest first, fifty at most.' })
  readonly photos!: WaitingPhotoResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
