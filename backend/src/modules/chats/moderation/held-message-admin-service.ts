import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { Problem } from '../../../platform/http';
import { type TimePage, type TimePosition, microsecondsOf, timeAt, timePageOf } from '../../../shared/time-cursor';
import { recordDecision, tellDecision } from '../../decisions';
import { type StatementReason } from '../../notifications';
import { type Actor, audit } from '../../tenants';
import { heldDecided } from './held-decided';
import { type ModerationRule } from './moderate';
import { WAS_SENT } from './held-messages';

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
  readonly rule: ModerationRule;
  readonly held_at: Date;
}

export interface HeldAct {
  readonly tenantId: number;
  readonly message: number;
  readonly actor: Actor;
}

const PAGE = 50;

/** Why a message is against the rules, by the rule that held it back. */
const REASON_OF: Readonly<Record<ModerationRule, StatementReason>> = {
  spam: 'spam',
  contact: 'contact_details',
  payment: 'scam',
};

/** Staff decide here about held messages, each once. The worker carries the decision out. */
@Injectable()
export class HeldMessageAdminService {
  constructor(private readonly platform: PlatformDatabase) {}

  /** A tenant's messages that wait, oldest first. */
  async queue(tenantId: number, after: TimePosition | null): Promise<TimePage<HeldMessage>> {
    const behind = after === null ? '' : `and (held_at, id) > (${timeAt('$3')}, $4::integer)`;
    const rows = await this.platform.query<HeldMessage & TimePosition>(
      `select id, sender_id, profile_id, body, rule, held_at, ${microsecondsOf('held_at')} as at from held_message w
       where tenant_id = $1 and decided_at is null ${behind} and not ${WAS_SENT} order by w.held_at, w.id limit $2`,
      [tenantId, PAGE, ...(after === null ? [] : [after.at, after.id])],
    );
    return timePageOf(rows, PAGE);
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
      const [decided] = await connection.query<{ sender_id: number; rule: ModerationRule }>(
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
      if (outcome === 'rejected')
        await tellDecision(
          connection,
          tenantId,
          await recordDecision(connection, {
            ...{ tenantId, account: sender, actor, source: 'own', isSoftwareFound: true, content: { message } },
            about: { kind: 'message_rejected', reasons: [REASON_OF[rule]] },
          }),
        );
      await audit(connection, actor, {
        action: `held_message.${outcome}`,
        tenantId,
        subject: `account:${sender}`,
        details: { message, rule },
      });
    });
  }
}
