import { Agent, type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Duplex } from 'node:stream';
import { StartupError, codeOf } from '../startup-error';
import { targetOf } from './headers';
import { type UpstreamName, type Upstreams, routeOf } from './routes';
import { type Attempt, forward } from './forward';
import { tunnel } from './tunnel';

export interface EdgeOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly upstreams: Upstreams;
  /** The addresses to listen on; both loopback addresses by default, because browsers try either for *.localhost. */
  readonly addresses?: readonly string[] | undefined;
  /** How long a repeatable request waits for a process that is being started again. */
  readonly patienceMs?: number;
}

export interface Edge {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const loopback = ['127.0.0.1', '::1'];

/** A small reverse proxy for one machine: one port, every site, streams in both directions. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const turns: Record<UpstreamName, number> = { api: 0, web: 0, mail: 0, pay: 0, templates: 0 };
  const upstreamsFor = (name: UpstreamName): readonly string[] => {
    const all = options.upstreams[name] ?? [];
    const first = turns[name]++ % Math.max(all.length, 1);
    return [...all.slice(first), ...all.slice(0, first)];
  };
  const attempt = (request: IncomingMessage): Attempt => {
    const target = targetOf(request);
    const name = routeOf(target);
    return { request, target, name, upstreams: upstreamsFor(name), agent, patienceMs: options.patienceMs ?? 2000 };
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    forward(attempt(request), response).catch(() => response.destroy());
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    tunnel(attempt(request), socket, head);
  };

  const servers: Server[] = [];
  let { port } = options;
  for (const address of options.addresses ?? loopback) {
    // Whether a request without Host is broken is decided behind the edge, as in production.
    const server = createServer({ requireHostHeader: false, keepAliveTimeout: 30_000 }, handle);
    server.on('upgrade', upgrade);
    try {
      port = await listen(server, port, address);
      servers.push(server);
    } catch (error) {
      // Not every machine has IPv6.
      if (address === '::1' && codeOf(error) !== 'EADDRINUSE') continue;
      await Promise.all(servers.map(close));
      throw obstacle(error, port);
    }
  }
  return {
    port,
    close: async () => {
      await Promise.all(servers.map(close));
      agent.destroy();
    },
  };
}

function listen(server: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

function obstacle(error: unknown, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is taken by another program; end that one or choose another with PORT=8081 npm start.`,
    );
  }
  if (code === 'EACCES')
    return new StartupError(`Port ${port} may not be used by this user; choose one above 1023 with PORT.`);
  return error;
}
