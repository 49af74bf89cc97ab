import { readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';

export interface Rendered {
  readonly status: number;
  readonly contentType: string;
  /** The headers that the browser's router reads along with the payload. */
  readonly routerHeaders: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Renders one inner path, as a document or as the payload that the router in the browser asks for. */
export type Renderer = (innerPath: string, headers: RouterHeaders) => Promise<Rendered>;

/** The only request headers that Next ever sees: no cookie, no state of a visitor's router. */
export type RouterHeaders = Readonly<
  Partial<Record<'rsc' | 'next-router-prefetch' | 'next-router-segment-prefetch', string>>
>;

const PASSED_ON = ['x-nextjs-stale-time', 'x-nextjs-postponed', 'x-nextjs-prerender'];
const RENDER_TIMEOUT_MS = 15_000;

/** Next, for production: only asked on a miss, with a request made for it. The process must stand in `dir`. */
export async function startNextRenderer(dir: string): Promise<Renderer> {
  // Next reads its configuration from what the build wrote down, so that production needs no compiler. The variable is
  // Next's own and private: the tests of navigation and revision change guard every upgrade.
  const files = JSON.parse(readFileSync(path.join(dir, '.next/required-server-files.json'), 'utf8')) as {
    config: unknown;
  };
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(files.config);
  // Only now: Next decides by NODE_ENV, at the moment it is loaded, which React it takes.
  const { default: next } = await import('next');
  const app = next({ dev: false, dir, hostname: 'localhost', port: 0, quiet: false });
  await app.prepare();
  const handle = app.getRequestHandler();
  return async (innerPath, headers) => {
    const request = new IncomingMessage(new Socket());
    request.method = 'GET';
    request.url = innerPath;
    request.headers = { host: 'web.invalid', ...headers };
    request.push(null);
    const response = new CapturedResponse(request);
    await withTimeout(Promise.all([handle(request, response), response.ended]), innerPath);
    const header = (name: string): string | undefined => response.getHeader(name)?.toString();
    const passed = PASSED_ON.flatMap((name) => (header(name) === undefined ? [] : [[name, header(name)]]));
    return {
      status: response.statusCode,
      contentType: header('content-type') ?? 'text/html; charset=utf-8',
      routerHeaders: Object.fromEntries(passed) as Record<string, string>,
      body: Buffer.concat(response.chunks),
    };
  };
}

function withTimeout(work: Promise<unknown>, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`rendering took too long: ${what}`));
    }, RENDER_TIMEOUT_MS);
    work.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}

type Chunk = string | Uint8Array;
type Done = ((error?: Error | null) => void) | undefined;

/** Takes what Next writes, without any connection. */
class CapturedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  readonly ended: Promise<void>;
  private readonly markEnded: () => void;
  // Own properties hide the inherited getters, which would ask a connection that is not there.
  override headersSent = false;
  override writableEnded = false;
  override writableFinished = false;

  constructor(request: IncomingMessage) {
    super(request);
    const { promise, resolve } = deferred();
    this.ended = promise;
    this.markEnded = resolve;
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((part): part is Record<string, string> => typeof part === 'object' && part !== null);
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value);
    return this;
  }

  override write(chunk: Chunk, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.headersSent = true;
    this.chunks.push(toBuffer(chunk, encoding));
    const callback = typeof encoding === 'function' ? encoding : done;
    if (callback) process.nextTick(callback);
    return true;
  }

  override end(chunk?: Chunk | (() => void) | null, encoding?: BufferEncoding | (() => void), done?: () => void): this {
    if (this.writableEnded) return this;
    if (chunk != null && typeof chunk !== 'function') this.chunks.push(toBuffer(chunk, encoding));
    this.headersSent = this.writableEnded = this.writableFinished = true;
    this.markEnded();
    const callback = [chunk, encoding, done].find((part) => typeof part === 'function');
    process.nextTick(() => {
      this.emit('finish');
      this.emit('close');
      callback?.();
    });
    return this;
  }

  override flushHeaders(): void {
    this.headersSent = true;
  }
}

function toBuffer(chunk: Chunk, encoding: unknown): Buffer {
  return typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding | undefined) : Buffer.from(chunk);
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
