import { createServer, type Server } from 'node:http';
import type { WebMetrics } from './metrics';

/** The port that only the platform itself can reach: `/healthz`, `/readyz` and `/metrics`. */
export function makeInnerServer(metrics: WebMetrics, isReady: () => boolean): Server {
  return createServer((request, response) => {
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    switch (request.url) {
      case '/healthz':
        return json(200, { status: 'ok' });
      case '/readyz':
        return isReady() ? json(200, { status: 'ready' }) : json(503, { status: 'not ready', missing: ['sites'] });
      case '/metrics':
        metrics.expose().then(
          (text) => {
            response.writeHead(200, { 'content-type': metrics.contentType });
            response.end(text);
          },
          () => json(500, { code: 'metrics_failed' }),
        );
        return;
      default:
        return json(404, { code: 'not_found' });
    }
  });
}
