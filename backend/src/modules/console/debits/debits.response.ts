import { ApiProperty } from '@nestjs/swagger';

export class StaffDebitFileResponse {
  @ApiProperty({ example: '20261126-7KQ2M9XD' })
  readonly id!: string;
  @ApiProperty({ example: 'bank' })
  readonly account!: string;
  @ApiProperty({ format: 'date', description: 'The bank is asked to collect on it.' })
  readonly collect_on!: string;
  @ApiProperty()
  readonly debits!: number;
  @ApiProperty({ description: 'In cents of a euro.' })
  readonly amount!: number;
  @ApiProperty({ description: 'Of the debits, those that the bank has paid.' })
  readonly paid!: number;
  @ApiProperty({ description: 'Of the debits, those that came back.' })
  readonly returned!: number;
}

class StaffBankAccountResponse {
  @ApiProperty({ example: 'bank' })
  readonly id!: string;
  @ApiProperty({ enum: ['test', 'live'] })
  readonly mode!: 'test' | 'live';
}

export class StaffDebitFilesResponse {
  @ApiProperty({ type: [StaffBankAccountResponse], description: 'The accounts for which files are written.' })
  readonly accounts!: readonly StaffBankAccountResponse[];
  @ApiProperty({ type: [StaffDebitFileResponse], description: 'Newest first, a hundred at most.' })
  readonly files!: readonly StaffDebitFileResponse[];
}

export class WrittenDebitFileResponse {
  @ApiProperty()
  readonly id!: string;
  @ApiProperty({ format: 'date' })
  readonly collect_on!: string;
  @ApiProperty()
  readonly debits!: number;
  @ApiProperty({ description: 'In cents of a euro.' })
  readonly amount!: number;
  @ApiProperty({ description: 'A pain.008 for the bank. It holds whole account numbers.' })
  readonly xml!: string;
}

class LeftOutDebitResponse {
  @ApiProperty({ format: 'uuid', description: 'The end-to-end id of the debit.' })
  readonly debit!: string;
  @ApiProperty({ enum: ['mandate_revoked', 'mandate_blocked', 'mandate_expired', 'account_gone'] })
  readonly reason!: 'mandate_revoked' | 'mandate_blocked' | 'mandate_expired' | 'account_gone';
}

export class WrittenDebitsResponse {
  @ApiProperty({ type: WrittenDebitFileResponse, nullable: true, description: 'Null where no debit is due.' })
  readonly file!: WrittenDebitFileResponse | null;
  @ApiProperty({ type: [LeftOutDebitResponse], description: 'They have ended: nobody may collect them.' })
  readonly left_out!: readonly LeftOutDebitResponse[];
}

export class BookedDebitsResponse {
  @ApiProperty({ description: 'Zero where everything was booked before.' })
  readonly booked!: number;
}
