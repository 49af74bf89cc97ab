import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery';
import { PushContentsModule } from '../push';
import { TenantsModule } from '../tenants';
import { LikeNews } from './like-news';
import { Likes } from './lists/likes';
import { FreshLikePushes } from './pushes/fresh-like-pushes';
import { Deck } from './swipe/deck';
import { Swipes } from './swipe/swipes';
import { AutoLikeController } from './use-cases/auto-like/auto-like.controller';
import { AutoLike } from './use-cases/auto-like/auto-like.use-case';
import { LikeMemberController } from './use-cases/like-member/like-member.controller';
import { LikeMember } from './use-cases/like-member/like-member.use-case';
import { ListLikesController } from './use-cases/list-likes/list-likes.controller';
import { SwipeController } from './use-cases/swipe/swipe.controller';

/** Likes, the swipe game that gives them, and the matches they make. Needs a MemberAuthenticator from a global module. */
@Module({
  imports: [DiscoveryModule, TenantsModule],
  controllers: [AutoLikeController, LikeMemberController, ListLikesController, SwipeController],
  providers: [AutoLike, Deck, LikeMember, LikeNews, Likes, Swipes],
})
export class LikesModule {}

/** The background work of likes, for the worker. */
@Module({ imports: [PushContentsModule], providers: [FreshLikePushes] })
export class LikesJobsModule {}
