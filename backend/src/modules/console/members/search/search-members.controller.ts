import { parse } from 'node:querystring';
import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../../platform/database';
import {
  type EarlyRequest,
  Endpoint,
  InvalidInput,
  type RecalledStaff,
  StaffFastPaths,
  perStaff,
  validation,
} from '../../../../platform/http';
import { maskedAddress } from '../../../accounts';
import { TenantNotFound, Tenants, audit } from '../../../tenants';
import { LookupAcrossTenants, LookupReasonNeeded } from '../../errors';
import { TenantAccess } from '../../tenants/tenant-access';
import { type FoundMembers, MemberSearch } from './member-search';
import { nameCursorOf, namePositionIn } from './name-cursor';
import { SearchMembersRequest } from './search-members.request';
import { FoundMembersResponse } from './found-members.response';
import { searchTermOf } from './search-terms';

/** Enough for a box that searches as one types. */
const SEARCHES = perStaff(1200, 3600);
const INPUT = validation();
const QUERY = { type: 'query', metatype: SearchMembersRequest } as const;

@ApiTags('staff')
@Controller('api/staff/members')
export class StaffMemberSearchController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(MemberSearch) private readonly search: MemberSearch,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
    @Inject(Tenants) private readonly tenants: Tenants,
    @Inject(StaffFastPaths) routes: StaffFastPaths,
  ) {
    routes.add(this, 'find', (request, staff) => this.findEarly(request, staff));
  }

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
    const found = await this.search.find(
      reached.map(({ id }) => id),
      term,
      { after: after === undefined ? null : namePositionIn(after), most },
    );
    if (isAcross)
      await audit(this.platform, this.access.actor(request), {
        ...{ action: 'member.looked_up', tenantId: null, subject: 'e-mail address' },
        // Not the address: it would outlive its owner here.
        details: { reason, tenants: found.rows.map((row) => row.tenant) },
      });
    return responseOf(found);
  }

  /** Names in one brand: the person, whom they reach and the page are asked for at once. */
  private async findEarly({ query }: EarlyRequest, staff: RecalledStaff): Promise<FoundMembersResponse | undefined> {
    const { q, tenant, after, most } = (await INPUT.transform(parse(query), QUERY)) as SearchMembersRequest;
    const term = searchTermOf(q);
    if (tenant === undefined || term.by !== 'name') return undefined;
    const known = await this.tenants.known(tenant);
    const reach = this.access.reachOf(staff.identity, known);
    const asked = reach ? [staff.proof, reach] : [staff.proof];
    const page = { after: after === undefined ? null : namePositionIn(after), most };
    const { ahead, found } = await this.search.findBehind(asked, known.id, term.prefix, page);
    const isReached = reach === null || ahead[1]?.length === 1;
    return staff.isProvenBy(ahead[0]) && isReached ? responseOf(found) : undefined;
  }

  private allowAcross(request: FastifyRequest, reason: string | undefined): void {
    if (this.access.actor(request).role !== 'operator') throw new LookupAcrossTenants();
    if (reason === undefined) throw new LookupReasonNeeded();
  }
}

const responseOf = ({ rows, next }: FoundMembers): FoundMembersResponse => ({
  members: rows.map(({ tenant, id, name, email, status, fictional, signup_date }) => ({
    ...{ tenant, id, name, email: maskedAddress(email), status, fictional },
    signup_date: inIso(signup_date),
  })),
  next: next && nameCursorOf(next),
});

/** PostgreSQL leaves out zeros at the end, and writes a space in place of the T. */
function inIso(time: string): string {
  const [seconds = '', fraction = ''] = time.split('.');
  return `${seconds.replace(' ', 'T')}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
