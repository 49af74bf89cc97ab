import { Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { type Mailbox } from '../../../platform/mail';
import { localeOfTag } from '../../../platform/texts';
import { mailEntry } from '../../notifications';
import { type Actor, audit } from '../../tenants';
import { type ComplaintState } from './complaint-words';
import { ComplaintMovedOn, ComplaintNotFound, ComplaintWithoutAddress } from './errors';
import { ReplyTo } from './reply-to';

export interface ComplaintAct {
  readonly tenantId: number;
  readonly reference: string;
  readonly actor: Actor;
}

export interface NewNote {
  /** The caller's own id for it: the same again is the same. */
  readonly id: string;
  readonly text: string;
}

export interface NewAnswer extends NewNote {
  /** The last message that the caller has seen; null where there was none. */
  readonly seen: string | null;
  readonly closes: boolean;
  /** The macro that it began with. */
  readonly macro?: string | undefined;
}

interface Held {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly locale: string;
  readonly state: ComplaintState;
  readonly assignee: string | null;
}

/** Acts of staff on complaints. Each is an audit entry in its transaction. */
@Injectable()
export class ComplaintActs {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly replyTo: ReplyTo,
  ) {}

  /** Mails it in the language of the thread. Whoever answers a thread that nobody has taken takes it. */
  async answer(act: ComplaintAct, answer: NewAnswer): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const held = await hold(connection, act);
      if (await isWritten(connection, act, held, answer.id)) return;
      if (held.email === '') throw new ComplaintWithoutAddress();
      if ((await lastOf(connection, act, held)) !== answer.seen) throw new ComplaintMovedOn();
      await write(connection, act, held, { ...answer, kind: 'answer' });
      await connection.execute(
        `update complaint set state = $3, last_at = now(), assignee = coalesce(assignee, $4),
           closed_at = case when $3 = 'closed' then now() end, closed_by = case when $3 = 'closed' then $4::text end
         where tenant_id = $1 and id = $2`,
        [act.tenantId, held.id, answer.closes ? 'closed' : 'answered', act.actor.email],
      );
      await mailAnswer(connection, act, held, answer.text, await this.replyTo.of(act.tenantId, held.id));
      await note(connection, act, 'answered', {
        closes: answer.closes,
        ...(answer.macro !== undefined && { macro: answer.macro }),
      });
    });
  }

  async addNote(act: ComplaintAct, added: NewNote): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const held = await hold(connection, act);
      if (await isWritten(connection, act, held, added.id)) return;
      if (held.email === '') throw new ComplaintWithoutAddress();
      await write(connection, act, held, { ...added, kind: 'note' });
      await note(connection, act, 'noted');
    });
  }

  /** To one of the staff, by their e-mail address, or to nobody. */
  async assign(act: ComplaintAct, assignee: string | null): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const held = await hold(connection, act);
      if (held.assignee === assignee) return;
      await connection.execute('update complaint set assignee = $3 where tenant_id = $1 and id = $2', [
        ...[act.tenantId, held.id, assignee],
      ]);
      await note(connection, act, 'assigned', { from: held.assignee, to: assignee });
    });
  }

  /** Without an answer. */
  async close(act: ComplaintAct, reason: string): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const held = await hold(connection, act);
      if (held.state === 'closed') return;
      await connection.execute(
        `update complaint set state = 'closed', closed_at = now(), closed_by = $3 where tenant_id = $1 and id = $2`,
        [act.tenantId, held.id, act.actor.email],
      );
      await note(connection, act, 'closed', { reason });
    });
  }

  async reopen(act: ComplaintAct): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const held = await hold(connection, act);
      if (held.state === 'open') return;
      if (held.email === '') throw new ComplaintWithoutAddress();
      await connection.execute(
        `update complaint set state = 'open', closed_at = null, closed_by = null
         where tenant_id = $1 and id = $2`,
        [act.tenantId, held.id],
      );
      await note(connection, act, 'reopened');
    });
  }
}

/** Waits for an erasure of the writer's account that runs, and finds no address after it. */
async function hold(connection: PlatformConnection, { tenantId, reference }: ComplaintAct): Promise<Held> {
  await connection.query(
    `select from account where tenant_id = $1 and email_key =
       (select lower(email) from complaint where tenant_id = $1 and reference = $2) for key share`,
    [tenantId, reference],
  );
  const [held] = await connection.query<Held>(
    `select id, name, email, locale, state, assignee from complaint where tenant_id = $1 and reference = $2 for update`,
    [tenantId, reference],
  );
  if (!held) throw new ComplaintNotFound();
  return held;
}

/** Whether this was written before. Throws where something else has the id. */
async function isWritten(
  connection: PlatformConnection,
  { tenantId }: ComplaintAct,
  held: Held,
  id: string,
): Promise<boolean> {
  const [written] = await connection.query<{ complaint_id: string }>(
    'select complaint_id from complaint_message where tenant_id = $1 and id = $2',
    [tenantId, id],
  );
  if (written && written.complaint_id !== held.id) throw new ComplaintMovedOn();
  return written !== undefined;
}

async function lastOf(connection: PlatformConnection, { tenantId }: ComplaintAct, held: Held): Promise<string | null> {
  const [last] = await connection.query<{ id: string }>(
    `select id from complaint_message where tenant_id = $1 and complaint_id = $2 order by created_at desc, id desc limit 1`,
    [tenantId, held.id],
  );
  return last?.id ?? null;
}

async function write(
  connection: PlatformConnection,
  { tenantId, actor }: ComplaintAct,
  held: Held,
  { id, kind, text }: NewNote & { readonly kind: 'answer' | 'note' },
): Promise<void> {
  await connection.execute(
    'insert into complaint_message (tenant_id, id, complaint_id, kind, author, body) values ($1, $2, $3, $4, $5, $6)',
    [tenantId, id, held.id, kind, actor.email, text],
  );
}

async function mailAnswer(
  connection: PlatformConnection,
  { tenantId, reference }: ComplaintAct,
  { name, email, locale }: Held,
  text: string,
  replyTo: Mailbox,
): Promise<void> {
  const entry = mailEntry({
    mail: 'complaint_answer',
    params: { name, reference, text },
    person: { address: email, locale: localeOfTag(locale) },
    replyTo,
  });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}

const note = (
  connection: PlatformConnection,
  { tenantId, reference, actor }: ComplaintAct,
  done: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> => audit(connection, actor, { action: `complaint.${done}`, tenantId, subject: reference, details });
