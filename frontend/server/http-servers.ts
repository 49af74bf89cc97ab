import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** With the limits that keep slow and oversized requests from holding it. */
export function createPublicServer(): Server {
  const server = createServer({
    maxHeaderSize: 16_384,
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    // Longer than the two minutes for which the edge keeps idle connections, so that it never writes into a closed one.
    keepAliveTimeout: 125_000,
    noDelay: true,
  });
  server.maxRequestsPerSocket = 0;
  return server;
}

export function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Takes no more connections, lets running answers finish for a while, then ends them. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await atMost(graceMs, closed);
  server.closeAllConnections();
}

/** Connections that were upgraded, and Next in development, may never end by themselves. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
