/** In Unicode code points. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

/** The fault of a new password's length, if any. */
export function passwordLengthFault(password: string): 'required' | 'too_short' | 'too_long' | undefined {
  if (password === '') return 'required';
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.min) return 'too_short';
  return length > PASSWORD_LENGTH.max ? 'too_long' : undefined;
}
