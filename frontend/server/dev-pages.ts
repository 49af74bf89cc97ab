import type { Socket } from 'node:net';
import { isBrandAsset } from './brand-assets';
import { innerPath, type PageMaker } from './pages';
import type { Handler } from './request-handler';
import type { Door } from './visit';

/**
 * Next with reload, for development: hosts, redirects and brand files are answered as in production, every page goes to
 * Next each time. Next takes upgrades (hot reload) off the server that its first request came through.
 */
export async function startNextDev(dir: string, port: number) {
  const { default: next } = await import('next');
  const app = next({ dev: true, dir, hostname: 'localhost', port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const toNext: Handler = (request, response) => void handle(request, response);

  const wrap = (enter: Door, isTrusted: (socket: Socket) => boolean, others: Handler): Handler => {
    return (request, response) => {
      const url = request.url ?? '/';
      if (/^\/(?:_next|__next)/.test(url)) return toNext(request, response);
      const visit = enter(request, isTrusted(request.socket));
      const path = url.split('?', 1)[0] ?? '/';
      const isPage = typeof visit !== 'string' && !('movedTo' in visit) && request.method === 'GET';
      if (!isPage || path.startsWith('/fonts/') || isBrandAsset(path)) return others(request, response);
      const inner = innerPath(visit, path);
      request.url = inner + url.slice(path.length);
      if (request.headers['rsc'] !== undefined) response.setHeader('x-nextjs-rewritten-path', inner);
      toNext(request, response);
    };
  };
  const makePage: PageMaker = () => Promise.reject(new Error('pages go to Next directly in development'));
  return { wrap, makePage, close: () => app.close() };
}
