import { ApiProperty } from '@nestjs/swagger';

class KeptEvidenceResponse {
  @ApiProperty({ description: 'The id of the photo.' })
  readonly photo!: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Null once the account is erased, and so is what follows.',
  })
  readonly profile_id!: number | null;
  @ApiProperty({ type: String, nullable: true })
  readonly name!: string | null;
  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'As the member gave it.' })
  readonly birth_date!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly country!: string | null;
  @ApiProperty({ type: String, format: 'date-time', description: 'When the first person said that it is a child.' })
  readonly requested_at!: Date;
  @ApiProperty()
  readonly first_by!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly decided_at!: Date;
  @ApiProperty()
  readonly decided_by!: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'The copy of the picture goes by itself then.' })
  readonly deleted_at!: Date;
  @ApiProperty({ description: 'Where the picture is. Looking at it is an audit entry where the photo is gone.' })
  readonly picture!: string;
}

export class KeptEvidenceListResponse {
  @ApiProperty({ type: [KeptEvidenceResponse], description: 'Newest first, two hundred at most.' })
  readonly evidence!: readonly KeptEvidenceResponse[];
}
