import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { TenantAccess } from '../tenants/tenant-access';
import { DeliveryStandingsResponse } from './delivery-standing.response';
import { DeliveryStandings } from './delivery-standings';

@ApiTags('staff')
@Controller('api/staff/delivery-standing')
export class StaffDeliveryStandingController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(DeliveryStandings) private readonly standings: DeliveryStandings,
  ) {}

  /** Counts how mails and pushes went, for each tenant that the caller reaches, over a day, a week and thirty days. */
  @Get()
  @ApiOkResponse({ type: DeliveryStandingsResponse })
  @Endpoint({ scope: 'platform', permission: 'platform.read', limit: perStaff(30, 60) })
  async show(@Req() request: FastifyRequest): Promise<DeliveryStandingsResponse> {
    return { brands: await this.standings.of(await this.access.list(request)) };
  }
}
