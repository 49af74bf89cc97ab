import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { uuidV7 } from '../../../../platform/outbox';
import { type TrafficSource } from '../../source/traffic-source';
import { pagePath } from './page-path';

export interface Landing {
  readonly host: string;
  readonly path: string;
  readonly locale: string;
  readonly country: string | null;
  readonly source: TrafficSource | null;
  /** The host that led here; the site's own leads nowhere. */
  readonly referrer: string | undefined;
  readonly bounceLogged: boolean;
}

/** Keeps that somebody landed on a page, and nothing that tells who. */
@Injectable()
export class RecordVisit {
  constructor(private readonly database: Database) {}

  async record({ host, path, locale, country, source, referrer, bounceLogged }: Landing): Promise<string> {
    const id = uuidV7();
    await this.database.execute(
      `insert into visit (id, host, path, locale, country, network, ref, sub1, sub2, sub3, referrer, bounce_logged)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        host,
        pagePath(path),
        locale,
        country,
        source?.network,
        source?.ref,
        source?.sub1,
        source?.sub2,
        source?.sub3,
        referrer === host ? null : referrer,
        bounceLogged,
      ],
    );
    return id;
  }
}
