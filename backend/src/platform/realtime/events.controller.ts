import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  CrossSiteRequest,
  type EarlyRequest,
  Endpoint,
  FastPaths,
  MEANT_MEMBER,
  MemberAuthenticator,
  type MemberIdentity,
  OtherMember,
  RateLimits,
  TooManyRequests,
  type RequestContext,
  isCrossSite,
  isMeant,
  limitedRoute,
  memberOf,
  perMember,
  siteOf,
} from '../http';
import { OpenStream } from './open-stream';

const PATH = 'events';
const LIMIT = perMember(120, 60);

@Controller('api')
export class EventsController {
  constructor(
    @Inject(OpenStream) private readonly opening: OpenStream,
    @Inject(MemberAuthenticator) private readonly members: MemberAuthenticator,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(FastPaths) routes: FastPaths,
  ) {
    routes.addStream(this, 'get', (request, response) => this.openEarly(request, response));
  }

  /**
   * Streams the member's events as server-sent events: each connection first gets what was missed since `Last-Event-ID`
   * or `after`, then `ready`, then new events. `member` names the page's member; a page of another one is refused.
   */
  @Get(PATH)
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: LIMIT,
    ownPagesOnly: true,
    problems: [AuthenticationRequired, CrossSiteRequest, OtherMember, TooManyRequests],
  })
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isMeant(meantIn(request.raw), memberOf(request))) throw new OtherMember();
    if (request.method === 'HEAD') {
      void reply.type('text/event-stream').send();
      return;
    }
    const start = await this.open(request.context, memberOf(request), request.raw, reply.raw);
    if (start === 'signed_out') throw new AuthenticationRequired();
    if (start === 'closing') {
      void reply.code(503).header('retry-after', '1').send();
      return;
    }
    reply.hijack();
    start();
  }

  /** Before the framework, whose request and answer would last as long as the stream. */
  private async openEarly({ raw, context }: EarlyRequest, response: ServerResponse): Promise<boolean> {
    if (context.session === undefined || context.revision === null) return false;
    if (isCrossSite({ method: 'GET', headers: raw.headers, context })) return false;
    const member = await this.members.authenticate(context.session.token);
    if (!member || !isMeant(meantIn(raw), member) || !isMeant(raw.headers[MEANT_MEMBER], member)) return false;
    const wait = await this.limits.takeFor({ raw, context }, LIMIT, {
      what: limitedRoute(`/api/${PATH}`, 'GET'),
      id: member.id,
    });
    if (wait > 0) return false;
    const start = await this.open(context, member, raw, response);
    if (typeof start === 'string') return false;
    start();
    return true;
  }

  private open(
    context: RequestContext,
    { id }: MemberIdentity,
    request: IncomingMessage,
    response: ServerResponse,
  ): ReturnType<OpenStream['open']> {
    const { id: tenantId } = siteOf({ context }).site;
    const token = context.session?.token ?? '';
    return this.opening.open({ id, token }, { ...context.scope, tenantId }, request, response);
  }
}

/** The member that the page shows, from the query because an EventSource cannot send headers. */
const meantIn = ({ url = '' }: IncomingMessage): string | null =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('member');
