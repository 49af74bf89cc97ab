import { ApiProperty } from '@nestjs/swagger';

export class ReportMemberResponse {
  @ApiProperty({ pattern: '^N-[0-9A-Z]{12}$', description: 'What to name when asking about it. A mail has it too.' })
  readonly reference!: string;
}
