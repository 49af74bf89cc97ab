import { Body, Controller, Delete, Get, Inject, Param, Put, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  localeOf,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { AccountNotConfirmed, ProfileNotFound, profileIdOf } from '../../../members';
import { PublishedSites } from '../../../tenants';
import { type CardSite } from '../../../discovery';
import { Deck } from '../../swipe/deck';
import { NothingToUndo, SwipeGameOff, SwipeLikesUsedUp } from '../../swipe/errors';
import { type LikesLeft, Swipes } from '../../swipe/swipes';
import { SwipeRequest, UndoSwipeRequest } from './swipe.request';
import { DeckResponse, SwipeResponse, UndoneSwipeResponse } from './swipe.response';

const PROBLEMS = [AuthenticationRequired, SwipeGameOff, TooManyRequests] as const;

@Controller('api/swipe')
export class SwipeController {
  constructor(
    @Inject(Deck) private readonly deck: Deck,
    @Inject(Swipes) private readonly swipes: Swipes,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** The next profiles of the game: never one that the member has decided about; the same again until then. */
  @Get()
  @ApiOkResponse({ type: DeckResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: perMember(120, 60), problems: [...PROBLEMS] })
  async next(@Req() request: FastifyRequest): Promise<DeckResponse> {
    const site = await this.enter(request);
    const { id } = memberOf(request);
    const [profiles, left] = await Promise.all([this.deck.of(id, site), this.swipes.left(id)]);
    return { profiles, ...told(left) };
  }

  /** Four likes a day are given in the game; likes given elsewhere are not counted. The same again changes nothing. */
  @Put(':id')
  @ApiOkResponse({ type: SwipeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(240, 60),
    problems: [...PROBLEMS, AccountNotConfirmed, InvalidInput, ProfileNotFound, SwipeLikesUsedUp],
  })
  async choose(
    @Param('id') id: string,
    @Body() { choice }: SwipeRequest,
    @Req() request: FastifyRequest,
  ): Promise<SwipeResponse> {
    await this.enter(request);
    const { mutual, ...left } = await this.swipes.choose(memberOf(request), profileIdOf(id), choice);
    return { mutual, ...told(left) };
  }

  /** Takes the last choice back, within ten minutes. */
  @Delete('last')
  @ApiOkResponse({ type: UndoneSwipeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [...PROBLEMS, InvalidInput, NothingToUndo],
  })
  async undo(@Query() query: UndoSwipeRequest, @Req() request: FastifyRequest): Promise<UndoneSwipeResponse> {
    await this.enter(request);
    const { profile, ...left } = await this.swipes.undo(memberOf(request).id, query.profile ?? null);
    return { profile, ...told(left) };
  }

  private async enter(request: FastifyRequest): Promise<CardSite> {
    const { document } = await this.published.get(siteOf(request).site.id);
    if (!document.features.swipe_game) throw new SwipeGameOff();
    return { settings: document.settings, prompts: document.prompts, locale: localeOf(request) };
  }
}

const told = ({ likes_left, resets_at }: LikesLeft) => ({ likes_left, resets_at: resets_at.toISOString() });
