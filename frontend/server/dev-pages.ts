import path from 'node:path';
import { isBrandAsset } from './brand-assets';
import { innerPath, type PageMaker } from './pages';
import type { Handler } from './request-handler';
import { checkRoute, needsFacts, type RevisionFacts } from './revision-facts';
import { type RouteTable, scanRoutes } from './route-table';
import type { TenantResolver, RequestContext } from './tenant-resolver';
import { WORKER_PATH } from './worker-script';

interface Shared {
  readonly enter: TenantResolver;
  readonly isTrusted: (address: string | undefined) => boolean;
  readonly facts: RevisionFacts;
}

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
  // Pages come and go while the server runs.
  const routes: RouteTable = (visible) => scanRoutes(path.join(dir, 'app'))(visible);

  const findInner = async (context: RequestContext, visible: string, facts: RevisionFacts): Promise<string> => {
    const route = routes(visible) ?? null;
    if (route === null || !needsFacts(route)) return innerPath(context, route);
    const checked = checkRoute(context, route, await facts.load(context));
    return innerPath(checked.context, checked.route);
  };

  const wrap = ({ enter, isTrusted, facts }: Shared, others: Handler): Handler => {
    return (request, response) => {
      const url = request.url ?? '/';
      if (/^\/(?:_next|__next)/.test(url)) return toNext(request, response);
      const context = enter(request, isTrusted(request.socket.remoteAddress));
      const visible = url.split('?', 1)[0] ?? '/';
      const isPage = typeof context !== 'string' && !('movedTo' in context) && request.method === 'GET';
      if (!isPage || visible.startsWith('/fonts/') || visible === WORKER_PATH || isBrandAsset(visible))
        return others(request, response);
      const go = (inner: string): void => {
        request.url = inner + url.slice(visible.length);
        if (request.headers['rsc'] !== undefined) response.setHeader('x-nextjs-rewritten-path', inner);
        toNext(request, response);
      };
      findInner(context, visible, facts).then(go, () => others(request, response));
    };
  };
  const makePage: PageMaker = () => Promise.reject(new Error('pages go to Next directly in development'));
  return { wrap, routes, makePage, close: () => app.close() };
}
