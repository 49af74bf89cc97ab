import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { currentTenantId } from '../../../../platform/tenancy';
import { endUnprovenCheck } from '../../photo-checks/unproven-check';
import { PhotoNotFound } from '../../photos/errors';
import { goneFiles } from '../../photos/gone-files';
import { lockPhotosOf, refreshMainPhoto } from '../../photos/main-photo';

@Injectable()
export class DeletePhoto {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
  ) {}

  /** No address leads to it from now on; the worker removes its files. */
  async delete(profileId: number, id: number): Promise<void> {
    const lock = lockPhotosOf(currentTenantId(), profileId);
    await this.database.transaction(async () => {
      await this.database.query(lock.text, lock.values);
      const [gone] = await this.database.query<{ key: string; blurred_key: string; file: string }>(
        'delete from photo where id = $1 and profile_id = $2 returning key, blurred_key, file',
        [id, profileId],
      );
      if (!gone) throw new PhotoNotFound();
      await this.database.batch([
        refreshMainPhoto(currentTenantId(), profileId),
        endUnprovenCheck(currentTenantId(), profileId),
        goneFiles({ profileId, key: gone.key, blurredKey: gone.blurred_key }, gone.file),
      ]);
    });
    this.hint.give();
  }
}
