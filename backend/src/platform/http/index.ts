export { CallCounter } from './call-counter';
export { createHttpApp } from './create-http-app';
export { OpenApiModule, describeApi, publishDescription } from './openapi';
export { FormFilter } from './form.filter';
export { localeIn } from './form-texts';
export { HttpModule } from './http.module';
export {
  Endpoint,
  ENDPOINT_RULES,
  perAddress,
  perMember,
  perStaff,
  type EndpointRules,
  type StaffPermission,
} from './endpoint';
export {
  AuthenticationRequired,
  MemberAuthenticator,
  type OpenedSession,
  type Standing,
  StaffAuthenticator,
  StaffTokenNeeded,
  TooManyRequests,
} from './endpoint.guard';
export { GraphemeLength } from './grapheme-length';
export { MEANT_MEMBER, OtherMember, isMeant } from './meant-member';
export { CrossSiteRequest, isCrossSite, ownPage } from './own-pages';
export { RateLimits } from './rate-limits';
export { SESSION_COOKIE, SESSION_TOKEN, staffCookieName } from './session-cookie';
export { Problem, type Fault, type ProblemKind } from './problem';
export { isForm } from './problem-page';
export { LiveRoutes } from './live-routes';
export { ReadyAnswer } from './ready-answer';
export { ReadyRoutes } from './ready-routes';
export {
  cookieIn,
  hostAsked,
  localeOf,
  memberOf,
  siteOf,
  type MemberIdentity,
  type SiteRequest,
  type StaffIdentity,
  type Visit,
} from './site-request';
export { InvalidInput, checkedBody, validation } from './validation';
