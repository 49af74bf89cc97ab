/** A mutant that no test can tell from the code, or that changes nothing anybody may rely on. */
export interface Equivalent {
  readonly file: string;
  /** As the report shows it: what is changed, and into what. */
  readonly change: string;
  readonly reason: string;
}

const COOKIE = 'backend/src/platform/http/session-cookie.ts';

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
];
