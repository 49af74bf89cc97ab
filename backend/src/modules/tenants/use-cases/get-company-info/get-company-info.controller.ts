import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Endpoint, ReadyAnswer, siteOf } from '../../../../platform/http';
import { publicDocument } from '../../document';
import { PublishedSites } from '../../published/published-sites';
import { CompanyInfoResponse } from './company-info.response';

@Controller('api')
export class GetCompanyInfoController {
  private readonly ready = new LRUCache<string, ReadyAnswer>({ max: 2000 });

  constructor(@Inject(PublishedSites) private readonly published: PublishedSites) {}

  /** The trader behind the brand, as the law wants visitors to be told. Loaded once by a page and kept. */
  @Get(['companyinfo.php', 'companyinfo'])
  @ApiOkResponse({ type: CompanyInfoResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: 'none' })
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { site, revision } = siteOf(request);
    const key = `${site.id}:${revision}`;
    let answer = this.ready.get(key);
    if (!answer) {
      const { company } = publicDocument(await this.published.document(site.id, revision));
      answer = new ReadyAnswer(company, 'private, no-cache');
      this.ready.set(key, answer);
    }
    answer.send(request, reply);
  }
}
