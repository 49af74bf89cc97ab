import { reloadAfter } from '../../lib/chunk-reload';
import { type PasskeySignUp } from './api/passkey-sign-up';
import { signUp } from './api/sign-up';
import { type Handover } from './handover';
import { type Faults, refusedFaults, type SignUp } from './sign-up-rules';

export type ErrorState =
  'failed' | 'unreachable' | 'closed' | 'noPasskey' | 'elsewhere' | { readonly waitSeconds: number };

type Refused =
  | { readonly faults: Faults; readonly errorState?: never }
  | { readonly faults?: never; readonly errorState: ErrorState };

interface Way {
  readonly isPasskey: boolean;
  readonly handover: Handover;
  readonly revision: number;
}

/** Opens the account. Undefined once it is there, else why it is not. */
export async function sendSignUp(given: SignUp, way: Way): Promise<Refused | undefined> {
  const answer = await (way.isPasskey ? signUpWithPasskey : signUp)(given, way.handover, way.revision);
  switch (answer.state) {
    case 'done':
      return undefined;
    case 'invalid':
      return { faults: refusedFaults(answer.faults) };
    case 'limited':
      return { errorState: { waitSeconds: answer.retryAfterSeconds } };
    case 'unreachable':
      return { errorState: 'unreachable' };
    case 'dropped':
      return { errorState: 'noPasskey' };
    case 'failed':
      return refusedBy(answer.code);
  }
}

function refusedBy(code: string | undefined): Refused {
  switch (code) {
    case 'email_in_use':
      return { faults: { email: 'email_used' } };
    case 'sign_ups_closed':
      return { errorState: 'closed' };
    case 'passkeys_elsewhere':
      return { errorState: 'elsewhere' };
    default:
      return { errorState: 'failed' };
  }
}

/** The part that talks to the device is loaded for whoever makes a passkey. */
async function signUpWithPasskey(given: SignUp, handover: Handover, revision: number): Promise<PasskeySignUp> {
  try {
    const api = await import('./api/passkey-sign-up');
    return await api.signUpWithPasskey(given, handover, revision);
  } catch (error) {
    reloadAfter(error);
    return { state: 'unreachable' };
  }
}
