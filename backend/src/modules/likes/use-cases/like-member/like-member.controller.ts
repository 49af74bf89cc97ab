import { Body, Controller, Delete, HttpCode, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import {
  AccountNotConfirmed,
  AskedThing,
  ProfileNotFound,
  ProfileThingGone,
  profileIdOf,
  thingIn,
} from '../../../members';
import { LikeResponse } from './like.response';
import { LikeMember } from './like-member.use-case';

const PROBLEMS = [AuthenticationRequired, ProfileNotFound, TooManyRequests] as const;

@Controller('api/likes/:id')
export class LikeMemberController {
  constructor(@Inject(LikeMember) private readonly likes: LikeMember) {}

  /** Likes somebody. The same again changes nothing. */
  @Put()
  @ApiOkResponse({ type: LikeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(600, 3600),
    problems: [...PROBLEMS, AccountNotConfirmed],
  })
  async like(@Param('id') id: string, @Req() request: FastifyRequest): Promise<LikeResponse> {
    return { mutual: await this.likes.like(memberOf(request), profileIdOf(id)) };
  }

  /** Likes somebody for one photo or one answer. Of a like that stands already it changes only what it is about. */
  @Put('thing')
  @ApiOkResponse({ type: LikeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(600, 3600),
    problems: [...PROBLEMS, AccountNotConfirmed, InvalidInput, ProfileThingGone],
  })
  async likeThing(
    @Param('id') id: string,
    @Body() thing: AskedThing,
    @Req() request: FastifyRequest,
  ): Promise<LikeResponse> {
    return { mutual: await this.likes.like(memberOf(request), profileIdOf(id), thingIn(thing)) };
  }

  /** Takes a like back, and with it a match; nobody is told. Also where there is none. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'member', limit: perMember(600, 3600), problems: [...PROBLEMS] })
  async takeBack(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.likes.takeBack(memberOf(request).id, profileIdOf(id));
  }

  /** The member has opened the profile: a like from it is no longer new. Also where there is none. */
  @Delete('new')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'member', limit: perMember(1200, 3600), problems: [...PROBLEMS] })
  async open(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.likes.open(memberOf(request).id, profileIdOf(id));
  }
}
