import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, IdPipe, perStaff } from '../../../platform/http';
import {
  BrandWithoutSettings,
  FictionalProfileNotFound,
  FictionalProfiles,
  PeopleMoved,
  PeopleRefused,
  PlacePeople,
} from '../../members';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import {
  FictionalPeopleQuery,
  FictionalPersonActRequest,
  PlacePeopleRequest,
  PlanPeopleRequest,
} from './fictional-people.request';
import { FictionalProfilesResponse, PeopleFilesResponse, PeoplePlanResponse } from './fictional-people.response';

const OFTEN = perStaff(600, 60);
const SELDOM = perStaff(120, 60);

/** The people of a brand who are invented. Every surface says of each that they are, whatever is sent here. */
@ApiTags('staff')
@Controller('api/staff/tenants/:slug/fictional-people')
export class StaffFictionalPeopleController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(FictionalProfiles) private readonly profiles: FictionalProfiles,
    @Inject(PlacePeople) private readonly people: PlacePeople,
  ) {}

  /** The profiles, a hundred a page, the hidden ones with them. */
  @Get()
  @ApiOkResponse({ type: FictionalProfilesResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: OFTEN, problems: [TenantNotFound] })
  async list(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { after }: FictionalPeopleQuery,
  ): Promise<FictionalProfilesResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.profiles.list(tenant.id, after);
  }

  /** The people as files: those who are shown now, and those whom this installation keeps beside the brand's settings. */
  @Get('files')
  @ApiOkResponse({ type: PeopleFilesResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: SELDOM, problems: [TenantNotFound] })
  async files(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<PeopleFilesResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return { placed: await this.people.placedFile(tenant.id), kept: this.people.keptFile(tenant.slug) };
  }

  /** The changes that placing the people of a file would make, or every fault of it at once; stores nothing. */
  @Post('plan')
  @HttpCode(200)
  @ApiOkResponse({ type: PeoplePlanResponse })
  @Endpoint({
    ...{ scope: 'platform', permission: 'tenant.read', limit: SELDOM },
    problems: [TenantNotFound, PeopleRefused, BrandWithoutSettings],
  })
  async plan(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() { yaml }: PlanPeopleRequest,
  ): Promise<PeoplePlanResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.people.plan(tenant.id, await this.people.read(tenant.id, yaml));
  }

  /** Makes the profiles what the file says, at once. People whom it does not name are hidden. Audited. */
  @Put()
  @ApiOkResponse({ type: PeoplePlanResponse })
  @Endpoint({
    ...{ scope: 'platform', permission: 'tenant.publish', limit: SELDOM },
    problems: [TenantNotFound, PeopleRefused, BrandWithoutSettings, PeopleMoved],
  })
  async place(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() { yaml, state, reason }: PlacePeopleRequest,
  ): Promise<PeoplePlanResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const named = await this.people.read(tenant.id, yaml);
    return this.people.place(tenant.id, named, { reason, seen: state }, actor);
  }

  /** Hides one profile from everybody. A file that names it shows it again. Audited. */
  @Post(':id/hide')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'tenant.publish', limit: SELDOM },
    problems: [TenantNotFound, FictionalProfileNotFound],
  })
  async hide(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new IdPipe(FictionalProfileNotFound)) id: number,
    @Body() { reason }: FictionalPersonActRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.profiles.hide({ tenantId: tenant.id, id, reason, actor });
  }

  /** Shows a hidden profile again, as it is stored. Audited. */
  @Post(':id/show')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'tenant.publish', limit: SELDOM },
    problems: [TenantNotFound, FictionalProfileNotFound],
  })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new IdPipe(FictionalProfileNotFound)) id: number,
    @Body() { reason }: FictionalPersonActRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.profiles.show({ tenantId: tenant.id, id, reason, actor });
  }
}
