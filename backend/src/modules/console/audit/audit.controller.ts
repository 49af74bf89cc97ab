import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../platform/database';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { type AuditSearch, TenantNotFound, searchAudit } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { SearchAuditOfAllRequest, SearchAuditRequest } from './audit.request';
import { AuditResponse } from './audit.response';

const often = perStaff(600, 60);

@ApiTags('staff')
@Controller('api/staff')
export class StaffAuditController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
  ) {}

  /**
   * Lists the acts of staff, newest first, over all tenants that the caller reaches, or one. Acts without a tenant (people, roles,
   * the platform) only operators see.
   */
  @Get('audit')
  @ApiOkResponse({ type: AuditResponse })
  @Endpoint({ scope: 'platform', permission: 'audit.read', limit: often, problems: [TenantNotFound, InvalidInput] })
  async ofAll(
    @Req() request: FastifyRequest,
    @Query() { tenant, ...search }: SearchAuditOfAllRequest,
  ): Promise<AuditResponse> {
    if (tenant !== undefined) return this.of([(await this.access.enter(request, tenant)).tenant.id], search);
    const isOperator = this.access.actor(request).role === 'operator';
    return this.of(isOperator ? 'all' : (await this.access.list(request)).map(({ id }) => id), search);
  }

  /** Lists the acts of staff about one tenant, newest first. */
  @Get('tenants/:slug/audit')
  @ApiOkResponse({ type: AuditResponse })
  @Endpoint({ scope: 'platform', permission: 'audit.read', limit: often, problems: [TenantNotFound, InvalidInput] })
  async ofOne(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() search: SearchAuditRequest,
  ): Promise<AuditResponse> {
    return this.of([(await this.access.enter(request, slug)).tenant.id], search);
  }

  private async of(tenants: AuditSearch['tenants'], search: SearchAuditRequest): Promise<AuditResponse> {
    const { from, until, ...rest } = search;
    const entries = await searchAudit(this.platform, {
      ...{ ...rest, tenants, from: timeIn(from), until: timeIn(until) },
      most: search.most + 1,
    });
    const isLast = entries.length <= search.most;
    const shown = entries.slice(0, search.most);
    return { entries: shown, next: isLast ? null : (shown.at(-1)?.id ?? null) };
  }
}

const timeIn = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));
