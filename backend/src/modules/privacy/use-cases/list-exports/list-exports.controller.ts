import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ExportsResponse } from './exports.response';
import { ListExports } from './list-exports.use-case';

@Controller('api/exports')
export class ListExportsController {
  constructor(@Inject(ListExports) private readonly listExports: ListExports) {}

  /** The member's exports and how far each is. */
  @Get()
  @ApiOkResponse({ type: ExportsResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async get(@Req() request: FastifyRequest): Promise<ExportsResponse> {
    return { exports: await this.listExports.list(memberOf(request).id) };
  }
}
