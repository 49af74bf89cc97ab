import { isCommonPassword } from '../passwords/common-passwords';

export type PasswordFault = 'required' | 'too_short' | 'too_long' | 'common' | 'too_personal';

export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

/** Length over complexity. `known` is what others know or guess first: the address, the name, the brand. */
export function passwordFault(password: string, known: readonly string[]): PasswordFault | undefined {
  if (password === '') return 'required';
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.min) return 'too_short';
  if (length > PASSWORD_LENGTH.max) return 'too_long';
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
