import { Module } from '@nestjs/common';
import { StorageModule } from '../../platform/storage';
import { TenantsModule } from '../tenants';
import { EXPORTED_TABLES, ExportArchive } from './exports/export-archive';
import { ExportFiles } from './exports/export-files';
import { ExportHandler } from './exports/export.handler';
import { MakeExport } from './exports/make-export';
import { PersonalRows } from './exports/personal-rows';
import { PERSONAL_TABLES } from './personal-data';
import { ExportRetention } from './retention/export-retention';
import { AskExportController } from './use-cases/ask-export/ask-export.controller';
import { AskExport } from './use-cases/ask-export/ask-export.use-case';
import { DownloadExportController } from './use-cases/download-export/download-export.controller';
import { DownloadExport } from './use-cases/download-export/download-export.use-case';
import { ListExportsController } from './use-cases/list-exports/list-exports.controller';
import { ListExports } from './use-cases/list-exports/list-exports.use-case';

/** Exports and erasure of a member's data. Needs an OutboxHint from a global module. */
@Module({
  imports: [StorageModule],
  controllers: [AskExportController, DownloadExportController, ListExportsController],
  providers: [AskExport, DownloadExport, ExportFiles, ListExports],
})
export class PrivacyModule {}

/** Makes exports and deletes old ones: for the worker, which brings the outbox's handlers. */
@Module({
  imports: [StorageModule, TenantsModule],
  providers: [
    ...[ExportArchive, ExportFiles, ExportHandler, ExportRetention, MakeExport, PersonalRows],
    // The reverse of the order of erasure: readers want the profile first.
    { provide: EXPORTED_TABLES, useValue: PERSONAL_TABLES.toReversed() },
  ],
  exports: [ExportFiles],
})
export class PrivacyJobsModule {}
