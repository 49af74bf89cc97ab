import { Injectable } from '@nestjs/common';
import { type Readable } from 'node:stream';
import { AddPhoto } from '../../photos/add-photo';
import { PhotoHeicUnsupported, PhotoLimitReached, PhotoTypeUnsupported } from '../../photos/errors';
import { OwnPhotos } from '../../photos/own-photos';
import { type PhotoRow } from '../../photos/photo-row';
import { formatOf } from '../../photos/pictures/picture-format';
import { whileSpooled } from './spool';

@Injectable()
export class UploadPhoto {
  constructor(
    private readonly own: OwnPhotos,
    private readonly addPhoto: AddPhoto,
  ) {}

  /** The member's newest photo, which waits for staff. `length` as the request tells it. */
  async upload(profileId: number, body: Readable, length: number | undefined): Promise<PhotoRow> {
    const { count, most } = await this.own.room(profileId);
    if (count >= most) throw new PhotoLimitReached(most);
    return whileSpooled(body, length, ({ path, head }) => {
      const format = formatOf(head);
      if (format === undefined) throw new PhotoTypeUnsupported();
      if (format === 'heic') throw new PhotoHeicUnsupported();
      return this.addPhoto.add({ profileId, source: path, status: 'pending', most });
    });
  }
}
