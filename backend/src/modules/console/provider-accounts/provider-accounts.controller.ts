import { Body, Controller, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, SecondFactorNeeded, StaffSessionNeeded, perStaff } from '../../../platform/http';
import {
  ProviderAccountAdmin,
  ProviderAccountExists,
  ProviderAccountNotFound,
  ProviderKeyRefused,
  ProviderRequestWaits,
  ProviderUnanswered,
} from '../../payments';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import {
  AddProviderAccountRequest,
  ProviderAccountStatusRequest,
  ProviderSecretRequest,
} from './provider-accounts.request';
import {
  ProviderAccountAddedResponse,
  ProviderChangeAskedResponse,
  ProviderKeyCheckResponse,
} from './provider-accounts.response';

/** Each of most of these calls asks the provider. */
const ACTS = perStaff(60, 3600);
const FACTORS = [StaffSessionNeeded, SecondFactorNeeded] as const;
const KEY = [ProviderKeyRefused, ProviderUnanswered] as const;
const ACCOUNT = [TenantNotFound, ProviderAccountNotFound] as const;

/** A brand's accounts at providers of payments. What is secret of them is taken and never answered. */
@ApiTags('staff')
@Controller('api/staff/tenants/:slug/provider-accounts')
export class StaffProviderAccountsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ProviderAccountAdmin) private readonly accounts: ProviderAccountAdmin,
  ) {}

  /** Connects the brand with an account, once the provider has said that the key works. Real money waits for a second person. */
  @Post()
  @ApiCreatedResponse({ type: ProviderAccountAddedResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.connect',
    stepUp: true,
    limit: ACTS,
    problems: [...[TenantNotFound, InvalidInput, ProviderAccountExists], ...KEY, ...FACTORS],
  })
  async add(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() { account, provider, mode, key }: AddProviderAccountRequest,
  ): Promise<ProviderAccountAddedResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const wanted = { id: account, provider, mode, apiKey: key.trim() };
    const { eventsUrl, facts, waits } = await this.accounts.add(tenant.id, wanted, actor);
    return { payee: facts.payee, events_url: provider === 'bank' ? null : eventsUrl, waits };
  }

  /** Asks the provider whether the key still works. */
  @Post(':account/key-checks')
  @HttpCode(200)
  @ApiOkResponse({ type: ProviderKeyCheckResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.connect', limit: ACTS, problems: [...ACCOUNT, ...KEY] })
  async check(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('account') account: string,
  ): Promise<ProviderKeyCheckResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const { payee, mode } = await this.accounts.check(tenant.id, account);
    return { payee, mode };
  }

  /** Replaces the key. Where real money moves, the one before it holds until a second person has agreed. */
  @Put(':account/key')
  @ApiOkResponse({ type: ProviderChangeAskedResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.connect',
    stepUp: true,
    limit: ACTS,
    problems: [...ACCOUNT, InvalidInput, ProviderRequestWaits, ...KEY, ...FACTORS],
  })
  async replaceKey(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('account') account: string,
    @Body() { secret }: ProviderSecretRequest,
  ): Promise<ProviderChangeAskedResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { waits: await this.accounts.replaceKey(tenant.id, account, secret.trim(), actor) };
  }

  /**
   * Takes the secret that signs events; the one before it holds until the next is given. Where signed events are believed, a
   * second person agrees first.
   */
  @Post(':account/event-secrets')
  @HttpCode(200)
  @ApiOkResponse({ type: ProviderChangeAskedResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.connect',
    stepUp: true,
    limit: ACTS,
    problems: [...ACCOUNT, InvalidInput, ProviderRequestWaits, ...FACTORS],
  })
  async addEventSecret(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('account') account: string,
    @Body() { secret }: ProviderSecretRequest,
  ): Promise<ProviderChangeAskedResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { waits: await this.accounts.addEventSecret(tenant.id, account, secret.trim(), actor) };
  }

  /** Takes the key that opens the balance, once the provider has said that it does. */
  @Put(':account/reports-key')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'payment.connect',
    stepUp: true,
    limit: ACTS,
    problems: [...ACCOUNT, InvalidInput, ...KEY, ...FACTORS],
  })
  async setReportsKey(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('account') account: string,
    @Body() { secret }: ProviderSecretRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.accounts.setReportsKey(tenant.id, account, secret.trim(), actor);
  }

  /** Has an account take payments, no new ones, or hear of nothing any more. */
  @Put(':account/status')
  @ApiOkResponse({ type: ProviderChangeAskedResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.connect',
    stepUp: true,
    limit: ACTS,
    problems: [...ACCOUNT, InvalidInput, ProviderRequestWaits, ...FACTORS],
  })
  async setStatus(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('account') account: string,
    @Body() { status, reason }: ProviderAccountStatusRequest,
  ): Promise<ProviderChangeAskedResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { waits: await this.accounts.setStatus(tenant.id, account, { status, reason }, actor) };
  }
}
