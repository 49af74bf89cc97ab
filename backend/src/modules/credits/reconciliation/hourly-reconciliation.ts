import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork } from '../../../platform/database';
import { LOGGER, type Logger, gauge } from '../../../platform/telemetry';
import { Reconciliation } from './reconciliation';

/** Looks at every balance each hour. Whose it is stands in no log: the command line tells (docs/operations.md). */
@Injectable()
export class HourlyReconciliation extends HourlyWork {
  private differences = 0;
  private checkedAt = Date.now();

  constructor(
    private readonly reconciliation: Reconciliation,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super('balances could not be checked', log);
    gauge('ledger_differences', 'Balances that their entries did not explain, when they were last checked', () => {
      return this.differences;
    });
    gauge('ledger_check_age_seconds', 'Seconds since all balances were checked', () => {
      return (Date.now() - this.checkedAt) / 1000;
    });
  }

  protected override async work(): Promise<void> {
    const { accounts, differences } = await this.reconciliation.run(() => this.stopped);
    if (this.stopped) return;
    this.differences = differences.length;
    this.checkedAt = Date.now();
    for (const tenant of new Set(differences.map((one) => one.tenant))) {
      const found = differences.filter((one) => one.tenant === tenant).length;
      this.log.error({ tenant, differences: found }, 'balances are not the sum of their entries');
    }
    this.log.info({ accounts, differences: differences.length }, 'balances were checked');
  }
}
