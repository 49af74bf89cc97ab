import { Injectable } from '@nestjs/common';
import { type Readable } from 'node:stream';
import { AddPhoto } from '../../photos/add-photo';
import { PhotoLimitReached } from '../../photos/errors';
import { OwnPhotos } from '../../photos/own-photos';
import { type PhotoRow } from '../../photos/photo-row';
import { ReceivePicture } from '../../photos/receive-picture';

@Injectable()
export class UploadPhoto {
  constructor(
    private readonly own: OwnPhotos,
    private readonly addPhoto: AddPhoto,
    private readonly receive: ReceivePicture,
  ) {}

  /** The member's newest photo, which waits for staff. `length` as the request tells it. */
  async upload(profileId: number, body: Readable, length: number | undefined): Promise<PhotoRow> {
    const { count, most } = await this.own.room(profileId);
    if (count >= most) throw new PhotoLimitReached(most);
    return this.receive.whileKept(body, length, (source) =>
      this.addPhoto.add({ profileId, source, status: 'pending', most }),
    );
  }
}
