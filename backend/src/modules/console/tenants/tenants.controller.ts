import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../platform/database';
import { Endpoint, perStaff } from '../../../platform/http';
import {
  type AuditEntry,
  type DomainRow,
  Domains,
  HostNotFound,
  HostStateRefused,
  HostTaken,
  InvalidHost,
  PrimaryHostTaken,
  TenantExists,
  TenantNotFound,
  type TenantRow,
  Tenants,
  listAudit,
} from '../../tenants';
import { TenantAccess } from './tenant-access';
import { ChangeDomainStateRequest, CreateTenantRequest, RegisterDomainsRequest } from './tenants.request';

const often = perStaff(600, 60);

@ApiTags('staff')
@Controller('api/staff/tenants')
export class StaffTenantsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(Tenants) private readonly tenants: Tenants,
    @Inject(Domains) private readonly domains: Domains,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
  ) {}

  /** The tenants that the caller reaches. */
  @Get()
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often })
  async list(@Req() request: FastifyRequest): Promise<{ tenants: TenantRow[] }> {
    return { tenants: await this.access.list(request) };
  }

  @Post()
  @Endpoint({ scope: 'platform', permission: 'domain.write', limit: often, problems: [TenantExists] })
  create(@Req() request: FastifyRequest, @Body() body: CreateTenantRequest): Promise<TenantRow> {
    return this.tenants.create(body.slug, this.access.actor(request));
  }

  /** One tenant with its hosts. */
  @Get(':slug')
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [TenantNotFound] })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
  ): Promise<TenantRow & { domains: DomainRow[] }> {
    const { tenant } = await this.access.enter(request, slug);
    return { ...tenant, domains: await this.domains.list(tenant.id) };
  }

  /** Adds hosts or changes what they are for. */
  @Put(':slug/domains')
  @Endpoint({
    scope: 'platform',
    permission: 'domain.write',
    limit: often,
    problems: [TenantNotFound, HostTaken, InvalidHost, PrimaryHostTaken],
  })
  async register(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() body: RegisterDomainsRequest,
  ): Promise<{ domains: DomainRow[] }> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.domains.register(tenant.id, body.domains, actor);
    return { domains: await this.domains.list(tenant.id) };
  }

  @Put(':slug/domains/:host/state')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'domain.write',
    limit: often,
    problems: [TenantNotFound, HostNotFound, HostStateRefused, PrimaryHostTaken],
  })
  async changeState(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('host') host: string,
    @Body() body: ChangeDomainStateRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.domains.changeState(tenant.id, host, body.state, actor);
  }

  /** The audit of this tenant, newest first. */
  @Get(':slug/audit')
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [TenantNotFound] })
  async audit(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<{ entries: AuditEntry[] }> {
    const { tenant } = await this.access.enter(request, slug);
    return { entries: await listAudit(this.platform, tenant.id) };
  }
}
