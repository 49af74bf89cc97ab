import { Injectable } from '@nestjs/common';
import { Database, type RowOf } from '../../../../platform/database';
import { type PRIVACY_TABLES } from '../../tables';
import { type DataExport } from './exports.response';

const MOST = 20;

type Stored = Readonly<RowOf<typeof PRIVACY_TABLES.data_export>>;
type Row = Pick<DataExport, 'status' | 'bytes'> & Pick<Stored, 'id' | 'asked_at' | 'ready_at' | 'expires_at'>;

@Injectable()
export class ListExports {
  constructor(private readonly database: Database) {}

  async list(account: number): Promise<DataExport[]> {
    const rows = await this.database.query<Row>(
      `select id, asked_at, ready_at, expires_at, bytes::float8 as bytes,
         case when expires_at <= now() then 'expired' else status end as status
       from data_export where account_id = $1 order by asked_at desc, id desc limit $2`,
      [account, MOST],
    );
    return rows.map((row) => ({
      ...row,
      asked_at: row.asked_at.toISOString(),
      ready_at: row.ready_at?.toISOString() ?? null,
      expires_at: row.expires_at?.toISOString() ?? null,
    }));
  }
}
