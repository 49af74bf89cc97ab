import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import {
  BrandDiscountCodes,
  BrandSettlements,
  BrandVat,
  BrandVatProofs,
  ReadBookClocks,
  distinctZones,
  brandCursorOf,
  brandPositionIn,
} from '../../payments';
import { TenantNotFound } from '../../tenants';
import { BrandDiscountCodesResponse } from '../discount-codes/discount-codes.response';
import {
  BrandSettlementRequest,
  BrandVatProofsRequest,
  BrandVatRequest,
  ListDiscountCodesRequest,
} from './money.request';
import { BrandSettlementResponse, BrandVatProofsResponse, BrandVatResponse } from './money.response';
import { ReachedBrands, namedBy } from './reached-brands';

const OFTEN = perStaff(120, 60);
const PROBLEMS = [TenantNotFound, InvalidInput] as const;

/** Reports and discount codes of all tenants that the caller reaches, or of one of them. */
@ApiTags('staff')
@Controller('api/staff')
export class StaffBrandReportsController {
  constructor(
    @Inject(ReachedBrands) private readonly brands: ReachedBrands,
    @Inject(BrandSettlements) private readonly settlements: BrandSettlements,
    @Inject(ReadBookClocks) private readonly clocks: ReadBookClocks,
    @Inject(BrandVat) private readonly vat: BrandVat,
    @Inject(BrandVatProofs) private readonly proofs: BrandVatProofs,
    @Inject(BrandDiscountCodes) private readonly codes: BrandDiscountCodes,
  ) {}

  /** The movements of the balances at providers, as these tell them, by day. */
  @Get('settlement-report')
  @ApiOkResponse({ type: BrandSettlementResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: OFTEN, problems: [...PROBLEMS] })
  async settlement(
    @Req() request: FastifyRequest,
    @Query() { tenant, after, ...period }: BrandSettlementRequest,
  ): Promise<BrandSettlementResponse> {
    const brands = await this.brands.of(request, tenant);
    const { rows, untold, next } = await this.settlements.of(brands.ids, period, after);
    return { days: rows.map(namedBy(brands)), untold: untold.map(namedBy(brands)), next };
  }

  /** VAT by the payer's country. */
  @Get('vat-report')
  @ApiOkResponse({ type: BrandVatResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: OFTEN, problems: [...PROBLEMS] })
  async byCountry(
    @Req() request: FastifyRequest,
    @Query() { tenant, after, ...period }: BrandVatRequest,
  ): Promise<BrandVatResponse> {
    const brands = await this.brands.of(request, tenant);
    const clocks = await this.clocks.of(brands.ids);
    const { rows, next } = await this.vat.of(clocks, period, after);
    return { rows: rows.map(namedBy(brands)), next, time_zones: distinctZones(clocks) };
  }

  /** How well the payers' countries are proved, as the EU's one-stop shop wants it, and the orders that lack a second piece of evidence. */
  @Get('vat-proofs')
  @ApiOkResponse({ type: BrandVatProofsResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: OFTEN, problems: [...PROBLEMS] })
  async proved(
    @Req() request: FastifyRequest,
    @Query() { tenant, after, ...period }: BrandVatProofsRequest,
  ): Promise<BrandVatProofsResponse> {
    const brands = await this.brands.of(request, tenant);
    const { countries, orders, next } = await this.proofs.of(
      await this.clocks.of(brands.ids),
      period,
      after === undefined ? null : brandPositionIn(after),
    );
    return { countries, orders: orders.map(namedBy(brands)), next: brandCursorOf(next) };
  }

  /** Lists the codes of campaigns and those for single members, newest first, with how often they were used. */
  @Get('discount-codes')
  @ApiOkResponse({ type: BrandDiscountCodesResponse })
  @Endpoint({ scope: 'platform', permission: 'discount.write', limit: OFTEN, problems: [...PROBLEMS] })
  async discounts(
    @Req() request: FastifyRequest,
    @Query() { tenant, q, status, after }: ListDiscountCodesRequest,
  ): Promise<BrandDiscountCodesResponse> {
    const brands = await this.brands.of(request, tenant);
    const wish = { code: q, state: status, after: after === undefined ? null : brandPositionIn(after) };
    const { rows, next } = await this.codes.list(brands.ids, wish);
    return { codes: rows.map(namedBy(brands)), next: brandCursorOf(next) };
  }
}
