/** An attempt as files and statements of banks name it: they have room for 35 characters, a hyphen is one of them. */
export const endToEndId = (attempt: string): string => attempt.replaceAll('-', '');
