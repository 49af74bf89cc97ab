import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { EndpointGuard } from './endpoint.guard';
import { RateLimits } from './rate-limits';

/** Enforces every route's declaration. Needs a StaffAuthenticator from a global module. */
@Global()
@Module({
  providers: [RateLimits, { provide: APP_GUARD, useClass: EndpointGuard }],
  exports: [RateLimits],
})
export class HttpModule {}
