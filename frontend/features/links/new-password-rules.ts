import { type FieldError } from '../../lib/api/problem';
import { passwordLengthFault } from '../../../contract/account/password-length';

type NewPasswordFault = 'password' | 'password_long' | 'password_common' | 'mismatch';
export type NewPasswordFaults = Partial<Record<'password' | 'password_again', NewPasswordFault>>;

export function checkNewPassword(password: string, again: string): NewPasswordFaults {
  const length = passwordLengthFault(password);
  if (length !== undefined) return { password: length === 'too_long' ? 'password_long' : 'password' };
  return password === again ? {} : { password_again: 'mismatch' };
}

/** Translates the faults that the API reports into those of the form. */
export function refusedFaults(faults: readonly FieldError[]): NewPasswordFaults {
  const [fault] = faults;
  if (fault?.path === 'password_again') return { password_again: 'mismatch' };
  if (fault?.path !== 'password') return {};
  if (fault.code === 'common' || fault.code === 'too_personal') return { password: 'password_common' };
  return { password: fault.code === 'too_long' ? 'password_long' : 'password' };
}
