import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { PublicRequests } from '../../../platform/outside';
import { PhotosModule } from '../../members';
import { TenantsModule } from '../../tenants';
import { Attachments } from './attachments';
import { DrawnSource } from './gifs/drawn/drawn-source';
import { GifSource } from './gifs/gif';
import { GifAddresses } from './gifs/provider/gif-addresses';
import { GifMedia } from './gifs/provider/gif-media';
import { GiphySource } from './gifs/provider/giphy-source';
import { ChatPhotos } from './photos/chat-photos';
import { OpenChatPhotoController } from './use-cases/open-chat-photo/open-chat-photo.controller';
import { SearchGifsController } from './use-cases/search-gifs/search-gifs.controller';
import { ServeChatPhotoController } from './use-cases/serve-chat-photo/serve-chat-photo.controller';
import { ServeGifController } from './use-cases/serve-gif/serve-gif.controller';
import { UploadChatPhotoController } from './use-cases/upload-chat-photo/upload-chat-photo.controller';

/** Attachments of messages: photos, gifts and GIFs. */
@Module({
  imports: [PhotosModule, TenantsModule],
  controllers: [
    ...[OpenChatPhotoController, ServeChatPhotoController, UploadChatPhotoController],
    ...[SearchGifsController, ServeGifController],
  ],
  providers: [
    Attachments,
    ChatPhotos,
    DrawnSource,
    GifAddresses,
    GifMedia,
    GiphySource,
    PublicRequests,
    {
      provide: GifSource,
      useFactory: (config: Config, drawn: DrawnSource, giphy: GiphySource) =>
        config.GIPHY_API_KEY === undefined ? drawn : giphy,
      inject: [CONFIG, DrawnSource, GiphySource],
    },
  ],
  exports: [Attachments],
})
export class AttachmentsModule {}
