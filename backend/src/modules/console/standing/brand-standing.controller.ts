import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { TenantAccess } from '../tenants/tenant-access';
import { BrandStandingsResponse } from './brand-standing.response';
import { BrandStandings, STANDING_DAYS } from './brand-standings';

@ApiTags('staff')
@Controller('api/staff/brand-standing')
export class StaffBrandStandingController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(BrandStandings) private readonly standings: BrandStandings,
  ) {}

  /** How each tenant that the caller reaches stands: what is live, and what came in over the latest days. */
  @Get()
  @ApiOkResponse({ type: BrandStandingsResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: perStaff(30, 60) })
  async show(@Req() request: FastifyRequest): Promise<BrandStandingsResponse> {
    return { days: STANDING_DAYS, brands: await this.standings.of(await this.access.list(request)) };
  }
}
