import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, UuidPipe, perStaff } from '../../../platform/http';
import { TenantNotFound } from '../../tenants';
import { EntryLostSecrets, GivenUpEntryNotFound } from '../errors';
import { TenantAccess } from '../tenants/tenant-access';
import { DiscardEntryRequest, ListGivenUpRequest } from './deliveries.request';
import { GivenUpEntriesResponse } from './deliveries.response';
import { GivenUpEntries } from './given-up-entries';

@ApiTags('staff')
@Controller('api/staff')
export class StaffGivenUpController {
  constructor(
    @Inject(GivenUpEntries) private readonly entries: GivenUpEntries,
    @Inject(TenantAccess) private readonly access: TenantAccess,
  ) {}

  /** Lists the deliveries that were given up, over all tenants. It tells nothing of what they say, nor to whom. */
  @Get('given-up-entries')
  @ApiOkResponse({ type: GivenUpEntriesResponse })
  @Endpoint({ scope: 'platform', permission: 'platform.read', limit: perStaff(60, 60), problems: [InvalidInput] })
  async list(@Query() { kind }: ListGivenUpRequest): Promise<GivenUpEntriesResponse> {
    return { entries: await this.entries.list(kind) };
  }

  /** Has a delivery tried once more, now. Audited. */
  @Post('tenants/:slug/given-up-entries/:id/retry')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'platform.write', limit: perStaff(600, 60) },
    problems: [TenantNotFound, GivenUpEntryNotFound, EntryLostSecrets],
  })
  async retry(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(GivenUpEntryNotFound)) id: string,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.entries.retry(tenant, id, actor);
  }

  /** Deletes a delivery that was given up. Audited, with the reason. */
  @Post('tenants/:slug/given-up-entries/:id/discard')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'platform.write', limit: perStaff(600, 60) },
    problems: [TenantNotFound, GivenUpEntryNotFound, InvalidInput],
  })
  async discard(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(GivenUpEntryNotFound)) id: string,
    @Body() { reason }: DiscardEntryRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.entries.discard(tenant, id, reason.trim(), actor);
  }
}
