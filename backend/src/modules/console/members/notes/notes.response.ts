import { ApiProperty } from '@nestjs/swagger';

export class StaffNoteResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({ description: 'The address of the member of staff.' })
  readonly author!: string;
  @ApiProperty()
  readonly text!: string;
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
}

export class StaffNotesResponse {
  @ApiProperty({ type: [StaffNoteResponse], description: 'Newest first, two hundred at most.' })
  readonly notes!: readonly StaffNoteResponse[];
}
