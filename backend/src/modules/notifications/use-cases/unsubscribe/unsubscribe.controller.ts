import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiOkResponse, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, TooManyRequests, inLanguageOfPage, isForm, ownPage, perAddress } from '../../../../platform/http';
import { UnsubscribeLinkInvalid } from '../../errors';
import { UnsubscribeRequest } from './unsubscribe.request';
import { Unsubscribe } from './unsubscribe.use-case';

const PAGE = '/unsubscribe';

@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(@Inject(Unsubscribe) private readonly unsubscribe: Unsubscribe) {}

  /** Leads to the page that asks: programs that open the links in mails change nothing. */
  @Get()
  @ApiQuery({ name: 'token', type: String })
  @ApiResponse({ status: 303, description: 'To `/unsubscribe`.' })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(300, 3600) })
  get(@Query('token') token: unknown, @Res() reply: FastifyReply): void {
    const query = typeof token === 'string' ? `?token=${encodeURIComponent(token)}` : '';
    leadTo(reply, `${PAGE}${query}`);
  }

  /**
   * Stops mails by the link in one of them: those of its kind or, by the page's other button, all that are no answers.
   * Mail providers post here for their users (RFC 8058), without cookie, origin or redirect. The page's form is led on
   * to `/unsubscribe/done` or `/unsubscribe/error` (303).
   */
  @Post()
  @RouteConfig({ oneClickForm: true })
  @ApiQuery({ name: 'token', type: String, required: false })
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data', 'application/json')
  @ApiOkResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    // A provider's few addresses speak for all its users.
    limit: perAddress(3000, 3600),
    problems: [UnsubscribeLinkInvalid, TooManyRequests],
  })
  async post(
    @Query('token') queried: unknown,
    @Body() body: UnsubscribeRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const token = [queried, body.token, ownPage(request)?.searchParams.get('token')].find(
      (given) => typeof given === 'string' && given !== '',
    );
    const done = await this.unsubscribe.stop(String(token), body.stop === 'all');
    // The page's buttons say what to stop; a provider does not.
    if (body.stop !== undefined && isForm(request))
      return leadTo(reply, inLanguageOfPage(request, `${PAGE}/${done ? 'done' : 'error'}`));
    if (!done) throw new UnsubscribeLinkInvalid();
    void reply.code(200).send({});
  }
}

function leadTo(reply: FastifyReply, location: string): void {
  void reply.code(303).header('referrer-policy', 'no-referrer').header('location', location).send();
}
