import { Body, Controller, Get, HttpCode, Inject, Param, ParseIntPipe, Post, Query, Req } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import {
  BaseMoved,
  DocumentRefused,
  FieldsNotAllowed,
  OwnApproval,
  type Plan,
  PreviewLinks,
  RevisionNotFound,
  type RevisionSummary,
  Revisions,
  type StoredRevision,
  TenantNotFound,
} from '../../tenants';
import { TenantAccess } from './tenant-access';
import { DraftRevisionRequest, PlanRequest, PreviewLinkRequest } from './tenants.request';

const often = perStaff(600, 60);

@ApiTags('staff')
@Controller('api/staff/tenants/:slug')
export class StaffRevisionsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(Revisions) private readonly revisions: Revisions,
    @Inject(PreviewLinks) private readonly previews: PreviewLinks,
  ) {}

  /** What a document would change of what is live; nothing is stored. */
  @Post('plan')
  @HttpCode(200)
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [TenantNotFound, DocumentRefused] })
  async plan(@Req() request: FastifyRequest, @Param('slug') slug: string, @Body() body: PlanRequest): Promise<Plan> {
    const { tenant } = await this.access.enter(request, slug);
    return this.revisions.plan(tenant.id, body.source);
  }

  @Post('revisions')
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.write',
    limit: often,
    problems: [TenantNotFound, DocumentRefused, BaseMoved, FieldsNotAllowed],
  })
  async draft(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() body: DraftRevisionRequest,
  ): Promise<{ revision: number }> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { revision: await this.revisions.draft(tenant.id, body, actor) };
  }

  @Get('revisions')
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [TenantNotFound] })
  async history(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
  ): Promise<{ revisions: RevisionSummary[] }> {
    const { tenant } = await this.access.enter(request, slug);
    return { revisions: await this.revisions.history(tenant.id) };
  }

  @Get('revisions/:revision')
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound],
  })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', ParseIntPipe) revision: number,
  ): Promise<StoredRevision> {
    const { tenant } = await this.access.enter(request, slug);
    return this.revisions.get(tenant.id, revision);
  }

  /** What a revision would change of what is live. */
  @Get('revisions/:revision/changes')
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound],
  })
  async changes(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', ParseIntPipe) revision: number,
  ): Promise<Plan> {
    const { tenant } = await this.access.enter(request, slug);
    return this.revisions.changes(tenant.id, revision);
  }

  /** Where values come from: the tenant, its niche's template, or the product. */
  @Get('revisions/:revision/origins')
  @ApiQuery({ name: 'path', isArray: true, type: String })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound],
  })
  async origins(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', ParseIntPipe) revision: number,
    @Query('path') path: string | string[] = [],
  ): Promise<{ origins: Record<string, string | null> }> {
    const { tenant } = await this.access.enter(request, slug);
    return { origins: await this.revisions.origins(tenant.id, revision, [path].flat()) };
  }

  @Post('revisions/:revision/approvals')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.approve',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound, OwnApproval],
  })
  async approve(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', ParseIntPipe) revision: number,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.revisions.approve(tenant.id, revision, actor);
  }

  /** A signed address that shows the revision on the tenant's own host to whoever has it. */
  @Post('revisions/:revision/preview-links')
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound],
  })
  async preview(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', ParseIntPipe) revision: number,
    @Body() body: PreviewLinkRequest,
  ): Promise<{ url: string; expires_at: string }> {
    const { tenant } = await this.access.enter(request, slug);
    return this.previews.create(tenant.id, revision, body.hours);
  }
}
