import { Module } from '@nestjs/common';
import { TenantsModule } from '../../tenants';
import { PushSendingModule } from '../sending/push-sending.module';
import { AppBadge } from './app-badge';
import { NewsPushes } from './news-pushes';
import { PlainPushes } from './plain-pushes';
import { PushBrands } from './push-brands';

/** The worker decides with it whether pushes go out, and writes them. Modules register the news of their own. */
@Module({
  imports: [PushSendingModule, TenantsModule],
  providers: [AppBadge, NewsPushes, PlainPushes, PushBrands],
  exports: [AppBadge, NewsPushes],
})
export class PushContentsModule {}
