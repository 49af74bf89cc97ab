import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type ComplaintKind } from '../../notifications';
import { type Actor, ModerationSettings, audit, searchAudit } from '../../tenants';
import { type ComplaintState, type MessageKind } from './complaint-words';
import { ComplaintNotFound } from './errors';

export interface ComplaintMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly author: string | null;
  readonly body: string;
  readonly quoted: string | null;
  readonly refused_files: number;
  readonly from_elsewhere: boolean;
  /** Whether it came by mail, whose sender proves nothing. */
  readonly is_mailed: boolean;
  readonly created_at: Date;
}

export interface ComplaintThread {
  readonly id: string;
  readonly reference: string;
  readonly kind: ComplaintKind;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly about: string | null;
  readonly locale: string;
  readonly state: ComplaintState;
  readonly due_at: Date | null;
  readonly assignee: string | null;
  readonly created_at: Date;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  /** The account of the brand that has the address, if any. Anybody can type any address. */
  readonly account_id: number | null;
  readonly messages: readonly ComplaintMessage[];
}

/** The last ones of a thread. A thread grows by twenty replies a day at the most. */
const MESSAGES = 500;
/** Looks of one person within this are one look in the audit. */
const LOOK_MS = 60 * 60_000;

/** Opens threads to staff. */
@Injectable()
export class ComplaintThreads {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly moderation: ModerationSettings,
  ) {}

  /** The look is audited. */
  async open(tenantId: number, reference: string, actor: Actor): Promise<ComplaintThread> {
    const settings = await this.moderation.orUsual([tenantId]);
    const [thread] = await this.platform.query<Omit<ComplaintThread, 'messages'>>(
      `select c.id, c.reference, c.kind, c.name, c.email, c.message, c.about, c.locale, c.state, case when c.state = 'open' then working_minutes_after(c.open_since, $3) end as due_at, c.assignee, c.created_at,
         c.closed_at, c.closed_by, a.id as account_id
       from complaint c left join account a on a.tenant_id = c.tenant_id and a.email_key = lower(c.email)
       where c.tenant_id = $1 and c.reference = $2`,
      [tenantId, reference, settings(tenantId).complaint_minutes],
    );
    if (!thread) throw new ComplaintNotFound();
    const [messages] = await Promise.all([
      this.platform.query<ComplaintMessage>(
        `select * from (
           select id, kind, author, body, quoted, refused_files, from_elsewhere, mail_key is not null as is_mailed, created_at
           from complaint_message
           where tenant_id = $1 and complaint_id = $2 order by created_at desc, id desc limit $3
         ) m order by created_at, id`,
        [tenantId, thread.id, MESSAGES],
      ),
      this.noteLook(tenantId, reference, actor),
    ]);
    return { ...thread, messages };
  }

  async languageOf(tenantId: number, reference: string): Promise<string> {
    const [complaint] = await this.platform.query<{ locale: string }>(
      'select locale from complaint where tenant_id = $1 and reference = $2',
      [tenantId, reference],
    );
    if (!complaint) throw new ComplaintNotFound();
    return complaint.locale;
  }

  private async noteLook(tenantId: number, reference: string, actor: Actor): Promise<void> {
    const act = { action: 'complaint.viewed', subject: reference };
    const from = new Date(Date.now() - LOOK_MS);
    const looks = await searchAudit(this.platform, { ...act, tenants: [tenantId], actor: actor.email, from, most: 1 });
    if (looks.length === 0) await audit(this.platform, actor, { ...act, tenantId });
  }
}
