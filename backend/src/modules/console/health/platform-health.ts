import { Inject, Injectable } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { REDIS } from '../../../platform/cache';
import { PlatformDatabase } from '../../../platform/database';
import { outboxStanding } from '../../../platform/outbox';
import { runningProcesses } from '../../tenants';
import { type PlatformHealthResponse } from './health.response';

interface DatabaseSize {
  readonly bytes: string;
  readonly connections: number;
  readonly most_connections: number;
}

/** How the parts of the platform stand now, for a person who looks. */
@Injectable()
export class PlatformHealth {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async read(): Promise<PlatformHealthResponse> {
    const [processes, outbox, database, redis] = await Promise.all([
      runningProcesses(this.platform),
      outboxStanding(this.platform),
      this.database(),
      this.ping(),
    ]);
    return { processes, outbox, database, redis };
  }

  private async database(): Promise<PlatformHealthResponse['database']> {
    const [row] = await this.platform.query<DatabaseSize>(
      `select pg_database_size(oid)::text as bytes, pg_stat_get_db_numbackends(oid) as connections,
         current_setting('max_connections')::integer as most_connections
       from pg_database where datname = current_database()`,
    );
    if (!row) throw new Error('no answer');
    return { ...row, bytes: Number(row.bytes) };
  }

  /** Without Redis much else works: this tells it, and fails for nothing. */
  private async ping(): Promise<PlatformHealthResponse['redis']> {
    const begun = performance.now();
    const reachable = await this.redis.ping().then(
      () => true,
      () => false,
    );
    return { reachable, answer_ms: reachable ? Math.round(performance.now() - begun) : null };
  }
}
