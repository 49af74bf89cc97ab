import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { COLUMNS, type StaffMailChange } from './mail-change-row';

export interface WaitingMailChange extends StaffMailChange {
  readonly tenant_id: number;
  /** The member's name. */
  readonly name: string;
  readonly fictional: boolean;
}

const MOST = 200;
const LIST = `
  select c.tenant_id, p.name, p.fictional, ${COLUMNS}
  from staff_mail_change c join profile p on p.tenant_id = c.tenant_id and p.id = c.account_id
  where c.tenant_id = any($1::integer[]) and c.status = 'waiting' and c.expires_at > now()
  order by c.asked_at, c.tenant_id, c.id limit ${MOST}`;

/** Lists the new addresses of members that wait for a second person, over several brands. */
@Injectable()
export class WaitingMailChanges {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Oldest first. */
  list(tenants: readonly number[]): Promise<WaitingMailChange[]> {
    return this.platform.query<WaitingMailChange>(LIST, [tenants]);
  }
}
