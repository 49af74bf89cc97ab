import { Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../platform/database';
import { Endpoint, perStaff } from '../../../platform/http';
import { Reconciliation } from '../../credits';
import { BooksCheck } from '../../payments';
import { TenantNotFound, audit } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { LedgerCheckResponse, LedgerChecksResponse } from './ledger-check.response';
import { ReachedBrands } from './reached-brands';

const MOST = 200;

/** The checks that prove that credits and money agree. Workers run them once an hour. */
@ApiTags('staff')
@Controller('api/staff')
export class StaffLedgerChecksController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ReachedBrands) private readonly brands: ReachedBrands,
    @Inject(Reconciliation) private readonly ledger: Reconciliation,
    @Inject(BooksCheck) private readonly books: BooksCheck,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
  ) {}

  /** When the credits and the money of each tenant were last checked, and how much did not agree. */
  @Get('ledger-checks')
  @ApiOkResponse({ type: LedgerChecksResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: perStaff(120, 60) })
  async list(@Req() request: FastifyRequest): Promise<LedgerChecksResponse> {
    const { ids, slugOf } = await this.brands.of(request, undefined);
    const [credits, money] = await Promise.all([this.ledger.last(ids), this.books.last(ids)]);
    return {
      checks: ids.map((id) => ({
        tenant: slugOf(id),
        credits: lookOf(credits, id, ({ accounts }) => accounts),
        money: lookOf(money, id, ({ orders }) => orders),
      })),
    };
  }

  /** Checks all balances and orders of a tenant now, and names what does not agree. No balance and no order is changed. */
  @Post('tenants/:slug/ledger-checks')
  @HttpCode(200)
  @ApiOkResponse({ type: LedgerCheckResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: perStaff(10, 60), problems: [TenantNotFound] })
  async check(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<LedgerCheckResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const { accounts, differences } = await this.ledger.run(undefined, tenant.id);
    const { orders, differences: wrong } = await this.books.run(undefined, tenant.id);
    const details = { accounts, wrong_balances: differences.length, orders, wrong_orders: wrong.length };
    const action = 'payments.ledger_checked';
    await audit(this.platform, actor, { action, tenantId: tenant.id, subject: 'ledger', details });
    return {
      ...{ accounts, orders },
      wrong_balances: differences
        .slice(0, MOST)
        .map(({ account, balance, sum }) => ({ member: account, balance, entries: sum })),
      wrong_orders: wrong.slice(0, MOST).map(({ order, faults }) => ({ order, faults })),
    };
  }
}

interface Look {
  readonly tenant: number;
  readonly checkedAt: Date;
  readonly differences: number;
}

function lookOf<L extends Look>(looks: readonly L[], tenant: number, countOf: (look: L) => number) {
  const look = looks.find((one) => one.tenant === tenant);
  if (!look) return null;
  return { checked_at: look.checkedAt.toISOString(), checked: countOf(look), differences: look.differences };
}
