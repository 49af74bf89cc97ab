import Redis from 'ioredis';
import { Client } from 'pg';
import { uuidV7 } from '../../../../backend/src/platform/outbox/uuid-v7';

const WRITTEN_TOGETHER = 100;

/** Writes into the outbox of a brand, as its use cases do: in the tenant's scope, with a hint after each commit. */
export class OutboxWriter {
  private constructor(
    private readonly client: Client,
    private readonly redis: Redis,
  ) {}

  static async open(env: NodeJS.ProcessEnv, slug = 'everglow'): Promise<OutboxWriter> {
    const platform = new Client({ connectionString: env['DATABASE_PLATFORM_URL'] });
    await platform.connect();
    const { rows } = await platform.query<{ id: number }>('select id from tenant where slug = $1', [slug]);
    await platform.end();
    const client = new Client({ connectionString: env['DATABASE_URL'] });
    await client.connect();
    await client.query("select set_config('app.tenant_id', $1, false)", [String(rows[0]?.id)]);
    return new OutboxWriter(client, new Redis(env['REDIS_URL'] ?? ''));
  }

  /** Mails. */
  write(count: number): Promise<void> {
    return this.writeEach(
      'mail',
      Array.from({ length: count }, (_, index) => confirmation(index)),
    );
  }

  async writeEach(kind: string, payloads: readonly object[]): Promise<void> {
    for (let from = 0; from < payloads.length; from += WRITTEN_TOGETHER) {
      const some = payloads.slice(from, from + WRITTEN_TOGETHER);
      await this.client.query(
        `insert into outbox (id, kind, payload)
         select id, $3, payload from unnest($1::uuid[], $2::jsonb[]) as one (id, payload)`,
        [some.map(() => uuidV7()), some.map((payload) => JSON.stringify(payload)), kind],
      );
      await this.redis.publish('outbox', '');
    }
  }

  /** Resolves when every row is delivered and gone. */
  async emptied(): Promise<void> {
    for (;;) {
      const { rowCount } = await this.client.query('select 1 from outbox limit 1');
      if (rowCount === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async close(): Promise<void> {
    await this.client.end();
    this.redis.disconnect();
  }
}

const confirmation = (index: number) => ({
  mail: 'complaint_confirmation',
  params: { name: 'Jo', kind: 'complaint', reference: `C-${String(index).padStart(12, '0')}` },
  person: { address: `visitor${index}@visitor.example`, locale: 'nl' },
});
