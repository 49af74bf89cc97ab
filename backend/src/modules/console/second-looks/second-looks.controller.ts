import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { SecondLooks } from '../../members';
import { TenantAccess } from '../tenants/tenant-access';
import { SecondLooksResponse } from './second-looks.response';

/** How often two people came to the same about a photo. It says nothing of any one person. */
@ApiTags('staff')
@Controller('api/staff/second-looks')
export class StaffSecondLooksController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(SecondLooks) private readonly looks: SecondLooks,
  ) {}

  /** Counts the last thirty days by brand, without brands where nobody looked. */
  @Get()
  @ApiOkResponse({ type: SecondLooksResponse })
  @Endpoint({ scope: 'platform', permission: 'audit.read', limit: perStaff(600, 3600) })
  async list(@Req() request: FastifyRequest): Promise<SecondLooksResponse> {
    const tenants = await this.access.list(request);
    const found = await this.looks.agreement(tenants.map(({ id }) => id));
    const brands = tenants.flatMap(({ id, slug }) =>
      found
        .filter((one) => one.tenant_id === id)
        .map(({ looked, agreed, known, known_right }) => ({ tenant: slug, looked, agreed, known, known_right })),
    );
    return { brands };
  }
}
