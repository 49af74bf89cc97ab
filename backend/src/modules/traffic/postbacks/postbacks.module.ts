import { Module } from '@nestjs/common';
import { TenantsModule } from '../../tenants';
import { PostbackSignatures } from './postback-signature';
import { PostbackHandler } from './postback.handler';
import { PublicRequests } from '../../../platform/outside';

/** Delivers postbacks: for the worker, which brings the outbox's handlers. */
@Module({
  imports: [TenantsModule],
  providers: [PostbackHandler, PostbackSignatures, PublicRequests],
})
export class PostbacksModule {}
