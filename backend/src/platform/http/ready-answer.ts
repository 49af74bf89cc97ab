import { type ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type RequestClaims } from '../../../../contract/http/request-claims';
import { SECURITY_HEADERS } from './security-headers';

type Encoding = 'br' | 'gzip' | 'identity';

interface Form {
  /** The bytes, one a character: Node writes such a string and the headers in one go, but a buffer in two. */
  readonly wire: string;
  /** Names and values in turn, as `writeHead` takes them quickest. */
  readonly headers: string[];
}

/** An answer made once and sent many times: its bytes and headers as they go over the wire, and the tag that names them. */
export class ReadyAnswer {
  readonly etag: string;
  private readonly identity: Buffer;
  private readonly forms: Partial<Record<Encoding, Form>> = {};
  private readonly unchanged: string[];

  /** `cacheControl` says how long it may be kept and by whom. */
  constructor(body: unknown, cacheControl: string) {
    this.identity = Buffer.from(JSON.stringify(body));
    this.etag = `"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)}"`;
    this.unchanged = [
      ...['etag', this.etag, 'cache-control', cacheControl, 'vary', 'accept-encoding, cookie'],
      ...Object.entries(SECURITY_HEADERS).flat(),
    ];
  }

  /** Bytes held, for bounded caches: the compressed forms are at most as large as the plain one. */
  get size(): number {
    return this.identity.length * 2 + 1000;
  }

  /** Before the framework: one write, 304 to who has it already. Answers the status. */
  write({ ifNoneMatch, acceptEncoding }: RequestClaims, trace: string, response: ServerResponse): 200 | 304 {
    if (this.isKnown(ifNoneMatch)) {
      response.writeHead(304, [...this.unchanged, 'x-request-id', trace]);
      response.end();
      return 304;
    }
    const form = this.form(encodingOf(acceptEncoding));
    response.writeHead(200, [...form.headers, 'x-request-id', trace]);
    response.end(form.wire, 'latin1');
    return 200;
  }

  /** Within the framework. */
  send(request: FastifyRequest, reply: FastifyReply): void {
    const known = this.isKnown(request.headers['if-none-match']);
    const form = known ? undefined : this.form(encodingOf(request.headers['accept-encoding']));
    const headers = form?.headers ?? this.unchanged;
    for (let at = 0; at < headers.length; at += 2) void reply.header(headers[at] ?? '', headers[at + 1]);
    void reply.code(known ? 304 : 200).send(form && Buffer.from(form.wire, 'latin1'));
  }

  private isKnown(known: string | undefined): boolean {
    return known !== undefined && (known === this.etag || matchesEtag(known, this.etag));
  }

  private form(encoding: Encoding): Form {
    return (this.forms[encoding] ??= this.make(encoding));
  }

  private make(encoding: Encoding): Form {
    const body = encode(this.identity, encoding);
    const headers = [
      ...this.unchanged,
      ...['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ];
    return { wire: body.toString('latin1'), headers };
  }
}

function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

function encode(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  if (encoding === 'identity') return bytes;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}

/** Whether an `If-None-Match` names the answer that the client has already (RFC 9110, 13.1.2). */
export const matchesEtag = (header: string, etag: string): boolean =>
  header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
