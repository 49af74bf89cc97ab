import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from './startup-error';

const given = new Set<number>();

/**
 * A loopback port that is free now, below the range that systems give to outgoing connections: a child that is started
 * again must find its port still free.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(20_000, 32_000);
    if (!given.has(port) && (await isPortFree(port))) {
      given.add(port);
      return port;
    }
  }
  throw new Error('No free port between 20000 and 32000 was found.');
}

/** Whether a port can be bound now. */
function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = codeOf(error);
      if (code === 'EADDRINUSE' || code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
