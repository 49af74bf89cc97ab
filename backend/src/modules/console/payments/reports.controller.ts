import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import {
  BooksExport,
  PaymentFigures,
  PaymentFiguresResponse,
  SettlementReport,
  SettlementReportResponse,
  VatReport,
  VatReportResponse,
} from '../../payments';
import { TenantNotFound } from '../../tenants';
import { PeriodRequest } from '../period.request';
import { TenantAccess } from '../tenants/tenant-access';
import { MonthRequest } from './payments.request';

const OFTEN = perStaff(120, 60);
const PROBLEMS = [TenantNotFound, InvalidInput] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug')
export class StaffPaymentReportsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(PaymentFigures) private readonly figures: PaymentFigures,
    @Inject(SettlementReport) private readonly settlements: SettlementReport,
    @Inject(VatReport) private readonly vat: VatReport,
    @Inject(BooksExport) private readonly books: BooksExport,
  ) {}

  /** Shows the sums that a brand sold and gave back, by day and currency. */
  @Get('payment-figures')
  @ApiOkResponse({ type: PaymentFiguresResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: OFTEN, problems: [...PROBLEMS] })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() period: PeriodRequest,
  ): Promise<PaymentFiguresResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.figures.of(tenant.id, period);
  }

  /** Shows the movements of the balances at a brand's providers, as these tell them. */
  @Get('settlement-report')
  @ApiOkResponse({ type: SettlementReportResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: OFTEN, problems: [...PROBLEMS] })
  async settlement(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() period: PeriodRequest,
  ): Promise<SettlementReportResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.settlements.of(tenant.id, period);
  }

  /** VAT by the payer's country, with the evidence for it. */
  @Get('vat-report')
  @ApiOkResponse({ type: VatReportResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: OFTEN, problems: [...PROBLEMS] })
  async byCountry(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() period: PeriodRequest,
  ): Promise<VatReportResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.vat.of(tenant.id, period);
  }

  /** A month for the bookkeeper, as CSV. */
  @Get('books-export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: OFTEN, problems: [...PROBLEMS] })
  async month(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { month }: MonthRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const csv = await this.books.csv(tenant, month, actor);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="books-${slug}-${month}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(csv);
  }
}
