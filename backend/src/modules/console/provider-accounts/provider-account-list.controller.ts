import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { BrandProviderAccounts } from '../../payments';
import { TenantNotFound, peopleBehind } from '../../tenants';
import { ReachedBrands } from '../money/reached-brands';
import { MayApprove } from '../staff/may-approve';
import { staffIn } from '../tenants/tenant-access';
import { ListProviderAccountsRequest } from './provider-accounts.request';
import { BrandProviderAccountsResponse, accountAnswer } from './provider-accounts.response';

@ApiTags('staff')
@Controller('api/staff/provider-accounts')
export class StaffProviderAccountListController {
  constructor(
    @Inject(ReachedBrands) private readonly brands: ReachedBrands,
    @Inject(BrandProviderAccounts) private readonly accounts: BrandProviderAccounts,
    @Inject(MayApprove) private readonly approving: MayApprove,
  ) {}

  /** The accounts that brands have at providers of payments, without what is secret of them. */
  @Get()
  @ApiOkResponse({ type: BrandProviderAccountsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.books',
    limit: perStaff(1200, 3600),
    problems: [TenantNotFound, InvalidInput],
  })
  async list(
    @Req() request: FastifyRequest,
    @Query() { tenant, after }: ListProviderAccountsRequest,
  ): Promise<BrandProviderAccountsResponse> {
    const brands = await this.brands.of(request, tenant);
    const { rows, next } = await this.accounts.list(brands.ids, after);
    const behind = rows.map((row) => (row.request ? peopleBehind(row.request) : []));
    const may = await this.approving.each(staffIn(request).id, behind);
    const accounts = rows.map((row, at) => accountAnswer(row, brands.slugOf(row.tenant_id), may[at] === true));
    return { accounts, next };
  }
}
