export { createHttpApp } from './create-http-app';
export { OpenApiModule, describeApi, publishDescription } from './openapi';
export { HttpModule } from './http.module';
export { Endpoint, ENDPOINT_RULES, perAddress, perStaff, type EndpointRules, type StaffPermission } from './endpoint';
export {
  EndpointGuard,
  PermissionDenied,
  RouteAbsent,
  StaffAuthenticator,
  StaffTokenNeeded,
  TooManyRequests,
} from './endpoint.guard';
export { Problem, type Fault, type ProblemKind } from './problem';
export { problemBody, statusOf, type ProblemBody } from './problem.filter';
export { RateLimits } from './rate-limits';
export { ReadyAnswer } from './ready-answer';
export { ReadyRoutes } from './ready-routes';
export { cookie, localeOf, siteOf, type SiteRequest, type StaffIdentity, type Visit } from './site-request';
export { InvalidInput } from './validation';
