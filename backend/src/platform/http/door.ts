import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type Config, originOf } from '../config/config';
import { type Host, type SiteDirectory, parseHost, readPreview, runInScope } from '../tenancy';
import { clientAddress, namedHost, trustedHop } from './hop';
import { problemBody } from './problem.filter';
import { type Visit, cookie } from './site-request';

const PLAIN_ID = /^[\w-]{8,64}$/;

/** Answers with a problem before any handler runs: unbranded, never kept by a cache. */
function refuse(reply: FastifyReply, status: number, code: string, retryAfter?: number): void {
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(problemBody(status, code));
}

/**
 * The one door for the tenant (law 1). Before anything else it turns the host into a site, or refuses: 400 where HTTP
 * itself is broken, 421 for a host that is nobody's, 308 to where a host has moved, 503 suspended, 410 retired.
 */
export function installDoor(fastify: FastifyInstance, config: Config, directory: SiteDirectory): void {
  const isTrusted = trustedHop(config.TRUSTED_PROXIES);
  const consoleHost = parseHost(config.CONSOLE_HOST);

  const enter = (request: FastifyRequest, reply: FastifyReply): Visit | undefined => {
    const trusted = isTrusted(request.socket.remoteAddress);
    const named = namedHost(request.raw, trusted);
    if (named === 'broken') return void refuse(reply, 400, 'malformed_host');
    const name = named === 'untrusted' ? undefined : parseHost(named.header);
    const given = trusted ? request.headers['x-request-id'] : undefined;
    const trace = typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID();
    void reply.header('x-request-id', trace);
    const visit = {
      scope: { tenantId: null, trace },
      site: undefined,
      host: undefined,
      revision: null,
      preview: false,
      address: clientAddress(request.raw, trusted),
      trustedHop: trusted,
      startedAt: performance.now(),
    } satisfies Visit;
    if (name !== undefined && name === consoleHost) return visit;
    const host = name === undefined ? undefined : directory.host(name);
    const site = host && directory.site(host.tenantId);
    if (!host || !site) return void refuse(reply, 421, 'unknown_host');

    const claim = readPreview(cookie(request, 'preview'), config.SECRET_KEY);
    const revision = claim?.tenantId === site.id ? claim.revision : undefined;
    // The link that starts a preview must be able to arrive before there is a cookie.
    const mayPreview = revision !== undefined || request.url.startsWith('/api/preview?');
    if (!admit(request, reply, host, mayPreview)) return undefined;
    if (site.revision === null && !mayPreview) return void refuse(reply, 421, 'unknown_host');
    return {
      ...visit,
      scope: { tenantId: site.id, trace },
      site,
      host,
      revision: revision ?? site.revision,
      preview: revision !== undefined,
    };
  };

  const admit = (request: FastifyRequest, reply: FastifyReply, host: Host, mayPreview: boolean): boolean => {
    switch (host.state) {
      case 'suspended':
        refuse(reply, 503, 'site_suspended', 3600);
        return false;
      case 'retired':
        refuse(reply, 410, 'site_retired');
        return false;
      case 'pending':
      case 'verified':
        if (!mayPreview) refuse(reply, 421, 'unknown_host');
        return mayPreview;
      case 'live':
        break;
    }
    switch (host.kind) {
      case 'redirect':
        void reply
          .code(308)
          .header('location', `${originOf(config, host.target ?? '')}${request.url}`)
          .send();
        return false;
      case 'preview':
        if (!mayPreview) refuse(reply, 403, 'preview_link_needed');
        return mayPreview;
      case 'primary':
      case 'alias':
        return true;
    }
  };

  fastify.decorateRequest('visit', null as unknown as Visit);
  fastify.addHook('onRequest', (request, reply, done) => {
    const visit = enter(request, reply);
    if (!visit) return; // answered
    request.visit = visit;
    done();
  });
  // After the body has been read: its events fire in the connection's context, not in the request's.
  fastify.addHook('preHandler', (request, _reply, done) => {
    runInScope(request.visit.scope, done);
  });
}
