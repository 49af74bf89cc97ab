import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type FastifyInstance } from 'fastify';

/** Larger than a photo of any phone, and what the edge lets through (`infra/edge/Caddyfile`). */
const MOST_BYTES = 64 * 1024 * 1024;
/** A client that sends nothing for as long gets its answer at once; nothing is on its way then. */
const QUIET_MS = 5000;
const QUIET_WHILE_ASKING_MS = 300;

/** Requests whose client waits for `100 Continue` before it sends its body, or gives up waiting and sends it. */
const asking = new WeakSet<IncomingMessage>();

/** Says `100 Continue` when the body is first read, so that a refused body need not be sent at all. */
export function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  asking.add(request);
  const read = request._read.bind(request);
  request._read = (size) => {
    if (asking.delete(request) && !response.headersSent) response.writeContinue();
    read(size);
  };
}

/**
 * Reads what is left of a request's body and drops it. A connection that is closed while bytes arrive is reset, which
 * destroys an answer that the client has not read yet; proxies report that as 502. Resolves to whether the end was
 * reached: not after 64 MB, after five seconds without a byte, or when the client leaves.
 */
export function discardBody(request: IncomingMessage): Promise<boolean> {
  if (request.complete || request.destroyed) return Promise.resolve(request.complete);
  const quiet = asking.delete(request) ? QUIET_WHILE_ASKING_MS : QUIET_MS;
  return new Promise((resolve) => {
    let bytes = 0;
    let timer = setTimeout(stop, quiet);
    function count(chunk: Buffer | string): void {
      bytes += chunk.length;
      clearTimeout(timer);
      if (bytes > MOST_BYTES) stop();
      else timer = setTimeout(stop, QUIET_MS);
    }
    function stop(): void {
      clearTimeout(timer);
      request.off('data', count).off('end', stop).off('close', stop).off('error', stop);
      resolve(request.complete);
    }
    request.on('data', count).on('end', stop).on('close', stop).on('error', stop).resume();
  });
}

/** Lets no answer go out before the request's body has been read, or given up: see `discardBody`. */
export function answerAfterBody(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (raw.complete || !hasBody(raw)) {
      done(null, payload);
      return;
    }
    void discardBody(raw).then((isWhole) => {
      // The framework closes connections whose body it did not read; one that has been read can be used again.
      if (isWhole) void reply.removeHeader('connection');
      else void reply.header('connection', 'close');
      done(null, payload);
    });
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
