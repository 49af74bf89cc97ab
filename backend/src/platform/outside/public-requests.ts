import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { BlockList, type LookupFunction, type Socket, isIP } from 'node:net';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { publicAddress } from '../geo';

const TIMEOUT_MS = 5000;
const LARGEST_HEADER = 16 * 1024;
const LARGEST_DISCARDED = 16 * 1024;
/** An idle connection is closed after as many milliseconds; services close theirs later. */
const KEPT = { keepAlive: true, maxSockets: 64, maxFreeSockets: 64, timeout: 30_000 };

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The address is, or leads to, somewhere inside: nothing of ours may be asked for by an address that others choose. */
export class AddressNotPublic extends Error {
  override name = 'AddressNotPublic';
}

/** The answer is not of the kind that was asked for. */
class UnfitAnswer extends Error {
  override name = 'UnfitAnswer';
}

interface Readable {
  readonly types: readonly string[];
  /** Bytes. */
  readonly most: number;
}

export interface OutsideFile {
  readonly type: string;
  readonly content: Buffer;
}

/** The answer to a POST, without its body. */
export interface OutsideAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Asks other people's servers: public addresses only, over TLS, without following them anywhere. */
@Injectable()
export class PublicRequests implements OnApplicationShutdown {
  private readonly mayLoopback: boolean;
  /** Connections that are kept, by protocol, each to the address that was checked when it was made. */
  private readonly kept = {
    'http:': new http.Agent({ ...KEPT }),
    'https:': new https.Agent({ ...KEPT }),
  };

  constructor(@Inject(CONFIG) config: Pick<Config, 'REQUESTS_TO_LOOPBACK'>) {
    this.mayLoopback = config.REQUESTS_TO_LOOPBACK === 'yes';
  }

  /** The status of the answer. Its body is not read: nobody decides how much of it we take. */
  async get(url: URL, headers: Readonly<Record<string, string>>): Promise<number> {
    const response = await this.ask(url, headers);
    response.destroy();
    return response.statusCode ?? 0;
  }

  /** Sends bytes over a connection that is kept for the next time. The answer's body is not read. */
  async post(url: URL, headers: Readonly<Record<string, string>>, body: Uint8Array): Promise<OutsideAnswer> {
    const response = await this.ask(url, headers, body);
    discard(response);
    return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
  }

  onApplicationShutdown(): void {
    for (const agent of Object.values(this.kept)) agent.destroy();
  }

  /** The body of an answer of 200. Rejects where it is of none of these types, or larger: it is not read to its end then. */
  async read(url: URL, { types, most }: Readable): Promise<OutsideFile> {
    const response = await this.ask(url, { accept: types.join(', ') });
    try {
      const type = response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
      if (response.statusCode !== 200) throw new UnfitAnswer(`status ${response.statusCode ?? 0}`);
      if (!types.includes(type)) throw new UnfitAnswer('type');
      return { type, content: await within(response, most) };
    } finally {
      response.destroy();
    }
  }

  /** The address at which a host is reached. Rejects where it leads inside. */
  addressOf(host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.lookup(host, {}, (error, address) => {
        if (error) reject(error);
        else resolve(typeof address === 'string' ? address : (address[0]?.address ?? ''));
      });
    });
  }

  private ask(url: URL, headers: Readonly<Record<string, string>>, body?: Uint8Array): Promise<http.IncomingMessage> {
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    return new Promise((resolve, reject) => {
      if (isIP(literal) > 0) this.refuseInside(literal);
      const { protocol } = url;
      if (protocol !== 'https:' && !(protocol === 'http:' && this.mayLoopback)) throw new AddressNotPublic();
      const asked = (protocol === 'https:' ? https : http).request(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        agent: body === undefined ? false : this.kept[protocol],
        lookup: this.lookup,
        maxHeaderSize: LARGEST_HEADER,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      asked.once('socket', (socket) => this.checkSocket(asked, socket));
      asked.once('response', resolve);
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // The other side closed a kept connection at the very moment that it was used.
        if (body !== undefined && asked.reusedSocket && error.code === 'ECONNRESET')
          this.ask(url, headers, body).then(resolve, reject);
        else reject(error);
      });
      asked.end(body);
    });
  }

  private checkSocket(asked: http.ClientRequest, socket: Socket): void {
    const check = (): void => {
      try {
        this.refuseInside(socket.remoteAddress ?? '');
      } catch (error) {
        asked.destroy(error as Error);
      }
    };
    if (socket.connecting) socket.once('connect', check);
  }

  // The connection uses the address that was checked: a second lookup could return another one.
  private readonly lookup: LookupFunction = (hostname, options, done) => {
    // RFC 6761: names below localhost are this machine. Not every system's resolver knows them.
    if (this.mayLoopback && hostname.endsWith('.localhost')) {
      if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
      else done(null, '127.0.0.1', 4);
      return;
    }
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        done(error, '');
        return;
      }
      try {
        for (const { address } of addresses) this.refuseInside(address);
        const [first] = addresses;
        if (options.all) done(null, addresses);
        else done(null, first?.address ?? '', first?.family);
      } catch (refusal) {
        done(refusal as NodeJS.ErrnoException, '');
      }
    });
  };

  private refuseInside(address: string): void {
    if (publicAddress(address) !== undefined) return;
    const plain = address.replace(/^::ffff:/i, '');
    const family = isIP(plain);
    if (this.mayLoopback && family > 0 && loopback.check(plain, family === 6 ? 'ipv6' : 'ipv4')) return;
    throw new AddressNotPublic();
  }
}

/** Lets a short body pass, so that the connection can be used again, and closes it for anything longer. */
function discard(response: http.IncomingMessage): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LARGEST_DISCARDED) response.destroy();
  });
  // The status is known; a body that breaks off changes nothing.
  response.on('error', () => undefined);
}

async function within(response: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > most) throw new UnfitAnswer('size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
