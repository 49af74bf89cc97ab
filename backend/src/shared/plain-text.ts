// Emoji as they are typed stay whole: what joins their parts would be unseen anywhere else.
const UNSEEN = new RegExp(
  String.raw`(\p{RGI_Emoji})|[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\n]]`,
  'gv',
);

/**
 * What a person wrote, as it is kept: one form of each letter, no sign that is invisible or turns the text around, at most
 * three marks on a letter and one empty line between two others.
 */
export function tidyText(given: string): string {
  const seen = given
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '$1')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
  const lines = seen.split('\n').map((line) => line.trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
