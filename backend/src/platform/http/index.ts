export { GREATEST_ID, IdPipe, UuidPipe, idIn } from './address-id';
export { createHttpApp } from './create-http-app';
export { OpenApiModule, describeApi, publishDescription } from './openapi';
export { FormFilter } from './form.filter';
export { HttpModule } from './http.module';
export { Endpoint, ENDPOINT_RULES, perAddress, perMember, perStaff, type EndpointRules } from './endpoint';
export {
  SecondFactorNeeded,
  StaffSessionNeeded,
  StaffTokenNeeded,
  TooManyRequests,
  demandStepUp,
} from './endpoint.guard';
export {
  AuthenticationRequired,
  MemberAuthenticator,
  type OpenedSession,
  type Revoked,
  type RevokedSince,
  type Standing,
} from './member-authenticator';
export { MemberProofs } from './member-proofs';
export { type RecalledStaff, StaffAuthenticator, type StaffCredential } from './staff-authenticator';
export { StaffFastPaths } from './staff-fast-paths';
export { GraphemeLength } from './grapheme-length';
export { MEANT_MEMBER, OtherMember, isMeant } from './meant-member';
export { CrossSiteRequest, inLanguageOfPage, isCrossSite, ownPage } from './own-pages';
export { RateLimits, limitedRoute } from './rate-limits';
export {
  PLAIN_SESSION_COOKIE,
  SESSION_TOKEN,
  sentStaffSession,
  sessionCookieName,
  staffCookieName,
} from './session-cookie';
export { Problem, type FieldError, type ProblemKind } from './problem';
export { isForm } from './problem-page';
export { type EarlyRequest, FastPaths } from './fast-paths';
export { ReadyAnswer, matchesEtag } from './ready-answer';
export { ResponseCache } from './response-cache';
export {
  cookieIn,
  hostAsked,
  localeOf,
  memberOf,
  siteOf,
  type MemberIdentity,
  type SiteRequest,
  type StaffIdentity,
  type StaffPeople,
  type RequestContext,
} from './site-request';
export { STAFF_ROLES, isAllowed, permissionsOf, type StaffPermission, type StaffRole } from './staff-permissions';
export { InvalidInput, checkedBody, validation } from './validation';
export { problemOf } from './unavailable';
