import { type Socket, createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type ServedRecord, answerTo, readQuestion } from './dns-message';

/** A name server on loopback with the records that a test gives it. */
export class NameServer {
  private readonly records = new Map<string, readonly ServedRecord[]>();
  /** The names about which it says nothing at all. */
  private readonly silentAbout = new Set<string>();

  private constructor(private readonly socket: Socket) {
    socket.on('message', (message, { port, address }) => {
      const question = readQuestion(message);
      if (this.silentAbout.has(question.name)) return;
      const known = this.records.get(question.name);
      const served = (known ?? []).filter(({ type }) => type === question.type);
      socket.send(answerTo(question, served, known !== undefined), port, address);
    });
  }

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket);
  }

  get port(): number {
    return this.socket.address().port;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Serves these records of a name instead of those before. */
  serve(name: string, ...records: readonly ServedRecord[]): this {
    this.records.set(name, records);
    return this;
  }

  /** Makes a zone whose own name servers are on this machine. */
  serveZone(zone: string): this {
    return this.serve(zone, { type: 'NS', value: `ns.${zone}` }).serve(`ns.${zone}`, { type: 'A', value: '127.0.0.1' });
  }

  keepSilentAbout(...names: readonly string[]): void {
    for (const name of names) this.silentAbout.add(name);
  }

  forget(): void {
    this.records.clear();
    this.silentAbout.clear();
  }

  async close(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }
}
