import { createHash } from 'node:crypto';

interface Submission {
  readonly name: string;
  readonly email: string;
  readonly kind: string;
  readonly message: string;
  readonly reference?: string;
}

/**
 * The key by which two submissions count as one: the client's key, bound to the address so that keys never collide; or,
 * without one, everything that was sent, on the same day. A form sent twice by a double click is one complaint.
 */
export function submissionKey(complaint: Submission, idempotencyKey: string | undefined, now = new Date()): string {
  const email = complaint.email.toLowerCase();
  const parts =
    idempotencyKey === undefined
      ? [
          'day',
          now.toISOString().slice(0, 10),
          email,
          complaint.kind,
          complaint.name,
          complaint.message,
          complaint.reference,
        ]
      : ['key', idempotencyKey, email];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
