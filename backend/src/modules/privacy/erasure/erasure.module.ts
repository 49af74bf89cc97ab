import { Module } from '@nestjs/common';
import { StorageModule } from '../../../platform/storage';
import { PhotosModule } from '../../members';
import { ExportFiles } from '../exports/export-files';
import { EraseAccount } from './erase-account';
import { ErasedFilesHandler } from './erased-files.handler';
import { ErasureReports } from './erasure-reports';
import { Erasures } from './erasures';

/** Provides the reports of erasures to the api. */
@Module({ providers: [ErasureReports], exports: [ErasureReports] })
export class ErasureModule {}

/** Erases what is due: for the worker, which brings the outbox's handlers. */
@Module({
  imports: [PhotosModule, StorageModule],
  providers: [EraseAccount, ErasedFilesHandler, Erasures, ExportFiles],
})
export class ErasureJobsModule {}
