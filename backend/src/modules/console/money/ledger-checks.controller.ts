import { Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { Reconciliation } from '../../credits';
import { BooksCheck, type LedgerCheckRun, LedgerCheckRuns } from '../../payments';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { LedgerChecksResponse } from './ledger-check.response';
import { ReachedBrands } from './reached-brands';

/** The checks that prove that credits and money agree. Workers run them once an hour. */
@ApiTags('staff')
@Controller('api/staff')
export class StaffLedgerChecksController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ReachedBrands) private readonly brands: ReachedBrands,
    @Inject(Reconciliation) private readonly ledger: Reconciliation,
    @Inject(BooksCheck) private readonly books: BooksCheck,
    @Inject(LedgerCheckRuns) private readonly runs: LedgerCheckRuns,
  ) {}

  /** Lists when the credits and the money of each tenant were last checked, and the check that staff asked for. */
  @Get('ledger-checks')
  @ApiOkResponse({ type: LedgerChecksResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: perStaff(120, 60) })
  async list(@Req() request: FastifyRequest): Promise<LedgerChecksResponse> {
    const { ids, slugOf } = await this.brands.of(request, undefined);
    const [credits, money, runs] = await Promise.all([
      this.ledger.last(ids),
      this.books.last(ids),
      this.runs.last(ids),
    ]);
    return {
      checks: ids.map((id) => ({
        tenant: slugOf(id),
        credits: lookOf(credits, id, ({ accounts }) => accounts),
        money: lookOf(money, id, ({ orders }) => orders),
        run: runOf(runs, id),
      })),
    };
  }

  /**
   * Has a worker check all balances and orders of a tenant. The list tells how far it is, and what did not agree. While one waits or
   * runs, another one is not begun. No balance and no order is changed.
   */
  @Post('tenants/:slug/ledger-checks')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: perStaff(60, 60), problems: [TenantNotFound] })
  async ask(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.runs.ask(tenant.id, actor);
  }
}

function runOf(runs: readonly LedgerCheckRun[], tenant: number) {
  const run = runs.find((one) => one.tenant === tenant);
  if (!run) return null;
  return {
    ...{ state: run.state, asked_at: run.askedAt.toISOString(), ended_at: run.endedAt?.toISOString() ?? null },
    ...{ accounts: run.accounts, wrong_balances: run.wrongBalances },
    ...{ orders: run.orders, wrong_orders: run.wrongOrders },
  };
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
