import { ApiProperty } from '@nestjs/swagger';

export class ChangeMailResponse {
  @ApiProperty({ enum: ['changed', 'undone'] })
  result!: 'changed' | 'undone';
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'After an undo, for `/reset-password/do`: the old password opens nothing any more.',
  })
  reset_token!: string | null;
}
