import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type Device } from './sessions.response';

const MOST = 100;

interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly created_at: Date;
  readonly seen_at: Date;
}

@Injectable()
export class ListSessions {
  constructor(private readonly database: Database) {}

  async list(account: number, current: string): Promise<Device[]> {
    const rows = await this.database.query<SessionRow>(
      `select id, device, created_at, seen_at from session where account_id = $1 and expires_at > now()
       order by id = $2 desc, seen_at desc limit $3`,
      [account, current, MOST],
    );
    return rows.map(({ id, device, created_at, seen_at }) => ({
      id,
      device,
      created: created_at.toISOString(),
      last_seen: seen_at.toISOString(),
      current: id === current,
    }));
  }
}
