import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { VisitorCountry } from '../../../../platform/geo';
import { Endpoint, InvalidInput, hostAsked, localeOf, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { firstTouch, sourceCookie } from '../../source/read-source';
import { SignUpPolicy } from '../../source/sign-up-policy';
import { sourceOf } from '../../source/traffic-source';
import { RecordVisitRequest } from './record-visit.request';
import { RecordVisitResponse } from './record-visit.response';
import { RecordVisit } from './record-visit.use-case';

@Controller('api/visits')
export class RecordVisitController {
  constructor(
    @Inject(RecordVisit) private readonly visits: RecordVisit,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * A page reports that somebody landed on it. The labels of its address are kept in the cookie `source` for 30 days
   * unless an earlier touch left its own: the first one counts, here and at sign-up.
   */
  @Post()
  @ApiCreatedResponse({ type: RecordVisitResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(120, 60), problems: [InvalidInput] })
  async record(
    @Body() body: RecordVisitRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecordVisitResponse> {
    const { site, revision } = siteOf(request);
    const { settings } = await this.published.document(site.id, revision);
    const first = firstTouch(request);
    const source = first ?? sourceOf(body);
    const visit = await this.visits.record({
      host: hostAsked(request),
      path: body.path,
      locale: localeOf(request),
      country: this.countries.of(request),
      source,
      referrer: body.referrer,
      bounceLogged: body.lb ?? false,
    });
    if (!first && source)
      void reply.header('set-cookie', sourceCookie(source, this.config.PUBLIC_PROTOCOL === 'https'));
    return { visit, has_source: source !== null, sign_up: SignUpPolicy.isOpen(settings, source) ? 'open' : 'closed' };
  }
}
