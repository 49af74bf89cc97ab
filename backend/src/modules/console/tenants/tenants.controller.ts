import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, SecondFactorNeeded, StaffSessionNeeded, demandStepUp, perStaff } from '../../../platform/http';
import {
  Domains,
  HostNotFound,
  HostStateRefused,
  HostTaken,
  InvalidHost,
  PrimaryHostTaken,
  Revisions,
  TenantExists,
  TenantNotFound,
  type TenantRow,
  Tenants,
} from '../../tenants';
import { TenantAccess, staffIn } from './tenant-access';
import { type ShownTenant, TenantList } from './tenant-list';
import { ChangeDomainStateRequest, CreateTenantRequest, RegisterDomainsRequest } from './tenants.request';
import {
  StaffTenantResponse,
  StaffTenantWithHostsResponse,
  StaffTenantsResponse,
  TenantHostsResponse,
} from './tenants.response';

const often = perStaff(600, 60);

@ApiTags('staff')
@Controller('api/staff/tenants')
export class StaffTenantsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(Tenants) private readonly tenants: Tenants,
    @Inject(Domains) private readonly domains: Domains,
    @Inject(Revisions) private readonly revisions: Revisions,
    @Inject(TenantList) private readonly shownAs: TenantList,
  ) {}

  /** The tenants that the caller reaches. */
  @Get()
  @ApiOkResponse({ type: StaffTenantsResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often })
  async list(@Req() request: FastifyRequest): Promise<StaffTenantsResponse> {
    return { tenants: await this.shownAs.shown(await this.access.list(request)) };
  }

  @Post()
  @ApiCreatedResponse({ type: StaffTenantResponse })
  @Endpoint({ scope: 'platform', permission: 'domain.write', limit: often, problems: [TenantExists] })
  async create(@Req() request: FastifyRequest, @Body() body: CreateTenantRequest): Promise<StaffTenantResponse> {
    return this.shownOne(await this.tenants.create(body.slug, this.access.actor(request)));
  }

  /** One tenant with its hosts. */
  @Get(':slug')
  @ApiOkResponse({ type: StaffTenantWithHostsResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [TenantNotFound] })
  async show(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<StaffTenantWithHostsResponse> {
    const { tenant } = await this.access.enterNow(request, slug);
    const [shown, domains, newest_revision] = await Promise.all([
      this.shownOne(tenant),
      this.domains.list(tenant.id),
      this.revisions.newestNumber(tenant.id),
    ]);
    return { ...shown, newest_revision, domains };
  }

  /** Adds hosts or changes what they are for. To take a served host’s place as the primary one asks for a fresh second factor. */
  @Put(':slug/domains')
  @ApiOkResponse({ type: TenantHostsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'domain.write',
    limit: often,
    problems: [TenantNotFound, HostTaken, InvalidHost, PrimaryHostTaken, StaffSessionNeeded, SecondFactorNeeded],
  })
  async register(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() body: RegisterDomainsRequest,
  ): Promise<TenantHostsResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.domains.register(tenant.id, body.domains, actor, () => {
      demandStepUp(staffIn(request));
    });
    return { domains: await this.domains.list(tenant.id) };
  }

  /** Moves a host along. To take a served primary host out of service asks for a fresh second factor. */
  @Put(':slug/domains/:host/state')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'domain.write', limit: often },
    problems: [
      ...[TenantNotFound, HostNotFound, HostStateRefused, PrimaryHostTaken],
      ...[StaffSessionNeeded, SecondFactorNeeded],
    ],
  })
  async changeState(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('host') host: string,
    @Body() { state, reason }: ChangeDomainStateRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.domains.changeState(tenant.id, host, state, actor, {
      reason,
      needProof: () => {
        demandStepUp(staffIn(request));
      },
    });
  }

  private async shownOne(tenant: TenantRow): Promise<ShownTenant> {
    const [shown] = await this.shownAs.shown([tenant]);
    if (!shown) throw new TenantNotFound();
    return shown;
  }
}
