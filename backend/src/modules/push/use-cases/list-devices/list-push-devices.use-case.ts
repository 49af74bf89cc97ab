import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type MemberIdentity } from '../../../../platform/http';
import { type PushDevicesResponse } from './push-devices.response';

interface DeviceRow {
  readonly id: string;
  readonly device: string;
  readonly created_at: Date;
  readonly last_ok_at: Date | null;
  readonly endpoint_hash: Buffer;
  readonly shows_names: boolean;
  readonly current: boolean;
}

@Injectable()
export class ListPushDevices {
  constructor(private readonly database: Database) {}

  async list({ id, session }: MemberIdentity): Promise<PushDevicesResponse['devices']> {
    const rows = await this.database.query<DeviceRow>(
      `select p.id, p.device, p.created_at, p.last_ok_at, p.endpoint_hash, p.shows_names, s.id = $2::uuid as current
       from push_subscription p join session s on s.id = p.session_id
       where p.account_id = $1 and s.expires_at > now()
       order by current desc, p.confirmed_at desc, p.id`,
      [id, session],
    );
    return rows.map(({ created_at, last_ok_at, endpoint_hash, shows_names, ...row }) => ({
      id: row.id,
      device: row.device,
      since: created_at.toISOString(),
      current: row.current,
      last_ok: last_ok_at?.toISOString() ?? null,
      endpoint_hash: endpoint_hash.toString('hex'),
      show_names: shows_names,
    }));
  }
}
