import { Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { Database } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { counter } from '../../../platform/telemetry';
import { runInTenant } from '../../../platform/tenancy';
import { findReply } from '../../notifications';
import { type ReadReply, readReply } from './read-reply';

/** `kept`: in its thread. `unknown`: names no thread of ours, or is no mail. `refused`: too many, or nobody is there any more. */
export type ReplyEnd = 'kept' | 'automatic' | 'refused' | 'unknown';

const replies = counter('complaint_replies_total', 'Mails to the addresses of threads, by what became of them', [
  'end',
]);

/** How many mails a thread takes in a day. */
const MOST_A_DAY = 20;
const MOST_OF_ADDRESS = 254;

/**
 * The thread opens again, and is due anew unless it is open already. An erasure of the writer's account that runs is waited for:
 * afterwards the thread has no address and takes nothing. A reply to the support's copy is a note, whose author is who the mail
 * claims to be from.
 */
const KEEP = `
  with held as materialized (
    select from account where email_key = (select lower(email) from complaint where id = $1) for key share
  ), thread as materialized (
    select id, email from complaint where id = $1 and email <> '' and (select count(*) from held) >= 0 for update
  ), written as (
    insert into complaint_message (id, complaint_id, kind, author, body, quoted, refused_files, from_elsewhere, mail_key)
    select $2, id, $8::text, case when $8 = 'note' then $6::text end, $3::text, $4::text, $5::integer,
      $8 = 'reply' and lower(email) <> lower($6::text), $7::bytea from thread
    where (select count(*) from complaint_message
      where complaint_id = $1 and mail_key is not null and created_at > now() - interval '1 day') < ${MOST_A_DAY}
    on conflict do nothing
    returning complaint_id
  )
  update complaint set state = 'open', last_at = now(), closed_at = null, closed_by = null
  from written where id = complaint_id returning id`;

/** Puts mails into the threads that their addresses name. The same mail again is the same message. */
@Injectable()
export class ReceivedReplies {
  constructor(
    private readonly database: Database,
    private readonly keys: DataKeys,
  ) {}

  /** `to` is where the mail came to, as its receiver says; else its headers say it. Whoever sent it is never asked. */
  async take(raw: Uint8Array, to = ''): Promise<ReplyEnd> {
    const end = await this.keep(await readReply(raw), to);
    replies.inc({ end });
    return end;
  }

  private async keep(reply: ReadReply | undefined, to: string): Promise<ReplyEnd> {
    const found = reply && findReply(this.keys, `${to}\n${reply.arrivedAt}`);
    if (!found) return 'unknown';
    if (reply.isAutomatic) return 'automatic';
    const { body, quoted, files, from, key } = reply;
    const kind = found.side === 'support' ? 'note' : 'reply';
    const values = [found.thread, uuidV7(), body, quoted, files, from.slice(0, MOST_OF_ADDRESS), key, kind];
    const rows = await runInTenant(found.tenantId, () => this.database.query(KEEP, values));
    return rows.length > 0 ? 'kept' : 'refused';
  }
}
