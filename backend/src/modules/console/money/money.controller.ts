import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, idIn, perStaff } from '../../../platform/http';
import {
  BrandFigures,
  DifferenceAdminService,
  DisputeList,
  FindOrders,
  OrderNotFound,
  ReadBookClocks,
  RefundRequestList,
  brandCursorOf,
  brandPositionIn,
  requestAnswer,
  distinctZones,
} from '../../payments';
import { TenantNotFound } from '../../tenants';
import { memberIdOf } from '../members/member-id';
import { MayApprove } from '../staff/may-approve';
import {
  BrandPeriodRequest,
  FindOrdersRequest,
  ListDifferencesRequest,
  ListDisputesRequest,
  ListRefundRequestsRequest,
} from './money.request';
import {
  BrandDifferencesResponse,
  BrandDisputesResponse,
  BrandFiguresResponse,
  BrandOrdersResponse,
  BrandRefundRequestsResponse,
} from './money.response';
import { ReachedBrands, namedBy } from './reached-brands';

/** Enough for a box that searches as one types. */
const LOOKS = perStaff(1200, 3600);
const PROBLEMS = [TenantNotFound, InvalidInput] as const;

/** Money of all tenants that the caller reaches, or of one of them. */
@ApiTags('staff')
@Controller('api/staff')
export class StaffMoneyController {
  constructor(
    @Inject(ReachedBrands) private readonly brands: ReachedBrands,
    @Inject(BrandFigures) private readonly sums: BrandFigures,
    @Inject(ReadBookClocks) private readonly clocks: ReadBookClocks,
    @Inject(DifferenceAdminService) private readonly differences: DifferenceAdminService,
    @Inject(DisputeList) private readonly banks: DisputeList,
    @Inject(FindOrders) private readonly orders: FindOrders,
    @Inject(RefundRequestList) private readonly requests: RefundRequestList,
    @Inject(MayApprove) private readonly approving: MayApprove,
  ) {}

  /** Orders, newest first: all, or by number, receipt, payment at the provider, member, status and day. */
  @Get('orders')
  @ApiOkResponse({ type: BrandOrdersResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.read', limit: LOOKS, problems: [...PROBLEMS] })
  async find(
    @Req() request: FastifyRequest,
    @Query() { tenant, member, after, ...wish }: FindOrdersRequest,
  ): Promise<BrandOrdersResponse> {
    const brands = await this.brands.of(request, tenant);
    const { rows, next } = await this.orders.find(brands.ids, {
      ...wish,
      member: member === undefined ? undefined : memberIdOf(member),
      after: after === undefined ? null : brandPositionIn(after),
    });
    return { orders: rows.map(namedBy(brands)), next: brandCursorOf(next) };
  }

  /** Lists the payments that banks took back or look into, newest first. */
  @Get('payment-disputes')
  @ApiOkResponse({ type: BrandDisputesResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.read', limit: LOOKS, problems: [...PROBLEMS] })
  async disputes(
    @Req() request: FastifyRequest,
    @Query() { tenant, status, after }: ListDisputesRequest,
  ): Promise<BrandDisputesResponse> {
    const brands = await this.brands.of(request, tenant);
    const wish = { status, after: after === undefined ? null : brandPositionIn(after) };
    const { rows, next } = await this.banks.list(brands.ids, wish);
    return { disputes: rows.map(namedBy(brands)), next: brandCursorOf(next) };
  }

  /** Lists the differences between providers and the books, oldest first. */
  @Get('payment-differences')
  @ApiOkResponse({ type: BrandDifferencesResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.read', limit: LOOKS, problems: [...PROBLEMS] })
  async differing(
    @Req() request: FastifyRequest,
    @Query() { tenant, status, after }: ListDifferencesRequest,
  ): Promise<BrandDifferencesResponse> {
    const brands = await this.brands.of(request, tenant);
    const place = after === undefined ? null : brandPositionIn(after);
    const { rows, next } = await this.differences.listAcross(brands.ids, status === 'all', place);
    return { differences: rows.map(namedBy(brands)), next: brandCursorOf(next) };
  }

  /** Lists the refunds that staff asked for: those that wait for a second person, were paid, or were refused. */
  @Get('refund-requests')
  @ApiOkResponse({ type: BrandRefundRequestsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.read',
    limit: LOOKS,
    problems: [...PROBLEMS, OrderNotFound],
  })
  async asked(
    @Req() request: FastifyRequest,
    @Query() { tenant, status, order }: ListRefundRequestsRequest,
  ): Promise<BrandRefundRequestsResponse> {
    const brands = await this.brands.of(request, tenant);
    const wish = { status, order: order === undefined ? undefined : idIn(order, OrderNotFound) };
    const rows = await this.requests.list(brands.ids, wish);
    const requests = await this.approving.answers(request, rows, (row, mayApprove) => ({
      ...{ ...requestAnswer(row), tenant: brands.slugOf(row.tenant), may_approve: mayApprove },
    }));
    return { requests };
  }

  /** The sums that were sold and given back, by tenant, day and currency, and those that members owe. */
  @Get('payment-figures')
  @ApiOkResponse({ type: BrandFiguresResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: perStaff(120, 60), problems: [...PROBLEMS] })
  async figures(
    @Req() request: FastifyRequest,
    @Query() { tenant, ...period }: BrandPeriodRequest,
  ): Promise<BrandFiguresResponse> {
    const brands = await this.brands.of(request, tenant);
    const clocks = await this.clocks.of(brands.ids);
    const [days, owed] = await Promise.all([this.sums.of(clocks, period), this.sums.owed(clocks, period.to)]);
    return { days: days.map(namedBy(brands)), owed: owed.map(namedBy(brands)), time_zones: distinctZones(clocks) };
  }
}
