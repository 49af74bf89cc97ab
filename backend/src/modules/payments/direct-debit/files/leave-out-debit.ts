import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type PaymentMode } from '../../../../platform/payments';
import { BookReport } from '../../settling/book-report';
import { toldReport } from '../../settling/told-report';
import { type LeftOut } from './due-debits';

/** Ends debits that wait for a file and may not be collected any more. Credits that came early are taken back. */
@Injectable()
export class LeaveOutDebit {
  constructor(
    private readonly database: Database,
    private readonly reports: BookReport,
  ) {}

  async leaveOut(attempt: string, reason: LeftOut, mode: PaymentMode): Promise<void> {
    await this.reports.bookTold(attempt, mode, async (payable) => {
      const waiting = await this.database.query(
        'select from direct_debit where attempt_id = $1::uuid and file_id is null',
        [attempt],
      );
      if (waiting.length === 0 || payable.attemptStatus !== 'pending') return undefined;
      return toldReport(payable, { status: 'cancelled', failure: reason }, mode);
    });
  }

  /** All debits of a mandate that has just been revoked. */
  async leaveOutOf(mandate: string, mode: PaymentMode): Promise<void> {
    const waiting = await this.database.query<{ attempt: string }>(
      'select attempt_id as attempt from direct_debit where mandate_id = $1::uuid and file_id is null',
      [mandate],
    );
    for (const { attempt } of waiting) await this.leaveOut(attempt, 'mandate_revoked', mode);
  }
}
