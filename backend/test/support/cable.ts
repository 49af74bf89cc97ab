import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Redis as it looks from behind a cable that a test can pull. */
export class Cable {
  private readonly sockets = new Set<Socket>();
  private isShut = false;
  /** How many there were when it was pulled. */
  private cut = 0;

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
    this.cut = Math.max(this.cut, this.sockets.size);
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  open(): void {
    this.isShut = false;
  }

  /** Opens, and waits until all are connected again that were before it was pulled, each of which comes in its time. */
  async mend(): Promise<void> {
    this.open();
    while (this.sockets.size < this.cut) await pause(20);
    this.cut = 0;
  }

  async close(): Promise<void> {
    this.shut();
    this.server.close();
    await once(this.server, 'close');
  }
}
