import { Body, Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../../platform/http';
import { LookReasonNeeded, MemberNotFound, StaffNotes } from '../../../accounts';
import { TenantNotFound } from '../../../tenants';
import { FileAccess } from '../file-access';
import { AddNoteRequest } from './notes.request';
import { StaffNoteResponse, StaffNotesResponse } from './notes.response';

const PROBLEMS = [TenantNotFound, MemberNotFound, LookReasonNeeded] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id/notes')
export class StaffNotesController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(StaffNotes) private readonly notes: StaffNotes,
  ) {}

  /** Lists the notes that staff have written about a member for each other. */
  @Get()
  @ApiOkResponse({ type: StaffNotesResponse })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: perStaff(1200, 3600), problems: [...PROBLEMS] })
  async list(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<StaffNotesResponse> {
    const { tenantId, account } = await this.files.enter(request, slug, id);
    const notes = await this.notes.list(tenantId, account);
    return { notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })) };
  }

  @Post()
  @ApiCreatedResponse({ type: StaffNoteResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: perStaff(120, 3600),
    problems: [...PROBLEMS, InvalidInput],
  })
  async add(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { text }: AddNoteRequest,
  ): Promise<StaffNoteResponse> {
    const note = await this.notes.add(await this.files.enter(request, slug, id), text);
    return { ...note, at: note.at.toISOString() };
  }
}
