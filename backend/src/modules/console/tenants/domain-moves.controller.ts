import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { DomainMoves, Domains, HostNotFound, HostNotLive, TenantNotFound } from '../../tenants';
import { TenantAccess } from './tenant-access';
import { DomainMoveRequest } from './tenants.request';
import { TenantHostsResponse } from './tenants.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/domain-moves')
export class StaffDomainMovesController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(Domains) private readonly domains: Domains,
    @Inject(DomainMoves) private readonly moves: DomainMoves,
  ) {}

  /** Makes a live alias the primary host. The old primary host, and whatever led to it, leads to the new one from then on. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: TenantHostsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'domain.write',
    stepUp: true,
    limit: perStaff(60, 3600),
    problems: [TenantNotFound, InvalidInput, HostNotFound, HostNotLive],
  })
  async move(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() { host, reason }: DomainMoveRequest,
  ): Promise<TenantHostsResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.moves.move(tenant.id, { host, reason }, actor);
    return { domains: await this.domains.list(tenant.id) };
  }
}
