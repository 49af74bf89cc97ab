import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { PhotoNotFound } from './errors';
import { isPaid, mostOf } from './photo-limit';
import { PHOTO_COLUMNS, type PhotoRow } from './photo-row';

/** A member's own photos. */
@Injectable()
export class OwnPhotos {
  constructor(private readonly database: Database) {}

  list(profileId: number): Promise<PhotoRow[]> {
    return this.database.query<PhotoRow>(
      `select ${PHOTO_COLUMNS} from photo f where f.profile_id = $1 order by f.position, f.id`,
      [profileId],
    );
  }

  async get(profileId: number, id: number): Promise<PhotoRow> {
    const [row] = await this.database.query<PhotoRow>(
      `select ${PHOTO_COLUMNS} from photo f where f.profile_id = $1 and f.id = $2`,
      [profileId, id],
    );
    if (!row) throw new PhotoNotFound();
    return row;
  }

  /** How many photos there are, and may be. */
  async room(profileId: number): Promise<{ readonly count: number; readonly most: number }> {
    const [row] = await this.database.query<{ count: number; paid: boolean }>(
      `select count(*)::integer as count, ${isPaid('$1')} as paid from photo f where f.profile_id = $1`,
      [profileId],
    );
    return { count: row?.count ?? 0, most: mostOf(row?.paid ?? false) };
  }
}
