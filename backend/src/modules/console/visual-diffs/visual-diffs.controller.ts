import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, IdPipe, InvalidInput, perStaff } from '../../../platform/http';
import { HostNotFound, RevisionNotFound, TenantNotFound } from '../../tenants';
import {
  PICTURES,
  type PictureKind,
  VisualDiffNotFound,
  VisualDiffUnderWay,
  VisualDiffs,
  VisualDiffsOff,
} from '../../visual-diffs';
import { TenantAccess } from '../tenants/tenant-access';
import { ComparedRevisionRequest } from './visual-diffs.request';
import { NewestVisualDiffResponse, VisualDiffResponse, visualDiffAnswer } from './visual-diffs.response';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const isKind = (kind: string): kind is PictureKind => (PICTURES as readonly string[]).includes(kind);

/** Compares a brand's public pages in two revisions as pictures. */
@ApiTags('staff')
@Controller('api/staff/tenants/:slug')
export class StaffVisualDiffsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(VisualDiffs) private readonly diffs: VisualDiffs,
  ) {}

  /** The newest comparison of a revision with another, with as much as there is of it. */
  @Get('revisions/:revision/visual-diffs')
  @ApiOkResponse({ type: NewestVisualDiffResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: perStaff(120, 60),
    problems: [TenantNotFound, RevisionNotFound, InvalidInput],
  })
  async newest(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', new IdPipe(RevisionNotFound)) revision: number,
    @Query() { against }: ComparedRevisionRequest,
  ): Promise<NewestVisualDiffResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const [isOffered, row] = await Promise.all([
      this.diffs.isOffered(),
      this.diffs.newest(tenant.id, revision, against),
    ]);
    return { is_offered: isOffered, diff: row ? visualDiffAnswer(row) : null };
  }

  /** Has a worker make the pictures. One comparison of a brand is made at a time. */
  @Post('revisions/:revision/visual-diffs')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: VisualDiffResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.write',
    limit: perStaff(20, 60),
    problems: [TenantNotFound, RevisionNotFound, HostNotFound, VisualDiffUnderWay, VisualDiffsOff, InvalidInput],
  })
  async ask(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('revision', new IdPipe(RevisionNotFound)) revision: number,
    @Body() { against }: ComparedRevisionRequest,
  ): Promise<VisualDiffResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return visualDiffAnswer(await this.diffs.ask(tenant.id, { revision, against }, actor));
  }

  /** A picture: `before`, `after`, or `heat`, where what changed is red. */
  @Get('visual-diffs/:id/shots/:shot/:kind')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: perStaff(600, 60),
    problems: [TenantNotFound, VisualDiffNotFound],
  })
  async picture(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Param('shot') shot: string,
    @Param('kind') kind: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { tenant } = await this.access.enter(request, slug);
    if (!UUID.test(id) || !/^\d{1,2}$/.test(shot) || !isKind(kind)) throw new VisualDiffNotFound();
    const picture = await this.diffs.picture(tenant.id, id, Number(shot), kind);
    void reply.header('cache-control', 'private, no-store').type('image/webp').send(picture);
  }
}
