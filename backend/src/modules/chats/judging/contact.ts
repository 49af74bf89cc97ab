import { digitsIn } from './normal-text';

/** Other services, by which people are led away. */
const SERVICES: ReadonlySet<string> = new Set(
  (
    'whatsapp whatsap watsapp whatapp telegram telegramm snapchat snap instagram insta skype viber wechat kik wickr discord ' +
    'hangouts onlyfans gmail hotmail outlook yahoo icloud protonmail gmx'
  ).split(' '),
);
const PREFIXES = ['whatsapp', 'telegram', 'snapchat', 'instagram', 'onlyfans'];

const LEAST_DIGITS = 9;
const EMAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,10}/;
const AT = /\s{0,3}[([{<]\s{0,3}(?:at|arroba|chiocciola|malpa|snabel a|alfakrollo)\s{0,3}[)\]}>]\s{0,3}/g;
const DOT = /\s{0,3}[([{<]\s{0,3}(?:dot|punkt|punt|punto|point|kropka|piste|prikk)\s{0,3}[)\]}>]\s{0,3}/g;
const LINK =
  /https?:\/\/|www\.[a-z0-9]|[a-z0-9-]{2,63}\.(?:com|net|org|info|biz|xyz|top|club|site|online|shop|link|live|ru|cn|ly|gg|tk|app)(?![a-z0-9])|[a-z0-9-]{2,63}\.[a-z]{2,3}\/[a-z0-9]/;
/** Days and hours are many digits, and lead nowhere. */
const TIMES =
  /(?<!\d[-./]?)(?:\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d{2}|(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2})(?![-./]?\d)|(?<![\d:])\d{1,2}[:h]\d{2}(?![\d:])/g;

/** `plain` in lower case as it was written, `words` as they are read. */
export function leadsAway(plain: string, folded: string, words: readonly string[]): boolean {
  const joined = plain
    .replace(AT, '@')
    .replace(DOT, '.')
    .replace(/\s{0,3}@\s{0,3}/g, '@');
  if (EMAIL.test(joined) || LINK.test(joined)) return true;
  if (words.some((word) => SERVICES.has(word) || PREFIXES.some((start) => word.startsWith(start)))) return true;
  return hasNumber(folded.replace(TIMES, ' x '));
}

/** A telephone number, in figures or words, however it is cut. */
function hasNumber(folded: string): boolean {
  let digits = 0;
  for (const [word] of folded.matchAll(/\p{L}+|\d+/gu)) {
    const found = digitsIn(word);
    digits = found === undefined ? 0 : digits + found.length;
    if (digits >= LEAST_DIGITS) return true;
  }
  return false;
}
