import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { Problem } from '../../../platform/http';
import { runInTenant } from '../../../platform/tenancy';
import { type Actor, PublishedSites, audit } from '../../tenants';
import { SendMessage } from '../use-cases/send-message/send-message.use-case';
import { type JudgedRule } from './judge';

/** There is none, or somebody has decided about it. */
export class HeldMessageNotFound extends Problem {
  readonly code = 'held_message_not_found';
  readonly kind = 'absent';
}

export interface HeldMessage {
  readonly id: number;
  readonly sender_id: number;
  readonly profile_id: number;
  readonly body: string;
  readonly rule: JudgedRule;
  readonly held_at: Date;
}

interface Act {
  readonly tenantId: number;
  readonly message: number;
  readonly actor: Actor;
}

type Waiting = HeldMessage & { readonly client_id: string };

export const HELD_PAGE = 50;

/** What staff do about messages that wait for them. */
@Injectable()
export class HeldDesk {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly published: PublishedSites,
    private readonly sending: SendMessage,
  ) {}

  /** Oldest first, from behind the id `after`. */
  queue(tenantId: number, after = 0): Promise<HeldMessage[]> {
    return this.platform.query<HeldMessage>(
      `select id, sender_id, profile_id, body, rule, held_at from held_message
       where tenant_id = $1 and decided_at is null and id > $2 order by id limit $3`,
      [tenantId, after, HELD_PAGE],
    );
  }

  /** Sends it, paid by its sender as any other. Answers false where that is not possible any more: it is dropped. */
  async release(act: Act): Promise<boolean> {
    return (await this.decide(act, (waiting) => this.send(act.tenantId, waiting))) === 'released';
  }

  async reject(act: Act): Promise<void> {
    await this.decide(act, () => Promise.resolve('rejected'));
  }

  /** While its row is held: of two at once the second finds it decided; broken off in between, it is sent once all the same. */
  private decide({ tenantId, message, actor }: Act, work: (waiting: Waiting) => Promise<string>): Promise<string> {
    return this.platform.transaction(async (connection) => {
      const [waiting] = await connection.query<Waiting>(
        `select id, sender_id, profile_id, client_id, body, rule, held_at from held_message
         where tenant_id = $1 and id = $2 and decided_at is null for update`,
        [tenantId, message],
      );
      if (!waiting) throw new HeldMessageNotFound();
      const outcome = await work(waiting);
      await connection.execute(
        'update held_message set decided_at = now(), outcome = $3 where tenant_id = $1 and id = $2',
        [tenantId, message, outcome],
      );
      await audit(connection, actor, {
        action: `held_message.${outcome}`,
        tenantId,
        subject: `account:${waiting.sender_id}`,
        details: { message, rule: waiting.rule },
      });
      return outcome;
    });
  }

  private async send(tenantId: number, waiting: Waiting): Promise<'released' | 'dropped'> {
    const { revision, document } = await this.published.get(tenantId);
    const { sender_id: id, profile_id: profile, client_id: clientId, body } = waiting;
    const draft = { clientId, kind: 'text', body, attachment: null, warning: null } as const;
    const terms = { cost: document.settings.message_credits, revision };
    try {
      await runInTenant(tenantId, () => this.sending.release({ id, status: 'active' }, { profile }, draft, terms));
      return 'released';
    } catch (error) {
      // No credits, no receiver: trying again would not change that.
      if (error instanceof Problem) return 'dropped';
      throw error;
    }
  }
}
