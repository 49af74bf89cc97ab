import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { ComplaintList, type ListedComplaint, complaintCursorOf, complaintPositionIn } from '../../safety';
import { TenantNotFound } from '../../tenants';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { ListComplaintsRequest } from './complaints.request';
import { ComplaintListResponse } from './complaints.response';

@ApiTags('staff')
@Controller('api/staff/complaints')
export class StaffComplaintsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ComplaintList) private readonly complaints: ComplaintList,
  ) {}

  /** Lists the complaints of the tenants that the caller reaches, or of one. */
  @Get()
  @ApiOkResponse({ type: ComplaintListResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: perStaff(1200, 3600),
    problems: [TenantNotFound, InvalidInput],
  })
  async list(
    @Req() request: FastifyRequest,
    @Query() { tenant, assignee, after, most, ...search }: ListComplaintsRequest,
  ): Promise<ComplaintListResponse> {
    const reached =
      tenant === undefined ? await this.access.list(request) : [(await this.access.enter(request, tenant)).tenant];
    const { rows, next } = await this.complaints.find(
      reached.map(({ id }) => id),
      { ...search, assignee: assigneeOf(assignee, staffIn(request).email) },
      { after: after === undefined ? null : complaintPositionIn(after), most },
    );
    return { complaints: rows.map(inShort), next: next && complaintCursorOf(next) };
  }
}

const assigneeOf = (wanted: ListComplaintsRequest['assignee'], own: string): string | null | undefined =>
  wanted === undefined ? undefined : wanted === 'me' ? own : null;

const inShort = ({ tenant, reference, kind, name, locale, state, assignee, beginning, ...times }: ListedComplaint) => ({
  ...{ tenant, reference, kind, name, language: locale, state, assignee, beginning },
  ...{ due_at: times.due_at, last_at: times.last_at, created_at: times.created_at },
});
