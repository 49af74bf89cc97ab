import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { GONE_FILES_KIND, type GoneFiles } from './gone-files';
import { PhotoFiles } from './photo-files';

/** Removes the files of photos that are no more. Removed twice, they are gone once. */
@Injectable()
export class GoneFilesHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly files: PhotoFiles,
  ) {}

  onModuleInit(): void {
    this.handlers.register(GONE_FILES_KIND, ({ payload }: OutboxEntry) => {
      const { account, whole, ...keys } = payload as GoneFiles;
      return this.files.delete({ profileId: account, ...keys }, whole);
    });
  }
}
