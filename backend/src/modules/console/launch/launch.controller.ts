import { Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { Launch } from '../../launch';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { LaunchResponse } from './launch.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/launch')
export class StaffLaunchController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(Launch) private readonly launch: Launch,
  ) {}

  /** How far a brand is on its way to being live. While it is asked for, open checks are made every fifteen seconds. */
  @Get()
  @ApiOkResponse({ type: LaunchResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: perStaff(120, 60), problems: [TenantNotFound] })
  async show(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<LaunchResponse> {
    const { tenant } = await this.access.enterNow(request, slug);
    return this.launch.show(tenant);
  }

  /** Has every check made within seconds, and answers with what is known until then. */
  @Post('checks')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: LaunchResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.write', limit: perStaff(12, 60), problems: [TenantNotFound] })
  async check(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<LaunchResponse> {
    const { tenant, actor } = await this.access.enterNow(request, slug);
    return this.launch.askForChecks(tenant, actor);
  }
}
