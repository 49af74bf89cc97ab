import { Injectable } from '@nestjs/common';
import { type Readable } from 'node:stream';
import { Database } from '../../../../platform/database';
import { currentTenantId } from '../../../../platform/tenancy';
import { PhotoCheckLate, PhotoCheckNotStarted } from '../../photo-checks/errors';
import { type OwnPhotoCheck, OwnPhotoChecks } from '../../photo-checks/own-photo-check';
import { lockPhotosOf } from '../../photos/main-photo';
import { PhotoFiles } from '../../photos/photo-files';
import { ReceivePicture } from '../../photos/receive-picture';

@Injectable()
export class SendCheckPicture {
  constructor(
    private readonly database: Database,
    private readonly checks: OwnPhotoChecks,
    private readonly receive: ReceivePicture,
    private readonly files: PhotoFiles,
  ) {}

  /** Begun in time is sent in time, however slow the connection is. `length` as the request tells it. */
  async send(profileId: number, body: Readable, length: number | undefined): Promise<OwnPhotoCheck> {
    const { check } = await this.checks.of(profileId);
    if (check?.status !== 'started') throw new PhotoCheckNotStarted();
    if (!check.in_time) throw new PhotoCheckLate();
    const { whole } = await this.receive.whileKept(body, length, (source) => this.receive.make(source));
    const file = await this.files.writeWhole(profileId, whole);
    try {
      await this.hand(profileId, check.id, file);
    } catch (error) {
      await this.files.deleteWhole(file).catch(() => undefined);
      throw error;
    }
    return this.checks.of(profileId);
  }

  /** Hands the picture to staff, unless another one was faster or the member has withdrawn or begun anew. */
  private async hand(profileId: number, id: number, file: string): Promise<void> {
    const lock = lockPhotosOf(currentTenantId(), profileId);
    await this.database.transaction(async () => {
      await this.database.query(lock.text, lock.values);
      const handed = await this.database.execute(
        `update photo_check c set status = 'waiting', file = $3, sent_at = now()
         where c.id = $2 and c.profile_id = $1 and c.status = 'started'
           and not exists (select from photo_check o where o.profile_id = $1 and o.created_at > c.created_at)`,
        [profileId, id, file],
      );
      if (handed === 0) throw new PhotoCheckNotStarted();
    });
  }
}
