import { Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database } from '../../../../platform/database';
import { currentTenantId } from '../../../../platform/tenancy';
import { ALL_KINDS } from '../../kinds/mail-kinds';
import { turnOff } from '../../kinds/turn-off';
import { readUnsubscribeToken } from '../../links/unsubscribe-token';

@Injectable()
export class Unsubscribe {
  constructor(
    private readonly database: Database,
    private readonly keys: DataKeys,
  ) {}

  /** Whether the token is one of ours, for this brand. Twice is once. */
  async stop(token: string, everything: boolean): Promise<boolean> {
    const claim = readUnsubscribeToken(this.keys, currentTenantId(), token);
    if (!claim) return false;
    await this.database.batch([turnOff(claim.account, everything ? ALL_KINDS : claim.kind, 'unsubscribe')]);
    return true;
  }
}
