import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Door } from './door';
import { EndpointGuard } from './endpoint.guard';
import { RateLimits } from './rate-limits';
import { LiveRoutes } from './live-routes';
import { ReadyRoutes } from './ready-routes';

/** Enforces every route's declaration. Needs a StaffAuthenticator from a global module. */
@Global()
@Module({
  providers: [Door, LiveRoutes, RateLimits, ReadyRoutes, { provide: APP_GUARD, useClass: EndpointGuard }],
  exports: [LiveRoutes, RateLimits, ReadyRoutes],
})
export class HttpModule {}
