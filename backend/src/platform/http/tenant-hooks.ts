import { type FastifyInstance, type FastifyReply } from 'fastify';
import { runInScope } from '../tenancy';
import { type TenantResolver, type Refusal, isRefusal } from './tenant-resolver';
import { problemBody } from './problem.filter';
import { budgetOf } from './request-budget';
import { type RequestContext } from './site-request';

/** Resolves the tenant of every request of the framework, and runs its handler in the tenant's scope. */
export function installTenantResolver(fastify: FastifyInstance, resolver: TenantResolver): void {
  fastify.decorateRequest('context', null as unknown as RequestContext);
  fastify.addHook('onRequest', (request, reply, done) => {
    const entry = resolver.enter(request.raw);
    if (isRefusal(entry)) {
      sendRefusal(reply, entry);
      return;
    }
    request.context = entry;
    void reply.header('x-request-id', entry.scope.trace);
    done();
  });
  // After the body has been read: its events fire in the connection's context, not in the request's.
  fastify.addHook('preHandler', (request, _reply, done) => {
    budgetOf(request.raw).run(() => {
      runInScope(request.context.scope, done);
    });
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    budgetOf(request.raw).lift();
    done();
  });
}

function sendRefusal(reply: FastifyReply, { status, code, location, retryAfter }: Refusal): void {
  void reply.code(status).header('cache-control', 'no-store');
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  if (location !== undefined) void reply.header('location', location).send();
  else void reply.type('application/problem+json; charset=utf-8').send(problemBody(status, code));
}
