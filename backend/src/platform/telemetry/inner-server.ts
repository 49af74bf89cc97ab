import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { registry } from './metrics';

/** Answers a request of the inner port; resolves to false where it does not know the path. */
export type InnerHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;

export interface InnerServerOptions {
  readonly port: number;
  readonly bindAddress: string;
  /** Names what is not ready yet; an empty list means ready. */
  readonly notReady: () => Promise<readonly string[]> | readonly string[];
  readonly handlers?: readonly InnerHandler[];
}

/**
 * The port that only the platform itself can reach: `/healthz` (this process answers), `/readyz` (it may be sent work;
 * 503 with what is missing), `/metrics`, and what the handlers add.
 */
export async function startInnerServer(options: InnerServerOptions): Promise<Server> {
  const server = createServer((request, response) => {
    answer(options, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.bindAddress, resolve);
  });
  return server;
}

async function answer(options: InnerServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://inner');
  switch (url.pathname) {
    case '/healthz':
      return sendJson(response, 200, { status: 'ok' });
    case '/readyz': {
      const missing = await options.notReady();
      return sendJson(
        response,
        missing.length ? 503 : 200,
        missing.length ? { status: 'not ready', missing } : { status: 'ready' },
      );
    }
    case '/metrics':
      response.writeHead(200, { 'content-type': registry.contentType });
      response.end(await registry.metrics());
      return;
  }
  for (const handler of options.handlers ?? []) if (await handler(request, response, url)) return;
  sendJson(response, 404, { code: 'not_found' });
}

/** `body` as JSON, or already serialised. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
