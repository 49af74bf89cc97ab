import Redis from 'ioredis';
import { Client } from 'pg';

describe('the services of a test run', () => {
  it('are a PostgreSQL that sorts and encodes as production does', async () => {
    const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
    await client.connect();
    const { rows } = await client.query<{ provider: string; encoding: string; letters: string }>(
      `select datlocprovider as provider, pg_encoding_to_char(encoding) as encoding,
              (select string_agg(letter, '' order by letter) from unnest(array['z', 'é', 'e', 'Å']) letter) as letters
       from pg_database where datname = current_database()`,
    );
    await client.end();
    expect(rows).toEqual([{ provider: 'i', encoding: 'UTF8', letters: 'Åeéz' }]);
  });

  it('are a Redis that never drops a key to make room', async () => {
    const redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
    expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    await redis.quit();
  });
});
