import { ApiProperty } from '@nestjs/swagger';

/** The same for every statement: it tells nothing of whether there is such an order or account. */
export class FileWithdrawalResponse {
  @ApiProperty({ format: 'date-time' })
  readonly received_at!: string;
}
