import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { PhotoRejectedBefore } from './errors';

/** The largest distance of 64 bits at which pictures count as the same: resized, re-encoded or brightened ones stay within it. */
const ALIKE = 6;
/** A picture almost without lighter and darker sides looks like every other such picture. */
const TELLING = 6;

/** Whether a hash tells one picture from others, as SQL over `$n::bigint`. */
export const isTelling = (hash: string): string => `bit_count(${hash}::bit(64)) between ${TELLING} and ${64 - TELLING}`;

/** Pictures that the tenant's staff turned down. */
@Injectable()
export class KnownRejects {
  constructor(private readonly database: Database) {}

  /** Rejects with PhotoRejectedBefore where one of them looks like this. */
  async check(hash: bigint): Promise<void> {
    const [known] = await this.database.query<{ reason: string }>(
      `select reason from rejected_picture where bit_count((phash # $1::bigint)::bit(64)) <= ${ALIKE} limit 1`,
      [hash.toString()],
    );
    if (known) throw new PhotoRejectedBefore(known.reason);
  }
}
