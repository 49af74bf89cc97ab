import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AnswerCounts } from '../../../../contract/http/answer-counts';
import { TenantResolver } from './tenant-resolver';
import { EndpointGuard } from './endpoint.guard';
import { RateLimits } from './rate-limits';
import { MemberProofs } from './member-proofs';
import { FastPaths } from './fast-paths';
import { ResponseCache } from './response-cache';
import { StaffFastPaths } from './staff-fast-paths';

/** Enforces every route's declaration. Needs a StaffAuthenticator from a global module. */
@Global()
@Module({
  providers: [
    AnswerCounts,
    TenantResolver,
    FastPaths,
    MemberProofs,
    RateLimits,
    ResponseCache,
    StaffFastPaths,
    { provide: APP_GUARD, useClass: EndpointGuard },
  ],
  exports: [AnswerCounts, FastPaths, MemberProofs, RateLimits, ResponseCache, StaffFastPaths],
})
export class HttpModule {}
