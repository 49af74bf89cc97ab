import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { visibleTo } from '../../members';
import { NOT_BLOCKED } from '../conversations/partner-sql';
import { MessageNotFound } from '../errors';
import { type Quote } from '../quotes/quote';
import { type ModerationRule } from './moderate';

/** That `held_message w` has been sent after all: by its writer, once more, when no rule held it any longer. */
export const WAS_SENT = `exists (select from message sent where sent.tenant_id = w.tenant_id
  and sent.sender_id = w.sender_id and sent.client_id = w.client_id)`;

/** The limit per sender at one time; nobody would read more of them. */
const MOST_WAITING = 20;

/** This lock makes those who hold or settle messages of one sender take turns. */
export const lockSender = (sender: number): Statement => ({
  text: 'select from account where id = $1::integer for no key update',
  values: [sender],
});

export interface Withheld {
  readonly sender: number;
  readonly profile: number;
  readonly clientId: string;
  readonly body: string;
  readonly rule: ModerationRule;
  /** The photo or answer that it quotes. */
  readonly quote: Quote | null;
}

/** Messages that wait for staff. */
@Injectable()
export class HeldMessages {
  constructor(private readonly database: Database) {}

  /** The same message again is the same one. */
  async hold(message: Withheld): Promise<'held' | 'nobody_there' | 'too_many'> {
    const [, [row]] = (await this.database.batch([
      // Concurrent requests of one sender run one after another, so that each counts the others.
      lockSender(message.sender),
      holding(message),
    ])) as unknown as [object[], { there: boolean; held: boolean }[]];
    if (row?.there !== true) return 'nobody_there';
    return row.held ? 'held' : 'too_many';
  }

  /** Its sender does not want it any more: nothing is left of it. What is being sent cannot be kept back. */
  async discard(sender: number, clientId: string): Promise<void> {
    const gone = await this.database.execute(
      `delete from held_message
       where sender_id = $1::integer and client_id = $2::uuid and outcome is distinct from 'released'`,
      [sender, clientId],
    );
    if (gone === 0) throw new MessageNotFound();
  }
}

/** The sender must be able to write to the profile otherwise: no held message may be reported for any other one. */
const TARGET = `select p.id from profile p
  where p.id = $2::integer and p.id <> $1::integer and p.status = 'active' and ${NOT_BLOCKED}
    and (exists (select from chat h where h.member_id = $1::integer and h.partner_id = p.id) or ${visibleTo('$1::integer')})`;

const holding = ({ sender, profile, clientId, body, rule, quote }: Withheld): Statement => ({
  text: `with target as (${TARGET}), sent as (
      select from message m where m.sender_id = $1::integer and m.client_id = $3::uuid
    ), held as (
      insert into held_message (sender_id, profile_id, client_id, body, rule, quote)
      select $1::integer, target.id, $3::uuid, $4, $5, $6::jsonb from target
      where not exists (select from sent) and (
        exists (select from held_message o where o.sender_id = $1::integer and o.client_id = $3::uuid)
        or (select count(*) from held_message w where w.sender_id = $1::integer and w.decided_at is null and not ${WAS_SENT}) < ${MOST_WAITING}
      )
      on conflict (tenant_id, sender_id, client_id) do update set rule = held_message.rule returning id
    )
    select exists (select from target) as there, exists (select from held) or exists (select from sent) as held`,
  values: [sender, profile, clientId, body, rule, quote && JSON.stringify(quote)],
});
