import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';

/** An answer made once and sent many times: its bytes as they go over the wire, and the tag that names them. */
export class ReadyAnswer {
  readonly etag: string;
  private readonly identity: Buffer;
  private brotli: Buffer | undefined;
  private gzip: Buffer | undefined;

  constructor(body: unknown) {
    this.identity = Buffer.from(JSON.stringify(body));
    this.etag = `"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)}"`;
  }

  /** Bytes held, for bounded caches: the compressed forms are at most as large as the plain one. */
  get size(): number {
    return this.identity.length * 2 + 200;
  }

  /** Sends 304 to who has it already. `cacheControl` says how long it may be kept and by whom. */
  send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): void {
    const { headers } = request;
    void reply
      .header('etag', this.etag)
      .header('cache-control', cacheControl)
      .header('vary', 'accept-encoding, cookie');
    const known = headers['if-none-match'];
    if (known !== undefined && (known === this.etag || matches(known, this.etag))) {
      void reply.code(304).send();
      return;
    }
    const accepted = headers['accept-encoding'];
    const encoding = Array.isArray(accepted) ? accepted.join(',') : accepted;
    void reply.type('application/json; charset=utf-8');
    if (encoding?.includes('br'))
      void reply.header('content-encoding', 'br').send((this.brotli ??= compress(this.identity)));
    else if (encoding?.includes('gzip'))
      void reply.header('content-encoding', 'gzip').send((this.gzip ??= gzipSync(this.identity)));
    else void reply.send(this.identity);
  }
}

const matches = (header: string, etag: string): boolean =>
  header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);

const compress = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
