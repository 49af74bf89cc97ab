import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery';
import { TenantsModule } from '../tenants';
import { Likes } from './lists/likes';
import { AutoLikeController } from './use-cases/auto-like/auto-like.controller';
import { AutoLike } from './use-cases/auto-like/auto-like.use-case';
import { LikeMemberController } from './use-cases/like-member/like-member.controller';
import { LikeMember } from './use-cases/like-member/like-member.use-case';
import { ListLikesController } from './use-cases/list-likes/list-likes.controller';

/** Likes and the matches they make. Needs a MemberAuthenticator from a global module. */
@Module({
  imports: [DiscoveryModule, TenantsModule],
  controllers: [AutoLikeController, LikeMemberController, ListLikesController],
  providers: [AutoLike, LikeMember, Likes],
})
export class LikesModule {}
