import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import {
  DiscountCodeAdmin,
  DiscountCodeTaken,
  DiscountMemberAbsent,
  DiscountNotFound,
  DiscountOver,
} from '../../payments';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { AddDiscountCodeRequest } from './discount-codes.request';
import { DiscountCodesResponse } from './discount-codes.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/discount-codes')
export class StaffDiscountCodesController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(DiscountCodeAdmin) private readonly codes: DiscountCodeAdmin,
  ) {}

  /** The codes of a brand's campaigns and those for single members, with how often they were used. */
  @Get()
  @ApiOkResponse({ type: DiscountCodesResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'discount.write',
    limit: perStaff(300, 3600),
    problems: [TenantNotFound],
  })
  async list(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<DiscountCodesResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const codes = await this.codes.list(tenant.id);
    return {
      codes: codes.map(({ starts, expires, ...code }) => ({
        ...code,
        starts: starts.toISOString(),
        expires: expires.toISOString(),
      })),
    };
  }

  /** Makes a code. It is used once by each member, or by the one that it is for. */
  @Post()
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'discount.write',
    limit: perStaff(120, 3600),
    problems: [TenantNotFound, InvalidInput, DiscountCodeTaken, DiscountMemberAbsent, DiscountOver],
  })
  async add(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() wanted: AddDiscountCodeRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const { currency = null, country = null, member = null, starts = null, minimum = 0, methods = [] } = wanted;
    const { code, percent, expires } = wanted;
    const limits = { currency, country, member, minimum, methods };
    await this.codes.add(tenant.id, { code, percent, ...limits, starts, expires }, actor);
  }

  /** Ends a code at once. Orders that hold it keep it. */
  @Post(':code/end')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'discount.write',
    limit: perStaff(120, 3600),
    problems: [TenantNotFound, DiscountNotFound],
  })
  async end(@Req() request: FastifyRequest, @Param('slug') slug: string, @Param('code') code: string): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.codes.end(tenant.id, code, actor);
  }
}
