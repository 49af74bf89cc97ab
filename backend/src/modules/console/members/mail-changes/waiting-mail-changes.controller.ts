import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../../platform/http';
import { WaitingMailChanges, peopleBehind } from '../../../accounts';
import { TenantNotFound } from '../../../tenants';
import { ReachedBrands } from '../../money/reached-brands';
import { MayApprove } from '../../staff/may-approve';
import { staffIn } from '../../tenants/tenant-access';
import { WaitingMailChangesRequest } from './mail-changes.request';
import { WaitingMailChangesResponse, askedAnswer } from './mail-changes.response';

@ApiTags('staff')
@Controller('api/staff/mail-changes')
export class StaffWaitingMailChangesController {
  constructor(
    @Inject(ReachedBrands) private readonly brands: ReachedBrands,
    @Inject(WaitingMailChanges) private readonly waiting: WaitingMailChanges,
    @Inject(MayApprove) private readonly approving: MayApprove,
  ) {}

  /** Lists the new addresses of members that wait for a second person. */
  @Get()
  @ApiOkResponse({ type: WaitingMailChangesResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: perStaff(1200, 3600),
    problems: [TenantNotFound, InvalidInput],
  })
  async list(
    @Req() request: FastifyRequest,
    @Query() { tenant }: WaitingMailChangesRequest,
  ): Promise<WaitingMailChangesResponse> {
    const brands = await this.brands.of(request, tenant);
    const rows = await this.waiting.list(brands.ids);
    const may = await this.approving.each(staffIn(request).id, rows.map(peopleBehind));
    return {
      changes: rows.map((row, at) => ({
        ...{ ...askedAnswer(row, may[at] === true), tenant: brands.slugOf(row.tenant_id) },
        ...{ member: row.account, name: row.name, fictional: row.fictional },
      })),
    };
  }
}
