import { PasskeyDropped } from '../api/passkey-dropped';
import { ConsoleProblem } from '../api/problem';
import { isUnanswered } from '../api/unanswered';
import { keyReasonOther, keyReasons, passwordFaults, problems, problemStates } from '../texts/problems';

/** What a person reads in the place of what they asked for. */
export function problemText(error: unknown): string {
  if (error instanceof PasskeyDropped)
    return error.isKnown ? problemStates.passkey_known : problemStates.passkey_dropped;
  if (!(error instanceof ConsoleProblem)) return problemStates.failed;
  const { refusal } = error;
  const reason = reasonIn(refusal);
  if (error.code === 'provider_key_refused' && reason !== undefined)
    return keyReasons[reason] ?? keyReasonOther.replace('{reason}', reason);
  const known = error.code === undefined ? undefined : problems[error.code];
  if (known !== undefined) return known;
  if (refusal.state === 'limited') {
    return problemStates.limited.replace('{minutes}', String(Math.max(1, Math.ceil(refusal.retryAfterSeconds / 60))));
  }
  if (refusal.state === 'failed' && isUnanswered(error)) return problemStates.unanswered;
  if (refusal.state !== 'invalid') return problemStates[refusal.state];
  const [fault] = refusal.faults;
  return passwordFaults[fault?.code ?? ''] ?? problemStates.invalid;
}

function reasonIn(refusal: ConsoleProblem['refusal']): string | undefined {
  const reason = refusal.state === 'failed' ? refusal.facts?.['reason'] : undefined;
  return typeof reason === 'string' ? reason : undefined;
}
