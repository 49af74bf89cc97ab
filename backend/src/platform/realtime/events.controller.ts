import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  CallCounter,
  CrossSiteRequest,
  Endpoint,
  LiveRoutes,
  MemberAuthenticator,
  type MemberIdentity,
  OtherMember,
  SESSION_COOKIE,
  SESSION_TOKEN,
  TooManyRequests,
  type Visit,
  cookieIn,
  isCrossSite,
  isMeant,
  memberOf,
  perAddress,
  perMember,
  siteOf,
} from '../http';
import { OpenStream } from './open-stream';

const PATH = 'events';
const OF_A_MEMBER = { max: 120, seconds: 60 };

@Controller('api')
export class EventsController {
  private readonly calls = new CallCounter(OF_A_MEMBER.max, OF_A_MEMBER.seconds);

  constructor(
    @Inject(OpenStream) private readonly opening: OpenStream,
    @Inject(MemberAuthenticator) private readonly members: MemberAuthenticator,
    @Inject(LiveRoutes) routes: LiveRoutes,
  ) {
    // A household or an office has one address, and after a deploy all come at once.
    routes.addStream(`/api/${PATH}`, perAddress(1200, 60), (visit, request, response) =>
      this.openEarly(visit, request, response),
    );
  }

  /**
   * What happens to the member, as server-sent events: on each connection first what was missed since `Last-Event-ID` or
   * `after`, then `ready`, then all that comes. `member` says whose page asks; another's is refused.
   */
  @Get(PATH)
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(OF_A_MEMBER.max, OF_A_MEMBER.seconds),
    ownPagesOnly: true,
    problems: [AuthenticationRequired, CrossSiteRequest, OtherMember, TooManyRequests],
  })
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isMeant(meantIn(request.raw), memberOf(request))) throw new OtherMember();
    if (request.method === 'HEAD') {
      void reply.type('text/event-stream').send();
      return;
    }
    const start = await this.open(request.visit, memberOf(request), request.raw, reply.raw);
    if (start) {
      reply.hijack();
      start();
    } else void reply.code(503).header('retry-after', '1').send();
  }

  /** Before the framework, whose request and answer would last as long as the stream. */
  private async openEarly(visit: Visit, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const token = cookieIn(visit.cookies, SESSION_COOKIE);
    if (token === undefined || !SESSION_TOKEN.test(token)) return false;
    if (isCrossSite({ headers: request.headers, visit })) return false;
    const member = await this.members.authenticate(token);
    if (!member || !isMeant(meantIn(request), member) || !this.calls.take(`${visit.site?.id ?? 0}:${member.id}`))
      return false;
    const start = await this.open(visit, member, request, response);
    start?.();
    return start !== undefined;
  }

  private open(
    visit: Visit,
    member: MemberIdentity,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<(() => void) | undefined> {
    const { id: tenantId } = siteOf({ visit }).site;
    return this.opening.open(member, { ...visit.scope, tenantId }, request, response);
  }
}

/** Whom the page shows: an EventSource has no headers to say it in. */
const meantIn = ({ url = '' }: IncomingMessage): string | null =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('member');
