import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, IdPipe, InvalidInput, perStaff } from '../../../platform/http';
import {
  BaseMoved,
  ConfigurationExport,
  DocumentRefused,
  DraftMoved,
  FieldsNotAllowed,
  PreviewLinks,
  RevisionHistory,
  RevisionNotFound,
  Revisions,
  TenantNotFound,
} from '../../tenants';
import { MayApprove } from '../staff/may-approve';
import { APPROVAL_REFUSALS, requireSecondPerson } from '../staff/staff-standing';
import { TenantAccess, staffIn } from './tenant-access';
import {
  DraftedRevisionResponse,
  OriginsResponse,
  PreviewLinkResponse,
  RevisionResponse,
  RevisionsResponse,
  revisionSummaryAnswer,
  SettingsPlanResponse,
} from './revisions.response';
import {
  DraftRevisionRequest,
  PlanRequest,
  PreviewLinkRequest,
  RevisionChangesRequest,
  RevisionsRequest,
} from './tenants.request';

const often = perStaff(600, 60);

@ApiTags('staff')
@Controller('api/staff/tenants/:slug')
export class StaffRevisionsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(Revisions) private readonly revisions: Revisions,
    @Inject(RevisionHistory) private readonly history: RevisionHistory,
    @Inject(ConfigurationExport) private readonly exports: ConfigurationExport,
    @Inject(PreviewLinks) private readonly previews: PreviewLinks,
    @Inject(MayApprove) private readonly approving: MayApprove,
  ) {}

  /** Compares a document with the live revision; stores nothing. */
  @Post('plan')
  @HttpCode(200)
  @ApiOkResponse({ type: SettingsPlanResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [TenantNotFound, DocumentRefused] })
  async plan(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() body: PlanRequest,
  ): Promise<SettingsPlanResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.revisions.plan(tenant.id, body.source);
  }

  @Post('revisions')
  @ApiCreatedResponse({ type: DraftedRevisionResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.write',
    limit: often,
    problems: [TenantNotFound, DocumentRefused, BaseMoved, DraftMoved, FieldsNotAllowed],
  })
  async draft(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() body: DraftRevisionRequest,
  ): Promise<DraftedRevisionResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { revision: await this.revisions.draft(tenant.id, body, actor) };
  }

  /** Fifty at a time, newest first. */
  @Get('revisions')
  @ApiOkResponse({ type: RevisionsResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [TenantNotFound, InvalidInput] })
  async list(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { after }: RevisionsRequest,
  ): Promise<RevisionsResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const { revisions, ...place } = await this.history.page(tenant.id, after);
    const may = await this.approving.each(
      staffIn(request).id,
      revisions.map(({ behind }) => behind),
    );
    return { ...place, revisions: revisions.map((revision, at) => revisionSummaryAnswer(revision, may[at] === true)) };
  }

  @Get('revisions/:revision')
  @ApiOkResponse({ type: RevisionResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound],
  })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', new IdPipe(RevisionNotFound)) revision: number,
  ): Promise<RevisionResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.revisions.get(tenant.id, revision);
  }

  /** Compares a revision with the live one, or with another of the same tenant. */
  @Get('revisions/:revision/changes')
  @ApiOkResponse({ type: SettingsPlanResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound],
  })
  async changes(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', new IdPipe(RevisionNotFound)) revision: number,
    @Query() { against }: RevisionChangesRequest,
  ): Promise<SettingsPlanResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.revisions.changes(tenant.id, revision, against);
  }

  /** A revision's own values of the tenant, as a file that `npm run tenants -- apply` takes back. Each call is audited. */
  @Get('revisions/:revision/export')
  @ApiProduces('application/yaml')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound],
  })
  async export(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', new IdPipe(RevisionNotFound)) revision: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const yaml = await this.exports.export(tenant, revision, actor);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="tenant-${tenant.slug}-${revision}.yaml"`)
      .type('application/yaml; charset=utf-8')
      .send(yaml);
  }

  /** The origin of values: the tenant, its niche's template, or the product. */
  @Get('revisions/:revision/origins')
  @ApiOkResponse({ type: OriginsResponse })
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
    @Param('revision', new IdPipe(RevisionNotFound)) revision: number,
    @Query('path') path: string | string[] = [],
  ): Promise<OriginsResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return { origins: await this.revisions.origins(tenant.id, revision, [path].flat()) };
  }

  /**
   * The second person's word, for changes to money. Of somebody who is confirmed, is not the author, and neither made the
   * author's account nor had theirs made by the author.
   */
  @Post('revisions/:revision/approvals')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.approve',
    stepUp: true,
    limit: often,
    problems: [TenantNotFound, RevisionNotFound, ...APPROVAL_REFUSALS],
  })
  async approve(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', new IdPipe(RevisionNotFound)) revision: number,
  ): Promise<void> {
    const { tenant } = await this.access.enter(request, slug);
    await this.revisions.approve(tenant.id, revision, staffIn(request), requireSecondPerson);
  }

  /** A signed address that shows the revision on the tenant's own host to whoever has it. Each is audited. */
  @Post('revisions/:revision/preview-links')
  @ApiCreatedResponse({ type: PreviewLinkResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound],
  })
  async preview(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', new IdPipe(RevisionNotFound)) revision: number,
    @Body() body: PreviewLinkRequest,
  ): Promise<PreviewLinkResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return this.previews.give(tenant.id, revision, body.hours, actor);
  }
}
