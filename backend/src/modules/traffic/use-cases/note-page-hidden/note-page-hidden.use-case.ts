import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ONE_DAY = 24 * 60 * 60;

/**
 * Merges the beacons of one page. A page is hidden more than once (somebody looks at another tab and comes
 * back), and beacons may arrive twice or out of order, so each only ever moves one way: the time to the latest, and a
 * bounce is one for as long as every beacon has said so. Who stayed after all is never a bounce again.
 */
@Injectable()
export class NotePageHidden {
  constructor(private readonly database: Database) {}

  /** `bounced` undefined: the page says nothing of it. A visit that is unknown, foreign or of another day is left alone. */
  async note(visit: unknown, bounced: boolean | undefined): Promise<void> {
    if (typeof visit !== 'string' || !UUID.test(visit)) return;
    await this.database.execute(
      `update visit set
         hidden_seconds = greatest(hidden_seconds, extract(epoch from now() - at)::integer),
         bounced = coalesce(bounced, true) and $2,
         bounce_logged = bounce_logged or $3
       where id = $1 and at > now() - make_interval(secs => $4)`,
      [visit, bounced ?? false, bounced !== undefined, ONE_DAY],
    );
  }
}
