/** A mutant that no test can tell from the code, or that changes nothing anybody may rely on. */
export interface Equivalent {
  readonly file: string;
  /** As the report shows it: what is changed, and into what. */
  readonly change: string;
  readonly reason: string;
  /** A piece of the line it is in, where the same change is possible in other lines of the file. */
  readonly line?: string;
}

const COOKIE = 'backend/src/platform/http/session-cookie.ts';
const CACHE = 'backend/src/platform/http/response-cache.ts';
const FAST_PATHS = 'backend/src/platform/http/fast-paths.ts';
const READY = 'backend/src/platform/http/ready-answer.ts';
const CLAIMS = 'contract/http/request-claims.ts';

export const EQUIVALENTS: readonly Equivalent[] = [
  ...[
    'token !== undefined && MEMBER_TOKEN.test(token) => MEMBER_TOKEN.test(token)',
    'token !== undefined && SESSION_TOKEN.test(token => SESSION_TOKEN.test(token',
    'old !== undefined && SESSION_TOKEN.test(old) => SESSION_TOKEN.test(old)',
  ].map((change) => ({
    file: COOKIE,
    change,
    reason: 'a pattern reads no value as the word undefined, which is shorter than a token',
  })),
  {
    file: COOKIE,
    change: 'at > 0 => at >= 0',
    reason: 'a cookie without a name is none of the name that is looked for',
  },
  {
    file: 'backend/src/platform/http/rate-limits.ts',
    change: "'' => 'mutated'",
    reason: 'the limiter that only defines the script counts nothing, whatever its name',
  },
  {
    file: 'backend/src/modules/accounts/sessions/sessions.ts',
    change: "'new' => ''",
    reason: 'the constant stands for no account yet, and is compared with itself only',
  },
  ...['Host', 'X-Forwarded-Host', 'X-Forwarded-For', 'X-Request-Id', 'Cookie', 'Accept-Encoding', 'If-None-Match'].map(
    (name) => ({
      file: CLAIMS,
      change: `'${name}' => ''`,
      reason: 'the header is found by its name in lower case as well, only not as quickly',
    }),
  ),
  {
    file: CACHE,
    change: 'isRefusal(context) || !context.site => !context.site',
    reason: 'a refusal has no site; the compiler wants to be told that it is none',
  },
  {
    file: FAST_PATHS,
    change: "limit !== 'none' && limit.by === 'address' => limit.by === 'address'",
    reason: 'no limit is a word, which counts by nothing; the compiler wants to be told',
  },
  {
    file: 'backend/src/platform/http/endpoint.guard.ts',
    change: "rules.limit !== 'none' && rules.limit.by === 'member' => rules.limit.by === 'member'",
    reason: 'no limit is a word, which counts by nothing; the compiler wants to be told',
  },
  {
    file: 'backend/src/platform/http/member-proofs.ts',
    change: 'token === undefined || !member => !member',
    reason: 'nobody is recalled without a token; the compiler wants to be told',
  },
  {
    file: 'backend/src/modules/credits/statement/statement.ts',
    change: 'transactions.at(-1)?.id => transactions.at(-1).id',
    reason: 'what is more than a page has a last one; the compiler cannot know',
  },
  {
    file: FAST_PATHS,
    change: 'at < 0 => at <= 0',
    reason: 'no route has an empty path',
  },
  {
    file: CACHE,
    change: 'mark < 0 => mark <= 0',
    line: 'this.routes.get(',
    reason: 'no route has an empty path',
  },
  {
    file: READY,
    change: 'known === this.etag || matchesEtag(known, this. => matchesEtag(known, this.',
    reason: 'the tag alone is also found by the comparison with each part of the header',
  },
  {
    file: READY,
    change: "'' => 'mutated'",
    line: "headers[at] ?? ''",
    reason: 'the loop ends with the last header; the compiler wants a default',
  },
  {
    file: READY,
    change: "headers[at] ?? '' => headers[at]",
    reason: 'the loop ends with the last header; the compiler wants a default',
  },
  {
    file: 'backend/src/modules/accounts/sessions/sessions.ts',
    change:
      '_revocation where changed >= $1::bigint and not pg_visible_in_s => _revocation where true and not pg_visible_in_s',
    reason:
      'what is older than the oldest transaction of a snapshot is visible in it; the bound lets the index find the rest',
  },
  {
    file: 'backend/src/platform/http/tenant-resolver.ts',
    change: 'this.directory.host(named.host) ?? this.parsedHost(named.host) => this.parsedHost(named.host)',
    reason: 'hosts are stored in the form that a host is parsed into; the first look only saves parsing',
  },
  {
    file: CLAIMS,
    change: 'at < rawHeaders.length => at <= rawHeaders.length',
    reason: 'behind the last header stands no name, which is none that is looked for',
  },
  ...[
    '!LENGTHS.has(name.length) => false',
    'SLOTS.get(name) ?? SLOTS.get(name.toLowerCase()) => SLOTS.get(name.toLowerCase())',
  ].map((change) => ({
    file: CLAIMS,
    change,
    reason: 'it only saves work on names that are not looked for, or come in a usual case',
  })),
  ...['rawHeaders[at]', 'rawHeaders[at + 1]'].flatMap((read) =>
    [`${read} ?? '' => ${read}`, "'' => 'mutated'"].map((change) => ({
      ...{ file: CLAIMS, change, line: `${read} ?? ''` },
      reason: 'Node lists a name and a value for each header; the compiler wants a default',
    })),
  ),
  {
    file: 'contract/http/trusted-hop.ts',
    change: "'' => 'mutated'",
    line: "[address = '', bits]",
    reason: 'a text that is split has a first part; the compiler wants a default',
  },
];
