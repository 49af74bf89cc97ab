import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { maskedAddress } from '../admin/masked-address';
import { isSameMailbox } from '../tokens/tell-old-address';
import { findAccountToMove, newAddressIn } from './account-to-move';

export interface MailChangePreview {
  readonly from: string;
  readonly to: string;
  /** The old address gets a mail by which it can undo the change for seven days. */
  readonly isOldTold: boolean;
  /** The new address has to be confirmed by the activation mail that goes there. */
  readonly isActivationSent: boolean;
  readonly sessions: number;
}

const SESSIONS = 'select count(*)::integer as sessions from session where account_id = $1 and expires_at > now()';

/** Tells what a new address would do now. Nothing is stored. */
@Injectable()
export class PreviewMailChange {
  constructor(private readonly database: Database) {}

  preview(tenantId: number, account: number, given: string): Promise<MailChangePreview> {
    return runInTenant(tenantId, async () => {
      const to = newAddressIn(given);
      const found = await findAccountToMove(this.database, account, to);
      const [row] = await this.database.query<{ sessions: number }>(SESSIONS, [account]);
      const isActivationSent = found.status === 'not_confirmed';
      return {
        ...{ from: maskedAddress(found.email), to, isActivationSent },
        isOldTold: !isActivationSent && !isSameMailbox(found),
        sessions: row?.sessions ?? 0,
      };
    });
  }
}
