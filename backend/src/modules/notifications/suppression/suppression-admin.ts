import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor, audit } from '../../tenants';
import { emailHashOf } from './email-hash';

interface StaffAct {
  readonly tenantId: number;
  readonly account: number;
  readonly actor: Actor;
}

export interface Suppression {
  readonly reason: 'bounce' | 'complaint';
  readonly since: Date;
  readonly code: string;
}

const OF_ACCOUNT = `tenant_id = $1 and email_hash = (
  select ${emailHashOf('a.email_key')} from account a where a.tenant_id = $1 and a.id = $2)`;

/** Shows staff what keeps mails from a member, and lets them lift it. */
@Injectable()
export class SuppressionAdmin {
  constructor(private readonly platform: PlatformDatabase) {}

  list(tenantId: number, account: number): Promise<Suppression[]> {
    return this.platform.query<Suppression>(
      `select reason, since, code from mail_suppression where ${OF_ACCOUNT} and lifted_at is null order by reason`,
      [tenantId, account],
    );
  }

  /**
   * Mails go to the address again, until the next one comes back. What the member has turned off stays off. Answers whether
   * there was anything to lift.
   */
  async lift({ tenantId, account, actor }: StaffAct, details: Readonly<Record<string, unknown>>): Promise<boolean> {
    return this.platform.transaction(async (connection) => {
      const lifted = await connection.query<{ reason: string }>(
        `update mail_suppression set lifted_at = now() where ${OF_ACCOUNT} and lifted_at is null returning reason`,
        [tenantId, account],
      );
      if (lifted.length === 0) return false;
      await connection.execute(`delete from mail_soft_bounce where ${OF_ACCOUNT}`, [tenantId, account]);
      const reasons = lifted.map(({ reason }) => reason).sort();
      await audit(connection, actor, {
        ...{ action: 'member.mails_lifted', tenantId, subject: `account:${account}` },
        details: { ...details, reasons },
      });
      return true;
    });
  }
}
