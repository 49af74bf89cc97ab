import { type Statement } from '../../../platform/database';
import { hashOf } from '../secret-token';

/** How many an account may have. */
export const MOST_PASSKEYS = 10;

const MINUTES = 5;

/** How long the browser lets its owner take. */
export const CEREMONY_MS = MINUTES * 60 * 1000;

/** The state of adding a passkey: the session that asked, and the handle by which the device knows the account. */
interface Registration {
  readonly session: string;
  readonly userHandle: Buffer;
}

/** The statement that keeps a challenge: for a sign-in, unless a session adds a passkey with it. */
export const keepChallenge = (challenge: string, registration?: Registration): Statement => ({
  text: `insert into passkey_challenge (hash, session_id, user_handle, expires_at)
    values ($1, $2, $3, now() + make_interval(mins => $4))`,
  values: [hashOf(challenge), registration?.session ?? null, registration?.userHandle ?? null, MINUTES],
});

/** The statement that uses a challenge up: one row, once, and only for what it was asked for. */
export const useChallenge = (challenge: string, session: string | null): Statement => ({
  text: `delete from passkey_challenge
    where hash = $1 and session_id is not distinct from $2::uuid and expires_at > clock_timestamp() returning user_handle`,
  values: [hashOf(challenge), session],
});

/** The challenge that a browser says was signed. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
