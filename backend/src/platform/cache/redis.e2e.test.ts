import { Cable } from '../../../test/support/cable';
import { ownRedis } from '../../../test/support/redis';
import { RateLimits, perAddress } from '../http';
import { openRedis } from '.';

jest.setTimeout(30_000);

test('calls go on without a Redis that keeps its connections and answers nothing', async () => {
  const redis = await ownRedis(23);
  const cable = await Cable.before(redis.url);
  const connection = openRedis(cable.url, 'commands');
  try {
    await new Promise((resolve) => connection.once('ready', resolve));
    const limits = new RateLimits(connection);
    const limit = perAddress(2, 60);
    expect(await limits.take('here', limit, 'somebody')).toBe(0);
    cable.freeze();
    // Whoever asks at that moment waits until it is known; nobody does afterwards.
    expect(await limits.take('here', limit, 'somebody')).toBe(0);
    expect(connection.status).not.toBe('ready');
    expect(await limits.take('here', limit, 'somebody')).toBe(0);
    expect(await limits.take('here', limit, 'somebody')).toBeGreaterThan(0);
  } finally {
    connection.disconnect();
    await cable.close();
    await redis.close();
  }
});
