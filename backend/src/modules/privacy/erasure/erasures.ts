import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { type DueAccount, EraseAccount } from './erase-account';

const AT_ONCE = 100;

/** Erases the accounts whose fourteen days are over, one by one. One that fails waits for the next hour and holds up nobody. */
@Injectable()
export class Erasures extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly eraseAccount: EraseAccount,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super('accounts that are due', log);
  }

  override async forget(): Promise<number> {
    let erased = 0;
    let last: DueAccount | undefined;
    do {
      const due: DueAccount[] = await this.platform.query<DueAccount>(
        `select tenant_id as tenant, account_id as account from account_deletion
         where due_at <= now() and (tenant_id, account_id) > ($1, $2) order by tenant_id, account_id limit $3`,
        [last?.tenant ?? 0, last?.account ?? 0, AT_ONCE],
      );
      for (const one of due) if (!this.stopped && (await this.erase(one))) erased += 1;
      last = due.at(-1);
    } while (last !== undefined && !this.stopped);
    return erased;
  }

  private async erase(due: DueAccount): Promise<boolean> {
    try {
      const remaining = await this.eraseAccount.erase(due);
      if (remaining !== undefined && Object.keys(remaining).length > 0)
        this.log.error({ tenant: due.tenant, remaining }, 'an erasure left traces');
      return remaining !== undefined;
    } catch (error) {
      this.log.error({ err: error, tenant: due.tenant }, 'an account that is due could not be erased');
      return false;
    }
  }
}
