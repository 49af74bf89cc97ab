import { Module } from '@nestjs/common';
import { TenantsModule } from '../../tenants';
import { CropPhotoController } from '../use-cases/crop-photo/crop-photo.controller';
import { CropPhoto } from '../use-cases/crop-photo/crop-photo.use-case';
import { DeletePhotoController } from '../use-cases/delete-photo/delete-photo.controller';
import { DeletePhoto } from '../use-cases/delete-photo/delete-photo.use-case';
import { ListMemberPhotosController } from '../use-cases/list-member-photos/list-member-photos.controller';
import { ListMemberPhotos } from '../use-cases/list-member-photos/list-member-photos.use-case';
import { ListPhotosController } from '../use-cases/list-photos/list-photos.controller';
import { OrderPhotosController } from '../use-cases/order-photos/order-photos.controller';
import { OrderPhotos } from '../use-cases/order-photos/order-photos.use-case';
import { SendCheckPictureController } from '../use-cases/send-check-picture/send-check-picture.controller';
import { SendCheckPicture } from '../use-cases/send-check-picture/send-check-picture.use-case';
import { ServeMediaController } from '../use-cases/serve-media/serve-media.controller';
import { ServeMedia } from '../use-cases/serve-media/serve-media.use-case';
import { ShowPhotoCheckController } from '../use-cases/show-photo-check/show-photo-check.controller';
import { ShowWholePhotoController } from '../use-cases/show-whole-photo/show-whole-photo.controller';
import { StartPhotoCheckController } from '../use-cases/start-photo-check/start-photo-check.controller';
import { StartPhotoCheck } from '../use-cases/start-photo-check/start-photo-check.use-case';
import { UploadPhotoController } from '../use-cases/upload-photo/upload-photo.controller';
import { UploadPhoto } from '../use-cases/upload-photo/upload-photo.use-case';
import { WithdrawPhotoCheckController } from '../use-cases/withdraw-photo-check/withdraw-photo-check.controller';
import { WithdrawPhotoCheck } from '../use-cases/withdraw-photo-check/withdraw-photo-check.use-case';
import { OwnPhotoChecks } from '../photo-checks/own-photo-check';
import { OwnPhotos } from './own-photos';
import { PhotosModule } from './photos.module';

/** Members' photos, and checks that members are the people in them: for the api. Needs an OutboxHint and a MemberAuthenticator from global modules. */
@Module({
  imports: [PhotosModule, TenantsModule],
  controllers: [
    CropPhotoController,
    DeletePhotoController,
    ListMemberPhotosController,
    ListPhotosController,
    OrderPhotosController,
    SendCheckPictureController,
    ServeMediaController,
    ShowPhotoCheckController,
    ShowWholePhotoController,
    StartPhotoCheckController,
    UploadPhotoController,
    WithdrawPhotoCheckController,
  ],
  providers: [
    ...[CropPhoto, DeletePhoto, ListMemberPhotos, OrderPhotos, OwnPhotos, ServeMedia, UploadPhoto],
    ...[OwnPhotoChecks, SendCheckPicture, StartPhotoCheck, WithdrawPhotoCheck],
  ],
})
export class PhotosHttpModule {}
