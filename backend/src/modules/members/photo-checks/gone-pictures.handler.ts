import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { PhotoFiles } from '../photos/photo-files';

/** The payload that the trigger of `photo_check` writes. The account's id tells whose row it is. */
interface GonePicture {
  readonly account: number;
  readonly file: string;
}

/** Removes the pictures of checks that are over. Removed twice, they are gone once. */
@Injectable()
export class GonePicturesHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly files: PhotoFiles,
  ) {}

  onModuleInit(): void {
    this.handlers.register('check_picture_gone', ({ payload }: OutboxEntry) =>
      this.files.deleteWhole((payload as GonePicture).file),
    );
  }
}
