import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { PhotoNotFound, PhotoNotes, SimilarRejects, photoIdOf } from '../../members';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { AddPhotoNoteRequest } from './photo-context.request';
import { PhotoContextResponse } from './photo-context.response';

/** Shows moderators what is known beside a photo that they decide about. */
@ApiTags('staff')
@Controller('api/staff/tenants/:slug/photos/:id')
export class StaffPhotoContextController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(SimilarRejects) private readonly similar: SimilarRejects,
    @Inject(PhotoNotes) private readonly notes: PhotoNotes,
  ) {}

  /** Similar pictures that were rejected before at this brand, and what moderators have noted. Both are empty where nothing is known. */
  @Get('context')
  @ApiOkResponse({ type: PhotoContextResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.read',
    limit: perStaff(3600, 3600),
    problems: [TenantNotFound, PhotoNotFound],
  })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<PhotoContextResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const photo = photoIdOf(id);
    const [similar, notes] = await Promise.all([
      this.similar.find(tenant.id, photo),
      this.notes.list(tenant.id, photo),
    ]);
    return {
      similar: similar.map(({ photo: other, rejected_at: at, ...rest }) => ({
        ...rest,
        rejected_at: at.toISOString(),
        picture: other === null ? null : `/api/staff/tenants/${slug}/photos/${other}/picture`,
      })),
      notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    };
  }

  /** Adds a note for whoever looks next. Audited. */
  @Post('notes')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: perStaff(600, 3600),
    problems: [TenantNotFound, PhotoNotFound, InvalidInput],
  })
  async add(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() note: AddPhotoNoteRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.notes.add({ tenantId: tenant.id, photo: photoIdOf(id), actor }, note);
  }
}
