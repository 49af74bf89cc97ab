import { passwordLengthFault } from '../../../../../contract/account/password-length';
import { isCommonPassword } from '../passwords/common-passwords';

export type PasswordFault = 'required' | 'too_short' | 'too_long' | 'common' | 'too_personal';

/** Length over complexity. `known` is what others know or guess first: the address, the name, the brand. */
export function passwordFault(password: string, known: readonly string[]): PasswordFault | undefined {
  const length = passwordLengthFault(password);
  if (length !== undefined) return length;
  if (isCommonPassword(password)) return 'common';
  return isPersonal(password, known) ? 'too_personal' : undefined;
}

/** Little more than something that is known about the person. */
function isPersonal(password: string, known: readonly string[]): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  return known.some((word) => {
    const part = word.normalize('NFKC').toLowerCase().trim();
    return part.length >= 4 && lower.includes(part) && lower.length - part.length < 6;
  });
}
