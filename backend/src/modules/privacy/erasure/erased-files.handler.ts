import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { Storage } from '../../../platform/storage';
import { PhotoFiles } from '../../members';
import { ExportFiles } from '../exports/export-files';

export const ERASED_FILES_KIND = 'erased_files';

export interface ErasedFiles {
  readonly report: string;
  readonly account: number;
  readonly pictures: readonly string[];
}

/** Removes the files of an account whose rows are gone. Removed twice, they are gone once. */
@Injectable()
export class ErasedFilesHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly exports: ExportFiles,
    private readonly photos: PhotoFiles,
    private readonly storage: Storage,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.register(ERASED_FILES_KIND, ({ payload }: OutboxEntry) => this.remove(payload as ErasedFiles));
  }

  async remove({ report, account, pictures }: ErasedFiles): Promise<void> {
    await this.exports.deleteAll(account);
    await this.photos.deleteAll(account);
    for (const picture of pictures) await this.storage.delete(picture);
    await this.database.execute('update erasure_report set files_removed = files where id = $1', [report]);
  }
}
