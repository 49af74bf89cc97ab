import { once } from 'node:events';
import { type Server, type Socket, createServer } from 'node:net';

/** A node's answers to commands that do not depend on a key. */
const ANSWERS: Readonly<Record<string, string>> = {
  info: bulk('redis_version:7.4.0\r\nredis_mode:cluster\r\nloading:0\r\n'),
  auth: '+OK\r\n',
  client: '+OK\r\n',
  ping: '+PONG\r\n',
  publish: ':0\r\n',
};
const MOVED = '-MOVED 3999 127.0.0.1:7001\r\n';

/** Speaks as a node of a Redis Cluster that has none of the keys: each command about one is answered with MOVED. */
export class ClusterNode {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<ClusterNode> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const node = new ClusterNode(server, `redis://127.0.0.1:${port}`);
    server.on('connection', (socket) => {
      node.sockets.add(socket);
      let unread = '';
      socket.on('error', () => undefined).on('close', () => node.sockets.delete(socket));
      socket.setEncoding('latin1').on('data', (bytes: string) => {
        unread += bytes;
        for (;;) {
          const command = readCommand(unread);
          if (!command) return;
          unread = unread.slice(command.length);
          socket.write(answerTo(command.words));
        }
      });
    });
    return node;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }
}

function answerTo([name = '', ...rest]: readonly string[]): string {
  const command = name.toLowerCase();
  if (command !== 'subscribe') return ANSWERS[command] ?? MOVED;
  return rest.map((channel, at) => `*3\r\n${bulk('subscribe')}${bulk(channel)}:${at + 1}\r\n`).join('');
}

/** The first command of a text, an array of bulk strings; undefined while it is not here as a whole. */
function readCommand(text: string): { readonly words: readonly string[]; readonly length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  const words: string[] = [];
  let at = head[0].length;
  while (words.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20));
    if (!size) return undefined;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    if (text.length < at) return undefined;
    words.push(text.slice(from, at - 2));
  }
  return { words, length: at };
}

function bulk(text: string): string {
  return `$${text.length}\r\n${text}\r\n`;
}
