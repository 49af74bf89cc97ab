import { Module } from '@nestjs/common';
import { StorageModule } from '../../../platform/storage';
import { AddPhoto } from './add-photo';
import { GoneFilesHandler } from './gone-files.handler';
import { KnownRejects } from './known-rejects';
import { PhotoDesk } from './photo-desk';
import { PhotoFiles } from './photo-files';
import { Pictures } from './pictures/pictures';
import { ReceivePicture } from './receive-picture';

/** Making photos and deciding about them, for every process. */
@Module({
  imports: [StorageModule],
  providers: [AddPhoto, KnownRejects, PhotoDesk, PhotoFiles, Pictures, ReceivePicture],
  exports: [AddPhoto, PhotoDesk, PhotoFiles, Pictures, ReceivePicture],
})
export class PhotosModule {}

/** Removes files: for the worker, which brings the outbox's handlers. */
@Module({ imports: [PhotosModule], providers: [GoneFilesHandler] })
export class PhotosJobsModule {}
