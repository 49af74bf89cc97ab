import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../../platform/database';
import { Endpoint, InvalidInput, perStaff } from '../../../../platform/http';
import { maskedAddress } from '../../../accounts';
import { TenantNotFound, audit } from '../../../tenants';
import { LookupAcrossTenants, LookupReasonNeeded } from '../../errors';
import { TenantAccess } from '../../tenants/tenant-access';
import { MemberSearch } from './member-search';
import { nameCursorOf, namePositionIn } from './name-cursor';
import { SearchMembersRequest } from './search-members.request';
import { FoundMembersResponse } from './found-members.response';
import { searchTermOf } from './search-terms';

/** Enough for a box that searches as one types. */
const SEARCHES = perStaff(1200, 3600);

@ApiTags('staff')
@Controller('api/staff/members')
export class StaffMemberSearchController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(MemberSearch) private readonly search: MemberSearch,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
  ) {}

  /**
   * Members of the tenants that the caller reaches, or of one, by what stands in one box. An e-mail address is looked for in one
   * tenant; in several by operators alone, who say why.
   */
  @Get()
  @ApiOkResponse({ type: FoundMembersResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: SEARCHES,
    problems: [TenantNotFound, LookupAcrossTenants, LookupReasonNeeded, InvalidInput],
  })
  async find(
    @Req() request: FastifyRequest,
    @Query() { q, tenant, reason, after, most }: SearchMembersRequest,
  ): Promise<FoundMembersResponse> {
    const reached =
      tenant === undefined ? await this.access.list(request) : [(await this.access.enter(request, tenant)).tenant];
    const term = searchTermOf(q);
    const isAcross = term.by === 'email' && reached.length > 1;
    if (isAcross) this.allowAcross(request, reason);
    const { rows, next } = await this.search.find(
      reached.map(({ id }) => id),
      term,
      { after: after === undefined ? null : namePositionIn(after), most },
    );
    if (isAcross)
      await audit(this.platform, this.access.actor(request), {
        ...{ action: 'member.looked_up', tenantId: null, subject: 'e-mail address' },
        // Not the address: it would outlive its owner here.
        details: { reason, tenants: rows.map((row) => row.tenant) },
      });
    return {
      members: rows.map(({ tenant: slug, id, name, email, status, fictional, created_at }) => ({
        ...{ tenant: slug, id, name, email: maskedAddress(email), status, fictional },
        signup_date: created_at.toISOString(),
      })),
      next: next && nameCursorOf(next),
    };
  }

  private allowAcross(request: FastifyRequest, reason: string | undefined): void {
    if (this.access.actor(request).role !== 'operator') throw new LookupAcrossTenants();
    if (reason === undefined) throw new LookupReasonNeeded();
  }
}
