import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { ModerationFigures } from '../../moderation';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { YearRequest } from './moderation-figures.request';
import { ModerationFiguresResponse } from './moderation-figures.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/moderation-figures')
export class StaffModerationFiguresController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ModerationFigures) private readonly figures: ModerationFigures,
  ) {}

  /** Counts what the brand has to publish about a calendar year (UTC): notices, decisions, appeals and how long they took. */
  @Get()
  @ApiOkResponse({ type: ModerationFiguresResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.read',
    limit: perStaff(120, 3600),
    problems: [TenantNotFound, InvalidInput],
  })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { year }: YearRequest,
  ): Promise<ModerationFiguresResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.figures.of(tenant.id, year);
  }
}
