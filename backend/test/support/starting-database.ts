import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

const REFUSAL = refusal();

/** A PostgreSQL that is still starting for the first connections, and the one behind the address for all others. */
export async function startingDatabase(
  url: string,
  refused: number,
): Promise<{ readonly url: string; connections(): number; close(): Promise<void> }> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((client) => {
    sockets.add(client.on('error', () => undefined));
    connections += 1;
    if (connections <= refused) {
      client.once('data', () => client.end(REFUSAL));
      return;
    }
    const upstream = connect(Number(target.port), target.hostname).on('error', () => undefined);
    sockets.add(upstream);
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** ErrorResponse as the server sends it during recovery. */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
