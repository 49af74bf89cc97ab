import { type Statement } from '../../../platform/database';
import { hashOf } from '../secret-token';

/** How many an account may have. */
export const MOST_PASSKEYS = 10;

const MINUTES = 5;

/** How long the browser lets its owner take. */
export const CEREMONY_MS = MINUTES * 60 * 1000;

/** How long a confirmation waits for what it confirms. */
export const CONFIRMED_MINUTES = 5;

/** The purpose of a challenge, and who asked for it. A challenge is found for the same purpose only. */
export type Purpose =
  | { readonly for: 'sign-in' }
  /** A session adds a passkey. */
  | { readonly for: 'passkey'; readonly session: string }
  /** A session confirms who its member is. */
  | { readonly for: 'confirmation'; readonly session: string }
  /** A visitor opens an account with this address, spelled for comparing. */
  | { readonly for: 'sign-up'; readonly emailKey: string };

/** The statement that keeps a challenge, with the handle by which a device that makes a passkey is to know the account. */
export const keepChallenge = (challenge: string, purpose: Purpose, userHandle?: Buffer): Statement => ({
  text: `insert into passkey_challenge (hash, session_id, user_handle, expires_at)
    values ($1, $2, $3, now() + make_interval(mins => $4))`,
  values: [hashFor(challenge, purpose), sessionOf(purpose), userHandle ?? null, MINUTES],
});

/** The statement that uses a challenge up: one row, once, and only for what it was asked for. */
export const useChallenge = (challenge: string, purpose: Purpose): Statement => ({
  text: `delete from passkey_challenge
    where hash = $1 and session_id is not distinct from $2::uuid and expires_at > clock_timestamp() returning user_handle`,
  values: [hashFor(challenge, purpose), sessionOf(purpose)],
});

/** The purpose is part of what is hashed, so that nothing about a visitor is kept. */
function hashFor(challenge: string, purpose: Purpose): Buffer {
  switch (purpose.for) {
    case 'sign-in':
    case 'passkey':
      // The session tells these two apart.
      return hashOf(challenge);
    case 'confirmation':
      return hashOf(`confirmation ${challenge}`);
    case 'sign-up':
      return hashOf(`sign-up ${challenge} ${purpose.emailKey}`);
  }
}

const sessionOf = (purpose: Purpose): string | null => ('session' in purpose ? purpose.session : null);

/** The challenge that a browser says was signed. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
