/** What is wrong with a new password, as far as a browser can know it; the api has the last word. */
export function passwordLengthFault(password: string): 'password' | 'password_long' | undefined {
  const length = Array.from(password).length;
  if (length < 10) return 'password';
  return length > 200 ? 'password_long' : undefined;
}
