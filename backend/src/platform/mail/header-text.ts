// Line ends and other controls would begin a header of their own; direction marks would disguise one.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Text that stays inside one header line, at most `length` characters long. */
export function headerText(text: string, length = 200): string {
  const clean = text.replace(UNSAFE, ' ').trim();
  const characters = Array.from(clean);
  return characters.length <= length ? clean : `${characters.slice(0, length - 1).join('')}…`;
}

const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Whether it is one bare address: nothing in it could become a second recipient or a header. */
export const isBareAddress = (address: string): boolean => address.length <= 254 && ADDRESS.test(address);
