import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { audit } from '../../tenants';
import { MemberNotFound } from '../errors';
import { type StaffAct } from './member-admin-service';
import { auditSubject } from './member-files';

export interface StaffNote {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly at: Date;
}

const MOST = 200;

/** Notes that staff write about a member for each other. The member reads them in their own export. */
@Injectable()
export class StaffNotes {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Newest first. */
  list(tenantId: number, account: number): Promise<StaffNote[]> {
    return this.platform.query<StaffNote>(
      `select id, author, text, at from staff_note where tenant_id = $1 and account_id = $2
       order by at desc, id desc limit ${MOST}`,
      [tenantId, account],
    );
  }

  async add({ tenantId, account, actor }: StaffAct, text: string): Promise<StaffNote> {
    return this.platform.transaction(async (connection) => {
      const [note] = await connection.query<StaffNote>(
        `insert into staff_note (tenant_id, id, account_id, author, text)
         select tenant_id, $3, id, $4::text, $5::text from account where tenant_id = $1 and id = $2 for key share
         returning id, author, text, at`,
        [tenantId, account, uuidV7(), actor.email, text],
      );
      if (!note) throw new MemberNotFound();
      // The words stand in the note alone, which an erasure deletes.
      await audit(connection, actor, {
        ...{ action: 'member.note_added', tenantId, subject: auditSubject(account), details: { note: note.id } },
      });
      return note;
    });
  }
}
