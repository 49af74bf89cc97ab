import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { PublishedSites } from '../../tenants';
import { type HeldMessage } from './held-message-admin-service';
import { WAS_SENT } from './held-messages';
import { type TextRange, matchedPart } from './matched-part';

export interface HeldMessageKey {
  readonly tenant_id: number;
  /** The message's id. */
  readonly item: string;
}

interface HeldMessageRow extends HeldMessage {
  readonly tenant_id: number;
  /** How old the sender's account was when it wrote this, in whole days. */
  readonly account_days: number;
  /** To how many people this sender wrote the same within a month, this one included. */
  readonly recipients: number;
}

export interface ClaimedHeldMessage extends HeldMessageRow {
  readonly matched: TextRange | null;
}

/** Texts are the same where only signs, spaces and capitals differ. */
const plain = (body: string): string => `btrim(regexp_replace(lower(${body}), '[^[:alnum:]]+', ' ', 'g'))`;

/** Reads held messages of several tenants at once, with what somebody needs to know to decide about each. */
@Injectable()
export class ClaimedHeldMessages {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly published: PublishedSites,
  ) {}

  /** Those that still wait, oldest first. */
  async list(keys: readonly HeldMessageKey[]): Promise<ClaimedHeldMessage[]> {
    const rows = await this.platform.query<HeldMessageRow>(
      `select w.tenant_id, w.id, w.sender_id, w.profile_id, w.body, w.rule, w.held_at,
         extract(day from w.held_at - a.created_at)::integer as account_days, (
           select count(*)::integer from (
             select h.profile_id from held_message h
             where h.tenant_id = w.tenant_id and h.sender_id = w.sender_id and ${plain('h.body')} = ${plain('w.body')}
             union
             select c.low_id # c.high_id # m.sender_id from message m
             join conversation c on c.tenant_id = m.tenant_id and c.id = m.conversation_id
             where m.tenant_id = w.tenant_id and m.sender_id = w.sender_id and m.sent_at > w.held_at - interval '30 days'
               and ${plain('m.body')} = ${plain('w.body')}
           ) same
         ) as recipients
       from unnest($1::integer[], $2::integer[]) k (tenant_id, id)
       join held_message w on w.tenant_id = k.tenant_id and w.id = k.id and w.decided_at is null and not ${WAS_SENT}
       join account a on a.tenant_id = w.tenant_id and a.id = w.sender_id
       order by w.held_at, w.tenant_id, w.id`,
      [keys.map(({ tenant_id: tenant }) => tenant), keys.map(({ item }) => Number(item))],
    );
    return Promise.all(rows.map((row) => this.marked(row)));
  }

  private async marked(row: HeldMessageRow): Promise<ClaimedHeldMessage> {
    const { document } = await this.published.get(row.tenant_id);
    return { ...row, matched: matchedPart(row.body, row.rule, document.chat_safety) };
  }
}
