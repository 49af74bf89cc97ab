import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { Problem } from '../../../platform/http';
import { type Actor, audit } from '../../tenants';
import { heldDecided } from './held-decided';
import { type JudgedRule } from './judge';
import { WAS_SENT } from './was-sent';

export class HeldMessageNotFound extends Problem {
  readonly code = 'held_message_not_found';
  readonly kind = 'absent';

  constructor() {
    super('There is no such message, or it does not wait any more: its sender has taken it back, or sent it.');
  }
}

/** Somebody was quicker. */
export class HeldMessageDecided extends Problem {
  readonly code = 'held_message_decided';
  readonly kind = 'conflict';

  constructor() {
    super('Somebody has decided about this message.');
  }
}

export interface HeldMessage {
  readonly id: number;
  readonly sender_id: number;
  readonly profile_id: number;
  readonly body: string;
  readonly rule: JudgedRule;
  readonly held_at: Date;
}

export interface HeldAct {
  readonly tenantId: number;
  readonly message: number;
  readonly actor: Actor;
}

export const HELD_PAGE = 50;

/** What staff decide about messages that wait for them, each once. The worker does what follows from it. */
@Injectable()
export class HeldDesk {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Oldest first, from behind the id `after`. */
  queue(tenantId: number, after = 0): Promise<HeldMessage[]> {
    return this.platform.query<HeldMessage>(
      `select id, sender_id, profile_id, body, rule, held_at from held_message w
       where tenant_id = $1 and decided_at is null and id > $2 and not ${WAS_SENT} order by id limit $3`,
      [tenantId, after, HELD_PAGE],
    );
  }

  /** The worker sends it, and its sender pays as for any other. */
  release(act: HeldAct): Promise<void> {
    return this.decide(act, 'released');
  }

  /** It is never sent. */
  reject(act: HeldAct): Promise<void> {
    return this.decide(act, 'rejected');
  }

  private async decide({ tenantId, message, actor }: HeldAct, outcome: 'released' | 'rejected'): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const [decided] = await connection.query<{ sender_id: number; rule: JudgedRule }>(
        `update held_message w set decided_at = now(), outcome = $3
         where tenant_id = $1 and id = $2 and decided_at is null and not ${WAS_SENT} returning sender_id, rule`,
        [tenantId, message, outcome],
      );
      if (!decided) {
        const known = 'select from held_message where tenant_id = $1 and id = $2 and decided_at is not null';
        const isThere = (await connection.execute(known, [tenantId, message])) > 0;
        throw isThere ? new HeldMessageDecided() : new HeldMessageNotFound();
      }
      const { sender_id: sender, rule } = decided;
      const entry = heldDecided({ account: sender, message });
      // An entry's tenant is the scope's.
      await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
      await connection.execute(entry.text, entry.values);
      await audit(connection, actor, {
        action: `held_message.${outcome}`,
        tenantId,
        subject: `account:${sender}`,
        details: { message, rule },
      });
    });
  }
}
