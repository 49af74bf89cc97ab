import type Redis from 'ioredis';

/** Enough keys that each part of a cluster owns some of them. */
const KEYS = Array.from({ length: 24 }, (_, number) => `ready:${number}`);
/** A node of a Redis Cluster, which answers only for a part of the keys and is not supported. */
const CLUSTER = /^(?:MOVED|ASK|CROSSSLOT|CLUSTERDOWN|TRYAGAIN)\b/;

/** Whether this Redis is up and refuses commands, as a node of a Redis Cluster does. False while it is unreachable. */
export async function isRefusedByRedis(redis: Redis): Promise<boolean> {
  if (redis.status !== 'ready') return false;
  const answers = await Promise.all(
    KEYS.map((key) =>
      redis.exists(key).then(
        () => '',
        (error: unknown) => (error as Error).message,
      ),
    ),
  );
  return answers.some((message) => CLUSTER.test(message));
}
