import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { DiscountCodeAdmin, DiscountCodeTaken, DiscountNotSold, DiscountOver } from '../../payments';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { AddBrandDiscountCodeRequest } from './discount-codes.request';
import { DiscountBrandsResponse } from './discount-codes.response';

/** Codes for several brands at once. */
@ApiTags('staff')
@Controller('api/staff')
export class StaffBrandDiscountCodesController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(DiscountCodeAdmin) private readonly codes: DiscountCodeAdmin,
  ) {}

  /** Lists the brands that one reaches with the currencies that each sells in. */
  @Get('discount-brands')
  @ApiOkResponse({ type: DiscountBrandsResponse })
  @Endpoint({ scope: 'platform', permission: 'discount.write', limit: perStaff(120, 3600) })
  async brands(@Req() request: FastifyRequest): Promise<DiscountBrandsResponse> {
    const tenants = await this.access.list(request);
    const currencies = await this.codes.currenciesOf(tenants.map(({ id }) => id));
    return { brands: tenants.map(({ id, slug }) => ({ tenant: slug, currencies: currencies.get(id) ?? [] })) };
  }

  /** Makes a code at all of the brands, or at none where one of them has it or sells in another currency. Audited at each. */
  @Post('discount-codes')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'discount.write',
    limit: perStaff(120, 3600),
    problems: [TenantNotFound, InvalidInput, DiscountCodeTaken, DiscountNotSold, DiscountOver],
  })
  async add(@Req() request: FastifyRequest, @Body() wanted: AddBrandDiscountCodeRequest): Promise<void> {
    const { tenants, code, percent, currency, expires } = wanted;
    const { country = null, starts = null, minimum = 0, methods = [] } = wanted;
    const entered = [];
    for (const slug of tenants) entered.push((await this.access.enter(request, slug)).tenant);
    const limits = { currency, country, member: null, minimum, methods };
    await this.codes.addToBrands(entered, { code, percent, ...limits, starts, expires }, this.access.actor(request));
  }
}
