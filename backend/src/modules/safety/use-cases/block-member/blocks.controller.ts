import { Controller, Delete, Get, HttpCode, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ProfileNotFound, profileIdOf } from '../../../members';
import { Blocks } from './blocks';
import { BlocksResponse } from './blocks.response';

const PROBLEMS = [AuthenticationRequired, TooManyRequests] as const;

@Controller('api/blocks')
export class BlocksController {
  constructor(@Inject(Blocks) private readonly blocks: Blocks) {}

  /** The members that the member has blocked. */
  @Get()
  @ApiOkResponse({ type: BlocksResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: perMember(120, 60), problems: [...PROBLEMS] })
  list(@Req() request: FastifyRequest): Promise<BlocksResponse> {
    return this.blocks.of(memberOf(request).id);
  }

  /** From now on neither sees or reaches the other. The same again changes nothing; the other one is told nothing. */
  @Put(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(240, 3600),
    problems: [...PROBLEMS, ProfileNotFound],
  })
  async block(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.blocks.block(memberOf(request).id, profileIdOf(id));
  }

  /** Ends a block. Also where there is none. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(240, 3600),
    problems: [...PROBLEMS, ProfileNotFound],
  })
  async unblock(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.blocks.unblock(memberOf(request).id, profileIdOf(id));
  }
}
