import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { readSource } from '../../source/read-source';
import { SignUpPolicy } from '../../source/sign-up-policy';
import { SignUpAccessResponse } from './sign-up-access.response';

@Controller('api/sign-up-access')
export class ShowSignUpAccessController {
  constructor(@Inject(PublishedSites) private readonly published: PublishedSites) {}

  /** Whether this visitor may sign up, for pages further in than the one that was landed on. Records nothing. */
  @Get()
  @ApiOkResponse({ type: SignUpAccessResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(240, 60) })
  async show(@Req() request: FastifyRequest): Promise<SignUpAccessResponse> {
    const { site, revision } = siteOf(request);
    const { settings } = await this.published.document(site.id, revision);
    const source = readSource(request);
    return { has_source: source !== null, sign_up: SignUpPolicy.isOpen(settings, source) ? 'open' : 'closed' };
  }
}
