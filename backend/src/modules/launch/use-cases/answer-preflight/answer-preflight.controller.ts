import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { readClaims } from '../../../../../../contract/http/request-claims';
import { namedHost } from '../../../../../../contract/http/trusted-hop';
import { parseHost } from '../../../../../../contract/tenancy/host';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { Endpoint, perAddress } from '../../../../platform/http';
import { PreflightNonceInvalid } from '../../errors';
import { preflightProof } from '../../preflight-proof';

@Controller('api/preflight')
export class AnswerPreflightController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Proves that a request to this host arrived at this deployment, on hosts that are verified already, too. */
  @Get(':nonce')
  @ApiExcludeEndpoint()
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(120, 60), problems: [PreflightNonceInvalid] })
  answer(@Param('nonce') nonce: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const named = namedHost(readClaims(request.raw), request.context.trustedHop);
    const host = typeof named === 'string' ? undefined : parseHost(named.host);
    if (host === undefined || !/^[0-9a-f]{32}$/.test(nonce)) throw new PreflightNonceInvalid();
    void reply.type('text/plain; charset=utf-8').send(preflightProof(this.config.SECRET_KEY, host, nonce));
  }
}
