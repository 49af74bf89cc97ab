import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { maskedAddress } from '../../accounts';
import {
  AssigneeNotFound,
  type ComplaintAct,
  ComplaintActs,
  ComplaintMacros,
  ComplaintMovedOn,
  ComplaintNotFound,
  type ComplaintThread,
  ComplaintThreads,
  ComplaintWithoutAddress,
} from '../../safety';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { ComplaintColleagues } from './complaint-colleagues';
import {
  AnswerComplaintRequest,
  AssignComplaintRequest,
  CloseComplaintRequest,
  NoteComplaintRequest,
} from './complaints.request';
import { ComplaintMacrosResponse, ComplaintThreadResponse } from './complaints.response';

const LOOKS = perStaff(1200, 3600);
const ACTS = perStaff(600, 3600);
const PROBLEMS = [TenantNotFound, ComplaintNotFound] as const;
const REFERENCE = /^C-[0-9A-Z]{12}$/;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/complaints/:reference')
export class StaffComplaintThreadController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ComplaintThreads) private readonly threads: ComplaintThreads,
    @Inject(ComplaintActs) private readonly acts: ComplaintActs,
    @Inject(ComplaintMacros) private readonly ready: ComplaintMacros,
    @Inject(ComplaintColleagues) private readonly colleagues: ComplaintColleagues,
  ) {}

  /** Opens the thread, with the address masked. The look is audited. */
  @Get()
  @ApiOkResponse({ type: ComplaintThreadResponse })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: LOOKS, problems: [...PROBLEMS] })
  async open(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('reference') given: string,
  ): Promise<ComplaintThreadResponse> {
    const { tenantId, reference, actor } = await this.meant(request, slug, given);
    const [thread, colleagues] = await Promise.all([
      this.threads.open(tenantId, reference, actor),
      this.colleagues.list(tenantId),
    ]);
    return { ...shown(thread), colleagues };
  }

  /** Answers that are needed often, in the language of the thread. */
  @Get('macros')
  @ApiOkResponse({ type: ComplaintMacrosResponse })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: LOOKS, problems: [...PROBLEMS] })
  async macros(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('reference') given: string,
  ): Promise<ComplaintMacrosResponse> {
    const { tenantId, reference } = await this.meant(request, slug, given);
    return { macros: await this.ready.list(tenantId, await this.threads.languageOf(tenantId, reference)) };
  }

  /**
   * Mails an answer to the writer, and keeps the complaint open for their reply or closes it. Refused where somebody has written since
   * `seen`. The same again changes nothing. Audited.
   */
  @Post('answers')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: ACTS,
    problems: [...PROBLEMS, ComplaintMovedOn, ComplaintWithoutAddress, InvalidInput],
  })
  async answer(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('reference') given: string,
    @Body() answer: AnswerComplaintRequest,
  ): Promise<void> {
    await this.acts.answer(await this.meant(request, slug, given), answer);
  }

  /** Writes something down for colleagues. The writer of the complaint reads it in their own export only. */
  @Post('notes')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: ACTS,
    problems: [...PROBLEMS, ComplaintMovedOn, ComplaintWithoutAddress, InvalidInput],
  })
  async note(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('reference') given: string,
    @Body() note: NoteComplaintRequest,
  ): Promise<void> {
    await this.acts.addNote(await this.meant(request, slug, given), note);
  }

  /** Gives it to one of the colleagues, oneself among them, or to nobody. Audited. */
  @Put('assignee')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: ACTS,
    problems: [...PROBLEMS, AssigneeNotFound, InvalidInput],
  })
  async assign(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('reference') given: string,
    @Body() { assignee }: AssignComplaintRequest,
  ): Promise<void> {
    const act = await this.meant(request, slug, given);
    if (assignee !== null && !(await this.colleagues.has(act.tenantId, assignee))) throw new AssigneeNotFound();
    await this.acts.assign(act, assignee);
  }

  /** Closes it without an answer, for a reason. Audited. */
  @Post('closed')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'platform', permission: 'member.write', limit: ACTS, problems: [...PROBLEMS, InvalidInput] })
  async close(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('reference') given: string,
    @Body() { reason }: CloseComplaintRequest,
  ): Promise<void> {
    await this.acts.close(await this.meant(request, slug, given), reason);
  }

  /** Opens it again: it is due anew. Audited. */
  @Post('reopened')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: ACTS,
    problems: [...PROBLEMS, ComplaintWithoutAddress],
  })
  async reopen(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('reference') given: string,
  ): Promise<void> {
    await this.acts.reopen(await this.meant(request, slug, given));
  }

  private async meant(request: FastifyRequest, slug: string, given: string): Promise<ComplaintAct> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const reference = given.toUpperCase();
    if (!REFERENCE.test(reference)) throw new ComplaintNotFound();
    return { tenantId: tenant.id, reference, actor };
  }
}

const shown = ({ reference, kind, name, email, message, about, locale, state, ...rest }: ComplaintThread) => ({
  ...{ reference, kind, name, message, about, state, language: locale, email: email && maskedAddress(email) },
  ...{ due_at: rest.due_at, created_at: rest.created_at, closed_at: rest.closed_at, closed_by: rest.closed_by },
  ...{ assignee: rest.assignee, member: rest.account_id, messages: rest.messages },
});
