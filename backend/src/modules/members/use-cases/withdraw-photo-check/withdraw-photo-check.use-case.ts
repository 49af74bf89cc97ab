import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { currentTenantId } from '../../../../platform/tenancy';
import { lockPhotosOf } from '../../photos/main-photo';

@Injectable()
export class WithdrawPhotoCheck {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
  ) {}

  /** The row stays for a while as the record of what was agreed to and taken back; the picture goes by the outbox. */
  async withdraw(profileId: number): Promise<void> {
    await this.database.batch([
      lockPhotosOf(currentTenantId(), profileId),
      {
        text: `update photo_check set status = 'withdrawn', file = null, ended_at = now()
          where profile_id = $1 and status in ('started', 'waiting', 'verified')`,
        values: [profileId],
      },
      {
        text: 'update profile set verified_at = null where id = $1 and verified_at is not null',
        values: [profileId],
      },
    ]);
    this.hint.give();
  }
}
