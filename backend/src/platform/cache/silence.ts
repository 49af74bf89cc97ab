import type Redis from 'ioredis';

const LOOK_MS = 400;
/**
 * This many checks in a row without a received byte mean silence: 1.2 to 1.6 s. A pause of the process itself counts as
 * one check at most.
 */
const SILENT_LOOKS = 3;
/** The limit while it connects: as long as a server that is busy starting may take. */
const CONNECTING_LOOKS = 12;

/**
 * Destroys the socket of a connection on which nothing is answered: what waits there fails or is sent again, as it does
 * where Redis goes away. ioredis's own `socketTimeout` is not used, since it stays armed when the connection is cut
 * meanwhile and then ends the next, healthy one; here each look is about the socket of that moment.
 */
export function giveUpSilence(redis: Redis): void {
  let socket: Redis['stream'] | undefined;
  let heard = 0;
  let silent = 0;
  const timer = setInterval(() => {
    const { stream, status } = redis as { stream?: Redis['stream']; status: string };
    if (stream !== socket || (stream?.bytesRead ?? 0) !== heard) silent = 0;
    else if (stream !== undefined && !stream.destroyed) silent += 1;
    socket = stream;
    heard = stream?.bytesRead ?? 0;
    if (silent >= (status === 'ready' ? SILENT_LOOKS : CONNECTING_LOOKS)) stream?.destroy();
    else if (status === 'ready') redis.ping().catch(() => undefined);
  }, LOOK_MS);
  timer.unref();
  redis.once('end', () => {
    clearInterval(timer);
  });
}
