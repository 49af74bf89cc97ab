import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { type Actor, auditInScope } from '../../../tenants';
import { DisputeClosed, DisputeNotFound } from '../../errors';

interface Act {
  readonly tenantId: number;
  readonly dispute: string;
  readonly actor: Actor;
}

interface Found {
  readonly order: number;
  readonly status: 'open' | 'won' | 'lost';
  readonly isAnswered: boolean;
}

const HOLD = `
  select order_id as "order", status, responded_at is not null as "isAnswered" from payment_dispute
  where id = $1::uuid for update`;

/** Notes what staff did about a dispute: evidence sent at the provider, or why none is. Nothing is sent to the bank from here. */
@Injectable()
export class RespondToDispute {
  constructor(private readonly database: Database) {}

  /** The first answer stays. */
  respond({ tenantId, dispute, actor }: Act, note: string): Promise<void> {
    return runInTenant(tenantId, () =>
      this.database.transaction(async () => {
        const [found] = await this.database.query<Found>(HOLD, [dispute]);
        if (!found) throw new DisputeNotFound();
        if (found.isAnswered) return;
        if (found.status !== 'open') throw new DisputeClosed();
        const details = { order: found.order, note };
        await this.database.batch([
          {
            text: `update payment_dispute set responded_at = now(), responded_by = $2, response_note = $3 where id = $1::uuid`,
            values: [dispute, actor.email, note],
          },
          auditInScope(actor, { action: 'payments.dispute_answered', subject: `dispute:${dispute}`, details }),
        ]);
      }),
    );
  }
}
