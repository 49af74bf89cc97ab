export interface Area {
  /** Whose mutants are tried. Paths are relative to the project. */
  readonly files: readonly string[];
  /** They may notice; those that reach a mutant are run, unit tests first. */
  readonly tests: readonly string[];
}

const under =
  (folder: string) =>
  (...names: string[]): string[] =>
    names.map((name) => `${folder}/${name}.ts`);

const credits = under('backend/src/modules/credits');
const sessions = under('backend/src/modules/accounts/sessions');
const activity = under('backend/src/modules/activity');
const likes = under('backend/src/modules/likes');
const discovery = under('backend/src/modules/discovery');
const http = under('backend/src/platform/http');
const tenancy = under('backend/src/platform/tenancy');
const contract = under('contract');
const backend = under('backend');

/**
 * Where a fault costs most: money, who somebody is, how much they may do, whose rows they see, what skips the framework,
 * and what members are told about each other.
 */
export const AREAS: Readonly<Record<string, Area>> = {
  credits: {
    files: credits(
      ...['ledger/debit', 'ledger/enter', 'ledger/ledger', 'ledger/open-balance', 'ledger/signup-grant'],
      ...['reconciliation/reconciliation', 'reconciliation/hourly-reconciliation', 'statement/statement'],
      'errors',
    ),
    tests: credits(
      ...[
        'reconciliation/hourly-reconciliation.unit.test',
        'reconciliation/reconciliation.unit.test',
        'ledger/enter.unit.test',
        'ledger/ledger.e2e.test',
        'reconciliation/reconciliation.e2e.test',
      ],
      ...['use-cases/list-transactions/list-transactions.e2e.test'],
    ),
  },
  sessions: {
    files: [
      ...sessions('sessions', 'session-cookies'),
      ...http('session-cookie', 'member-proofs', 'meant-member'),
      ...backend('src/shared/device-name'),
    ],
    tests: [
      ...sessions(
        'session-cookies.e2e.test',
        'sessions.e2e.test',
        'session-moments.e2e.test',
        'revoked-streams.e2e.test',
      ),
      ...sessions('session-cookies.unit.test', 'sessions.unit.test'),
      ...backend('src/shared/device-name.unit.test'),
      ...http('session-cookie.unit.test', 'member-proofs.unit.test'),
    ],
  },
  limits: {
    files: [...http('rate-limits'), ...backend('src/shared/network')],
    tests: [
      ...http('rate-limits.unit.test'),
      ...backend('src/shared/network.unit.test', 'test/gates/limits.gate.test'),
    ],
  },
  tenancy: {
    files: [
      ...contract(
        'tenancy/host',
        'tenancy/admission',
        'tenancy/preview-token',
        'http/trusted-hop',
        'http/request-claims',
      ),
      ...tenancy('scope', 'site-directory', 'config-signal'),
      ...http('tenant-resolver', 'tenant-hooks'),
    ],
    tests: [
      ...contract('tenancy/host.unit.test', 'tenancy/admission.unit.test', 'tenancy/preview-token.unit.test'),
      ...contract('http/trusted-hop.unit.test', 'http/request-claims.unit.test'),
      ...tenancy('scope.unit.test', 'site-directory.unit.test', 'config-signal.unit.test'),
      ...http('tenant-resolver.unit.test', 'tenant-hooks.unit.test', 'tenant-resolver.e2e.test'),
    ],
  },
  'fast-paths': {
    files: http(
      ...['fast-paths', 'response-cache', 'ready-answer', 'endpoint.guard', 'declared-route', 'request-budget'],
      ...['fast-path-failure', 'own-pages', 'staff-fast-paths'],
    ),
    tests: [
      ...http('fast-paths.unit.test', 'response-cache.unit.test', 'ready-answer.unit.test', 'endpoint.guard.unit.test'),
      ...http(
        'declared-route.unit.test',
        'own-pages.unit.test',
        'request-budget.unit.test',
        'staff-fast-paths.unit.test',
      ),
      ...backend('test/gates/fast-paths.gate.test', 'test/gates/limits.gate.test'),
    ],
  },
  activity: {
    files: activity(
      ...['history/history', 'history/history-statement', 'history/activity-seen'],
      ...['visits/visitors', 'visits/hidden-visits', 'visits/profile-visits', 'visits/visible-visit'],
    ),
    tests: activity('history/history.e2e.test', 'visits/visits.e2e.test'),
  },
  'liked-things': {
    files: likes('use-cases/like-member/like-member.use-case', 'use-cases/like-member/like-member.controller'),
    tests: likes('use-cases/like-member/like-thing.e2e.test', 'likes.e2e.test'),
  },
  'search-orders': {
    files: discovery('search/search', 'search/conditions', 'search/search-statements'),
    tests: discovery(
      ...[
        'search/search-bounds.unit.test',
        'search/search.e2e.test',
        'use-cases/search-members/search-members.e2e.test',
      ],
      ...['use-cases/search-members/shared-interests.e2e.test', 'use-cases/search-members/verified-only.e2e.test'],
    ),
  },
};
