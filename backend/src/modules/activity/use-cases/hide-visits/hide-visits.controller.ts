import { Controller, Delete, Get, HttpCode, Inject, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { HiddenVisits } from '../../visits/hidden-visits';
import { HiddenVisitsResponse } from './hidden-visits.response';

const PROBLEMS = [AuthenticationRequired, TooManyRequests] as const;

@Controller('api/hidden-visits')
export class HideVisitsController {
  constructor(@Inject(HiddenVisits) private readonly hidden: HiddenVisits) {}

  /** Whether the member leaves no trace in the visitors of others. */
  @Get()
  @ApiOkResponse({ type: HiddenVisitsResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: perMember(120, 60), problems: [...PROBLEMS] })
  async get(@Req() request: FastifyRequest): Promise<HiddenVisitsResponse> {
    const since = await this.hidden.since(memberOf(request).id);
    return { hidden: since !== null, since: since?.toISOString() ?? null };
  }

  /** Leaves no trace from now on, and deletes those that were left. */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'member', limit: perMember(60, 3600), problems: [...PROBLEMS] })
  async put(@Req() request: FastifyRequest): Promise<void> {
    await this.hidden.hide(memberOf(request).id);
  }

  /** Leaves traces from now on. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'member', limit: perMember(60, 3600), problems: [...PROBLEMS] })
  async delete(@Req() request: FastifyRequest): Promise<void> {
    await this.hidden.show(memberOf(request).id);
  }
}
