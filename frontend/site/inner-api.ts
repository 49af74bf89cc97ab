import http from 'node:http';

class InnerApiError extends Error {
  override name = 'InnerApiError';
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

const agent = new http.Agent({ keepAlive: true });
const MAX_ANSWER_BYTES = 64 << 20;

/**
 * JSON from the api's inner port. Plain node:http, because Next wraps the global fetch in caching of its own.
 * @throws {InnerApiError} with the status, or without one where the api did not answer at all.
 */
export function getInnerJson(url: URL, options: { timeoutMs: number; signal?: AbortSignal }): Promise<unknown> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  return ask(url, options.signal ? AbortSignal.any([timeout, options.signal]) : timeout);
}

/** Hands JSON to the api's inner port. @throws {InnerApiError} as `getInnerJson` does. */
export async function postInnerJson(url: URL, body: unknown, { timeoutMs }: { timeoutMs: number }): Promise<void> {
  await ask(url, AbortSignal.timeout(timeoutMs), JSON.stringify(body));
}

function ask(url: URL, signal: AbortSignal, body?: string): Promise<unknown> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error instanceof InnerApiError ? error : new InnerApiError(`${url.pathname}: ${error.message}`));
    };
    const request = http.request(url, { agent, signal, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) response.destroy(new InnerApiError(`${url.pathname}: answer too large`));
        else chunks.push(chunk);
      });
      response.on('error', fail);
      response.on('end', () => {
        if (response.statusCode !== 200) {
          fail(new InnerApiError(`${url.pathname}: status ${response.statusCode ?? 0}`, response.statusCode));
          return;
        }
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        } catch (error) {
          fail(error as Error);
        }
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The api closed a connection that was idle, at the moment it was used again.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(ask(url, signal, body));
      else fail(error);
    });
    request.end(body);
  });
}
