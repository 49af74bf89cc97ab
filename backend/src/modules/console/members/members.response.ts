import { ApiProperty } from '@nestjs/swagger';

export class MemberDeletionResponse {
  @ApiProperty({ format: 'date-time', description: 'Until then the mailed link brings the account back.' })
  deletes_at!: string;
}
