import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../../platform/database';
import { Endpoint, InvalidInput, perStaff } from '../../../../platform/http';
import { LookReasonNeeded, type LookReason, MemberLooks, MemberNotFound } from '../../../accounts';
import { ComplaintNotFound } from '../../../safety';
import { TenantNotFound } from '../../../tenants';
import { FileAccess } from '../file-access';
import { OpenFileRequest } from './open-file.request';
import { OpenedFileResponse, RevealedAddressResponse } from './open-file.response';

/** Enough for whoever answers mails, too little to read a brand's members one by one. */
const LOOKS = perStaff(300, 3600);
const PROBLEMS = [TenantNotFound, MemberNotFound] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id')
export class StaffLooksController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(MemberLooks) private readonly looks: MemberLooks,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
  ) {}

  /** Opens a member's file to the caller for an hour. The look is audited, and the member reads of it in their own export. */
  @Post('looks')
  @HttpCode(200)
  @ApiOkResponse({ type: OpenedFileResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: LOOKS,
    problems: [...PROBLEMS, ComplaintNotFound, InvalidInput],
  })
  async open(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() body: OpenFileRequest,
  ): Promise<OpenedFileResponse> {
    const act = await this.files.meant(request, slug, id);
    const reason = reasonOf(body);
    if (reason.complaint !== null) await this.needComplaint(act.tenantId, reason.complaint);
    return { until: (await this.looks.open(act, reason)).toISOString() };
  }

  /** The e-mail address in clear. Audited with the reason for which the file is open. */
  @Post('address')
  @HttpCode(200)
  @ApiOkResponse({ type: RevealedAddressResponse })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: LOOKS, problems: [...PROBLEMS, LookReasonNeeded] })
  async reveal(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<RevealedAddressResponse> {
    return { email: await this.looks.revealAddress(await this.files.meant(request, slug, id)) };
  }

  private async needComplaint(tenantId: number, reference: string): Promise<void> {
    const found = await this.platform.query('select from complaint where tenant_id = $1 and reference = $2', [
      tenantId,
      reference,
    ]);
    if (found.length === 0) throw new ComplaintNotFound();
  }
}

function reasonOf({ reason, note, complaint }: OpenFileRequest): LookReason {
  if (reason === undefined && complaint === undefined) throw fault('reason', 'Give a reason or a complaint.');
  if (reason === 'other' && note === undefined && complaint === undefined)
    throw fault('note', 'Say in words what the reason is.');
  return { reason: reason ?? 'complaint', note: note ?? null, complaint: complaint ?? null };
}

const fault = (path: string, message: string): InvalidInput => new InvalidInput([{ path, code: 'required', message }]);
