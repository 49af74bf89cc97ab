import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import {
  type FileComplaint,
  type FileConsent,
  type FileDevice,
  type FileExport,
  type FileOrder,
  type FilePhoto,
} from './member-file.response';

export interface FileSections {
  readonly devices: readonly FileDevice[];
  readonly photos: readonly FilePhoto[];
  readonly orders: readonly FileOrder[];
  readonly consents: readonly FileConsent[];
  readonly exports: readonly FileExport[];
  readonly complaints: readonly FileComplaint[];
}

/** Times as the browser reads them, whatever the time zone of the session is. */
const iso = (time: string): string => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const list = (rows: string): string => `coalesce((select json_agg(row_to_json(r)) from (${rows}) r), '[]')`;

const DEVICES = `select s.id, s.device, ${iso('s.created_at')} as since, ${iso('s.seen_at')} as seen_at,
    exists (select from push_subscription u where u.tenant_id = s.tenant_id and u.account_id = s.account_id and u.session_id = s.id) as push
  from session s where s.tenant_id = $1 and s.account_id = $2 and s.expires_at > now() order by s.seen_at desc limit 50`;
const PHOTOS = `select id, status, reason, ${iso('created_at')} as at from photo
  where tenant_id = $1 and profile_id = $2 order by position, id`;
const ORDERS = `select id, status, credits, amount, currency, ${iso('created_at')} as at, receipt_number from payment_order
  where tenant_id = $1 and account_id = $2 order by created_at desc, id desc limit 20`;
const CONSENTS = `select kind, given, terms_date::text as terms_date, ${iso('created_at')} as at from consent
  where tenant_id = $1 and account_id = $2 order by created_at desc limit 50`;
const EXPORTS = `select status, ${iso('asked_at')} as at from data_export
  where tenant_id = $1 and account_id = $2 order by asked_at desc limit 20`;

/** Complaints come from addresses: those from the address of now. */
const COMPLAINTS = `select c.reference, c.kind, c.state, ${iso('c.created_at')} as at
  from account a join complaint c on c.tenant_id = a.tenant_id and lower(c.email) = lower(a.email) and c.email <> ''
  where a.tenant_id = $1 and a.id = $2 order by c.created_at desc, c.id desc limit 20`;

/** Reads the parts of a member's file besides the account, in one round trip. */
@Injectable()
export class MemberSections {
  constructor(private readonly platform: PlatformDatabase) {}

  async read(tenantId: number, account: number): Promise<FileSections> {
    const [row] = await this.platform.query<FileSections>(
      `select ${list(DEVICES)} as devices, ${list(PHOTOS)} as photos, ${list(ORDERS)} as orders,
         ${list(CONSENTS)} as consents, ${list(EXPORTS)} as exports, ${list(COMPLAINTS)} as complaints`,
      [tenantId, account],
    );
    if (!row) throw new Error('a select without a table has no row');
    return row;
  }
}
