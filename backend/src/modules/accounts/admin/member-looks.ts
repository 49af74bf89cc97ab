import { Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { type Actor, audit } from '../../tenants';
import { LookReasonNeeded, MemberNotFound } from '../errors';
import { type LookKind, type LookReason } from './look-reasons';
import { type StaffAct } from './member-admin-service';
import { auditSubject } from './member-files';

/** The two members of a conversation, and the held message for which staff read it. */
export interface ConversationLook {
  readonly tenantId: number;
  readonly members: readonly number[];
  readonly message: number;
  readonly actor: Actor;
}

interface WrittenReason extends LookReason {
  /** The held message that is decided about. */
  readonly message?: number;
}

export interface OpenLook extends LookReason {
  readonly until: Date;
}

const ACTIONS: Readonly<Record<LookKind, string>> = {
  file: 'member.viewed',
  address: 'member.address_revealed',
  as_others: 'member.viewed_as_others',
  conversation: 'member.conversation_viewed',
};

/** Opens members' files to staff who say why. Each look is an audit entry and stands in the member's own export. */
@Injectable()
export class MemberLooks {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Opens the file for an hour. Answers until when. */
  async open(act: StaffAct, reason: LookReason): Promise<Date> {
    return this.platform.transaction((connection) => this.write(connection, act, 'file', reason));
  }

  /** The caller's own open look. Throws where the brand has no such member, and where the caller has not said why they look. */
  async need({ tenantId, account, actor }: StaffAct): Promise<OpenLook> {
    const [row] = await this.platform.query<Omit<OpenLook, 'until'> & { until: Date | null }>(
      `select l.reason, l.note, l.complaint, l.until from account a left join lateral (
         select * from member_look where tenant_id = a.tenant_id and account_id = a.id and kind = 'file' and actor = $3
           and until > now() order by at desc limit 1
       ) l on true where a.tenant_id = $1 and a.id = $2`,
      [tenantId, account, actor.email],
    );
    if (!row) throw new MemberNotFound();
    const { until } = row;
    if (until === null) throw new LookReasonNeeded();
    return { ...row, until };
  }

  /** The address in clear, for the reason of the open look. */
  async revealAddress(act: StaffAct): Promise<string> {
    const look = await this.need(act);
    return this.platform.transaction(async (connection) => {
      await this.write(connection, act, 'address', look);
      const [row] = await connection.query<{ email: string }>(
        'select email from account where tenant_id = $1 and id = $2',
        [act.tenantId, act.account],
      );
      if (!row) throw new MemberNotFound();
      return row.email;
    });
  }

  /** Notes that the caller looks at what others and the member see, for the reason of the open look. */
  async noteAsOthers(act: StaffAct): Promise<void> {
    const look = await this.need(act);
    await this.platform.transaction((connection) => this.write(connection, act, 'as_others', look));
  }

  /** Notes for both members that the caller reads their conversation, and why. */
  async noteConversation({ tenantId, members, message, actor }: ConversationLook, note: string): Promise<void> {
    const reason = { reason: 'safety', note, complaint: null, message } as const;
    await this.platform.transaction(async (connection) => {
      for (const account of members) await this.write(connection, { tenantId, account, actor }, 'conversation', reason);
    });
  }

  private async write(
    connection: PlatformConnection,
    { tenantId, account, actor }: StaffAct,
    kind: LookKind,
    { reason, note, complaint, message }: WrittenReason,
  ): Promise<Date> {
    // The lock waits for an erasure that runs, and then finds nobody.
    const [look] = await connection.query<{ until: Date }>(
      `insert into member_look (tenant_id, id, account_id, kind, actor, reason, note, complaint)
       select tenant_id, $3, id, $4::text, $5::text, $6::text, $7::text, $8::text from account
       where tenant_id = $1 and id = $2 for key share returning until`,
      [tenantId, account, uuidV7(), kind, actor.email, reason, note, complaint],
    );
    if (!look) throw new MemberNotFound();
    const details = {
      ...{ reason, ...(note !== null && { note }), ...(complaint !== null && { complaint }) },
      ...(message !== undefined && { message }),
    };
    await audit(connection, actor, { action: ACTIONS[kind], tenantId, subject: auditSubject(account), details });
    return look.until;
  }
}
