import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Put, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { TenantNotFound, type KnownTenant } from '../../tenants';
import { QueueNotAllowed } from '../errors';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { Wellbeing } from '../wellbeing/wellbeing';
import { queuesOf } from './queues';
import { WaitingQueues } from './waiting-queues';
import { WorkClaims } from './work-claims';
import { ClaimWorkRequest, QueueClaimsRequest } from './work.request';
import { KeptClaimsResponse, WorkClaimsResponse, WorkResponse } from './work.response';

const often = perStaff(600, 60);

/** Lists the queues over all tenants that the caller reaches, and hands out claims on their items. */
@ApiTags('staff')
@Controller('api/staff')
export class StaffWorkController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(WaitingQueues) private readonly waiting: WaitingQueues,
    @Inject(Wellbeing) private readonly wellbeing: Wellbeing,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
  ) {}

  /** The queues that the caller may see and does not leave to others: how much waits, since when, and when it is due. */
  @Get('work')
  @ApiOkResponse({ type: WorkResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often })
  async list(@Req() request: FastifyRequest): Promise<WorkResponse> {
    const { id: staffId, role } = staffIn(request);
    const [tenants, { opted_out: optedOut }] = await Promise.all([
      this.access.list(request),
      this.wellbeing.own(staffId),
    ]);
    const own = queuesOf(role).filter((queue) => !optedOut.some((category) => category === queue));
    return { queues: await this.waiting.list(own, tenants) };
  }

  /**
   * Gives the caller the next of a queue, and what they ask for first, for as long as the brands of the items say, so that nobody
   * else is given the same; asked again, it fills up what is done.
   */
  @Post('work-claims')
  @HttpCode(200)
  @ApiOkResponse({ type: WorkClaimsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'staff.self',
    limit: often,
    problems: [TenantNotFound, QueueNotAllowed, InvalidInput],
  })
  async take(
    @Req() request: FastifyRequest,
    @Body() { queue, tenant, most, item }: ClaimWorkRequest,
  ): Promise<WorkClaimsResponse> {
    const staff = staffIn(request);
    if (!queuesOf(staff.role).includes(queue)) throw new QueueNotAllowed();
    const tenants =
      tenant === undefined ? await this.access.list(request) : [(await this.access.enter(request, tenant)).tenant];
    const claims = await this.claims.take(staff.id, {
      ...{ queue, tenants: idsOf(tenants), most, item },
      by: { email: staff.email, people: staff.people.ids },
    });
    const slugOf = slugsOf(tenants);
    return { claims: claims.map(({ tenant_id: id, ...claim }) => ({ ...claim, tenant: slugOf(id) })) };
  }

  /** The caller is still at everything that they have claimed: each claim lasts as long again. */
  @Put('work-claims')
  @ApiOkResponse({ type: KeptClaimsResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often })
  async keep(@Req() request: FastifyRequest): Promise<KeptClaimsResponse> {
    const { id, role } = staffIn(request);
    const reached = new Set(idsOf(await this.access.list(request)));
    return { kept: await this.claims.keep(id, queuesOf(role), reached) };
  }

  /** Gives back every item of a queue that the caller has claimed. */
  @Delete('work-claims')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often, problems: [InvalidInput] })
  async release(@Req() request: FastifyRequest, @Query() { queue }: QueueClaimsRequest): Promise<void> {
    await this.claims.release(staffIn(request).id, queue);
  }
}

const idsOf = (tenants: readonly KnownTenant[]): number[] => tenants.map(({ id }) => id);

/** An operator reaches thousands: each is found without looking at the others. */
function slugsOf(tenants: readonly KnownTenant[]): (id: number) => string {
  const slugs = new Map(tenants.map(({ id, slug }) => [id, slug]));
  return (id) => slugs.get(id) ?? '';
}
