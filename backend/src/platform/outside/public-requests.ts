import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { BlockList, type LookupFunction, isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { publicAddress } from '../geo';

const TIMEOUT_MS = 5000;
const LARGEST_HEADER = 16 * 1024;

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

/** Asks other people's servers: public addresses only, over TLS, without following them anywhere. */
@Injectable()
export class PublicRequests {
  private readonly mayLoopback: boolean;

  constructor(@Inject(CONFIG) config: Pick<Config, 'REQUESTS_TO_LOOPBACK'>) {
    this.mayLoopback = config.REQUESTS_TO_LOOPBACK === 'yes';
  }

  /** The status of the answer. Its body is not read: nobody decides how much of it we take. */
  async get(url: URL, headers: Readonly<Record<string, string>>): Promise<number> {
    const response = await this.ask(url, headers);
    response.destroy();
    return response.statusCode ?? 0;
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

  private ask(url: URL, headers: Readonly<Record<string, string>>): Promise<http.IncomingMessage> {
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    return new Promise((resolve, reject) => {
      if (isIP(literal) > 0) this.refuseInside(literal);
      if (url.protocol !== 'https:' && !(url.protocol === 'http:' && this.mayLoopback)) throw new AddressNotPublic();
      const { request } = url.protocol === 'https:' ? https : http;
      const asked = request(url, {
        headers,
        agent: false,
        lookup: this.lookup,
        maxHeaderSize: LARGEST_HEADER,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      asked.once('socket', (socket) => {
        socket.once('connect', () => {
          try {
            this.refuseInside(socket.remoteAddress ?? '');
          } catch (error) {
            asked.destroy(error as Error);
          }
        });
      });
      asked.once('response', resolve);
      asked.on('error', reject);
      asked.end();
    });
  }

  // The connection uses the address that was checked: a second lookup could return another one.
  private readonly lookup: LookupFunction = (hostname, options, done) => {
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
