import { ApiProperty } from '@nestjs/swagger';

export class FileComplaintResponse {
  @ApiProperty({ pattern: '^C-[0-9A-Z]{12}$', description: 'What to name when asking about it.' })
  reference!: string;
}
