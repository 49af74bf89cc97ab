import { dictionary } from '@zxcvbn-ts/language-common';

let words: ReadonlySet<string> | undefined;

/** Whether a password is on the list of common ones, also with a few digits or signs around it. */
export function isCommonPassword(password: string): boolean {
  const known = (words ??= new Set(dictionary['passwords-common'].map(String)));
  const lower = password.normalize('NFKC').toLowerCase();
  if (known.has(lower) || isRepeated(lower) || isSequence(lower)) return true;
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // An addition to a common password must be longer than a year and a sign.
  return lower.length - core.length <= 6 && known.has(core);
}

/** `aaaaaaaaaa`, `abcabcabcabc`. */
function isRepeated(password: string): boolean {
  for (let length = 1; length <= password.length / 3; length += 1) {
    const part = password.slice(0, length);
    if (part.repeat(Math.ceil(password.length / length)).startsWith(password)) return true;
  }
  return false;
}

/** `abcdefghij`, `9876543210`. */
function isSequence(password: string): boolean {
  const steps = Array.from(password.slice(1), (_, at) => password.charCodeAt(at + 1) - password.charCodeAt(at));
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9);
}
