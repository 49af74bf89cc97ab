import { ApiProperty } from '@nestjs/swagger';

export class GiveNoticeResponse {
  @ApiProperty({ pattern: '^N-[0-9A-Z]{12}$', description: 'What to name when asking about it.' })
  readonly reference!: string;
}
