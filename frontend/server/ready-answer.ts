import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Bodies, type Encoding, encodingOf } from './encoding';
import { SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from './security-headers';

export type HeaderMap = Readonly<Record<string, string>>;

type Form = Encoding | 'not-modified';

/** The properties of a request on which an answer depends. */
export interface Asked {
  readonly https: boolean;
  readonly requestId: string;
}

/**
 * An answer whose bytes and headers are made once and sent many times. Header lists are built at their first use and
 * sent as they are: putting an object together per request would cost more than everything else in it.
 */
export class ReadyAnswer {
  /** Set by each hit; the cache clears it when it looks for something to drop. */
  used = false;
  /** The memory that caching it takes: all bodies, and roughly its headers and bookkeeping. */
  readonly bytes: number;
  private readonly etag: string;
  private readonly lists: Record<'http' | 'https', Partial<Record<Form, string[]>>> = { http: {}, https: {} };

  constructor(
    readonly status: number,
    private readonly headers: HeaderMap,
    private readonly bodies: Bodies,
  ) {
    this.etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`;
    const distinct = new Set([bodies.identity, bodies.br, bodies.gzip]);
    this.bytes = 4000 + [...distinct].reduce((sum, body) => sum + body.length, 0);
  }

  get size(): number {
    return this.bodies.identity.length;
  }

  /** Sends it, as 304 where the reader has it. Synchronous to the end. */
  send(request: IncomingMessage, response: ServerResponse, asked: Asked): number {
    this.used = true;
    const known = request.headers['if-none-match'];
    if (known !== undefined && this.status === 200 && matches(known, this.etag)) {
      response.writeHead(304, this.list('not-modified', asked));
      response.end();
      return 304;
    }
    const encoding = encodingOf(request.headers['accept-encoding']);
    response.writeHead(this.status, this.list(encoding, asked));
    if (request.method === 'HEAD') response.end();
    else response.end(this.bodies[encoding]);
    return this.status;
  }

  private list(form: Form, asked: Asked): string[] {
    const lists = asked.https ? this.lists.https : this.lists.http;
    const list = (lists[form] ??= this.makeList(form, asked.https));
    // The last value is the request's own; writeHead has copied the list before anyone can change it again.
    list[list.length - 1] = asked.requestId;
    return list;
  }

  private makeList(form: Form, https: boolean): string[] {
    const headers: Record<string, string> = { ...SECURITY_HEADERS, ...this.headers, etag: this.etag };
    if (https) headers['strict-transport-security'] = STRICT_TRANSPORT_SECURITY;
    if (form === 'not-modified') {
      delete headers['content-type'];
    } else {
      const body = this.bodies[form];
      headers['content-length'] = String(body.length);
      if (body !== this.bodies.identity) headers['content-encoding'] = form;
    }
    return [...Object.entries(headers).flat(), 'x-request-id', ''];
  }
}

function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  if (!header.includes(',') && header.startsWith('W/')) return false;
  return header.split(',').some((part) => part.trim().replace(/^(?:W\/)?/, 'W/') === etag);
}
