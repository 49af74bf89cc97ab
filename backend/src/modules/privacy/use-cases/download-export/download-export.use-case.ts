import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { type Readable } from 'node:stream';
import { Database } from '../../../../platform/database';
import { ExportNotFound } from '../../errors';
import { ExportFiles } from '../../exports/export-files';

export interface Download {
  readonly content: Readable;
  readonly madeAt: Date;
}

@Injectable()
export class DownloadExport {
  constructor(
    private readonly database: Database,
    private readonly files: ExportFiles,
  ) {}

  async open(account: number, id: string): Promise<Download> {
    const [row] = isUUID(id)
      ? await this.database.query<{ ready_at: Date }>(
          `select ready_at from data_export
           where id = $1 and account_id = $2 and status = 'ready' and expires_at > now()`,
          [id, account],
        )
      : [];
    if (row === undefined) throw new ExportNotFound();
    return { content: await this.files.read(account, id), madeAt: row.ready_at };
  }
}
