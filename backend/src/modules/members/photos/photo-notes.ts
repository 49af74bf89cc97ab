import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { audit } from '../../tenants';
import { PhotoNotFound } from './errors';
import { type PhotoAct } from './photo-admin-service';

export interface PhotoNote {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly at: Date;
}

export interface NewPhotoNote {
  /** Chosen by the caller: the same again is the same note. */
  readonly id: string;
  readonly text: string;
}

const MOST = 50;

/** Notes on photos, which moderators write for whoever looks next. The member reads them in their own export. */
@Injectable()
export class PhotoNotes {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Oldest first, while somebody has to look. A photo whose answer is known is given out again as if nobody had. */
  async list(tenantId: number, photo: number): Promise<PhotoNote[]> {
    const [known] = await this.platform.query('select from photo where tenant_id = $1 and id = $2', [tenantId, photo]);
    if (!known) throw new PhotoNotFound();
    return this.platform.query<PhotoNote>(
      `select n.id, n.author, n.text, n.at from photo_note n join photo f on f.tenant_id = n.tenant_id and f.id = n.photo_id
       where n.tenant_id = $1 and n.photo_id = $2 and (f.status = 'pending' or exists (
         select from second_look l where l.tenant_id = f.tenant_id and l.photo_id = f.id and l.decided_at is null))
       order by n.at, n.id limit ${MOST}`,
      [tenantId, photo],
    );
  }

  async add({ tenantId, photo, actor }: PhotoAct, { id, text }: NewPhotoNote): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const [found] = await connection.query<{ profile_id: number }>(
        'select profile_id from photo where tenant_id = $1 and id = $2 for key share',
        [tenantId, photo],
      );
      if (!found) throw new PhotoNotFound();
      const added = await connection.execute(
        `insert into photo_note (tenant_id, id, photo_id, profile_id, author, text) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing`,
        [tenantId, id, photo, found.profile_id, actor.email, text],
      );
      if (added === 0) return;
      await audit(connection, actor, {
        action: 'photo.noted',
        tenantId,
        // The subject is written as in the member's file. The words stand in the note alone, which an erasure deletes.
        subject: `account:${found.profile_id}`,
        details: { photo, note: id },
      });
    });
  }
}
