import { Module } from '@nestjs/common';
import { StorageModule } from '../../../platform/storage';
import { TenantsModule } from '../../tenants';
import { GonePicturesHandler } from '../photo-checks/gone-pictures.handler';
import { PhotoCheckAdminService } from '../photo-checks/photo-check-admin-service';
import { KeptEvidenceList } from '../evidence/kept-evidence';
import { MinorEvidence } from '../evidence/minor-evidence';
import { PlantedPhotos } from '../second-looks/planted-photos';
import { SecondLooks } from '../second-looks/second-looks';
import { AddPhoto } from './add-photo';
import { ClaimedPhotos } from './claimed-photos';
import { GoneFilesHandler } from './gone-files.handler';
import { KnownRejects } from './known-rejects';
import { PhotoAdminService } from './photo-admin-service';
import { PhotoFiles } from './photo-files';
import { PhotoNotes } from './photo-notes';
import { Pictures } from './pictures/pictures';
import { ReceivePicture } from './receive-picture';
import { SimilarRejects } from './similar-rejects';

/** Making photos and deciding about them, for every process. */
@Module({
  imports: [StorageModule, TenantsModule],
  providers: [
    ...[AddPhoto, ClaimedPhotos, KnownRejects, PhotoAdminService, PhotoCheckAdminService, PhotoFiles, Pictures],
    ...[KeptEvidenceList, MinorEvidence, PhotoNotes, PlantedPhotos, ReceivePicture, SecondLooks, SimilarRejects],
  ],
  exports: [
    ...[AddPhoto, ClaimedPhotos, PhotoAdminService, PhotoCheckAdminService, PhotoFiles, Pictures],
    ...[KeptEvidenceList, PhotoNotes, PlantedPhotos, ReceivePicture, SecondLooks, SimilarRejects],
  ],
})
export class PhotosModule {}

/** Removes files: for the worker, which brings the outbox's handlers. */
@Module({ imports: [PhotosModule], providers: [GoneFilesHandler, GonePicturesHandler] })
export class PhotosJobsModule {}
