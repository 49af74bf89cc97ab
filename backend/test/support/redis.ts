import Redis from 'ioredis';

/** A database of the shared Redis that one test file has for itself, emptied. Files that use it take different numbers. */
export async function ownRedis(number: number): Promise<{ url: string; client: Redis; close(): Promise<void> }> {
  const base = process.env['TEST_REDIS_URL'];
  if (base === undefined) throw new Error('TEST_REDIS_URL is not set: jest sets it for integration tests');
  const url = Object.assign(new URL(base), { pathname: `/${number}` }).href;
  const client = new Redis(url);
  await client.flushdb();
  return {
    url,
    client,
    close: async () => {
      await client.flushdb();
      client.disconnect();
    },
  };
}
