import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Redis as it looks from behind a cable that a test can pull. */
export class Cable {
  private readonly sockets = new Set<Socket>();
  private isShut = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async before(url: string): Promise<Cable> {
    const target = new URL(url);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const cable = new Cable(server, Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href);
    server.on('connection', (client) => {
      if (cable.isShut) {
        client.destroy();
        return;
      }
      const upstream = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        cable.sockets.add(from);
        from.on('error', () => undefined);
        from.on('close', () => {
          cable.sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
    return cable;
  }

  shut(): void {
    this.isShut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  open(): void {
    this.isShut = false;
  }

  async close(): Promise<void> {
    this.shut();
    this.server.close();
    await once(this.server, 'close');
  }
}
