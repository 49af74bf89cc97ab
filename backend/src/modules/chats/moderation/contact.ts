import { digitsIn, phrasesOf } from './normal-text';

/** Other services, by which people are led away. */
const SERVICES: ReadonlySet<string> = new Set(
  (
    'whatsapp whatsap watsapp whatapp wasap wassap watsap telegram telegramm snapchat instagram insta skype viber wechat ' +
    'wickr discord onlyfans gmail hotmail icloud protonmail gmx'
  ).split(' '),
);
const PREFIXES = ['whatsapp', 'telegram', 'snapchat', 'instagram', 'onlyfans'];
/** Names that are words of their own as well: only said as one says a service. */
const PHRASES = phrasesOf([
  ...['whats app', 'what s app', 'insta gram', 'tele gram', 'snap chat', 'app me', 'google hangouts', 'on hangouts'],
  ...[
    'my snap',
    'on snap',
    'snap me',
    'mijn snap',
    'op snap',
    'mein snap',
    'auf snap',
    'mon snap',
    'sur snap',
    'mio snap',
  ],
  ...[
    'su snap',
    'mi snap',
    'mój snap',
    'na snapie',
    'min snap',
    'på snap',
    'snapissa',
    'on kik',
    'my kik',
    'kik me',
    'på kik',
  ],
  ...['on facebook', 'my facebook', 'op facebook', 'mijn facebook', 'auf facebook', 'sur facebook', 'su facebook'],
  ...[
    'en facebook',
    'mi facebook',
    'na facebooku',
    'på facebook',
    'facebookissa',
    'on signal',
    'op signal',
    'auf signal',
  ],
]);

const LEAST_DIGITS = 9;
/** The limit is lower for texts that speak of calling. */
const LEAST_DIGITS_CALLING = 7;
const CALLING = phrasesOf(
  (
    'call phone number sms bel bellen nummer telefoon ruf anrufen handy telefon handynummer appelle téléphone numéro ' +
    'chiamami chiama numero cellulare llámame llama número móvil zadzwoń numer telefonu ring tlf mobil soita puhelin ' +
    'numeroni'
  ).split(' '),
);
const EMAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,10}/;
const AT = /\s{0,3}[([{<]\s{0,3}(?:at|arroba|chiocciola|malpa|snabel a|alfakrollo)\s{0,3}[)\]}>]\s{0,3}/g;
const DOT = /\s{0,3}[([{<]\s{0,3}(?:dot|punkt|punt|punto|point|kropka|piste|prikk)\s{0,3}[)\]}>]\s{0,3}/g;
/** The same without brackets: a name, a host and its ending. */
const SPOKEN_EMAIL =
  /[a-z0-9_]{2,40} (?:at|arroba|chiocciola|malpa|snabel a|alfakrollo) [a-z0-9-]{2,40} (?:dot|punkt|punt|punto|point|kropka|piste|prikk) (?:com|net|org|nl|be|de|at|ch|fr|it|es|pl|dk|fi|no|se|eu|co|io)(?![a-z])/;
/** A name at another service. */
const HANDLE = /(?<![a-z0-9._%+-])@(?!home|work|school|least)[a-z_][a-z0-9_.]{3,30}/;
const LINK =
  /https?:\/\/|www\.[a-z0-9]|[a-z0-9-]{2,63}\.(?:com|net|org|info|biz|xyz|club|site|shop|ru|cn|ly|gg|tk)(?![a-z0-9])|(?<![a-z0-9])[a-z0-9-]{1,63}\.[a-z]{2,6}\/[a-z0-9]/;
/** Days, hours, spans of years and prices are many digits, and lead nowhere. */
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d{2}';
const TIMES = new RegExp(
  [
    `(?<!\\d|\\d[-./])(?:${DAY}[-./]\\s?${MONTH}[-./]\\s?|${MONTH}[-./]${DAY}[-./])(?:${YEAR}|\\d{2})(?![-./]?\\d)`,
    `(?<!\\d|\\d[-./])${YEAR}[-./]${MONTH}[-./]${DAY}(?![-./]?\\d)`,
    `(?<!\\d|\\d[.:])(?:[01]?\\d|2[0-4])[.:h][0-5]\\d(?![.:]?\\d)`,
    `(?:[€£]|eur|kr)\\s?\\d{1,5}(?:[.,]\\d{2})?(?!\\d)`,
    `(?<!\\d)\\d{1,5}(?:[.,]\\d{2})?\\s?(?:[€£]|eur|kr|zl|usd|dollar)`,
    `(?<!\\d)${YEAR}(?:\\s?[-,/&+]\\s?${YEAR})+(?!\\d)`,
  ].join('|'),
  'g',
);
/** Eight digits as Danes and Norwegians write them: in pairs, or three, two and three. */
const EIGHT = /(?<![\d.,-]|\d )(?:\d{2}([ .-])\d{2}\1\d{2}\1\d{2}|[49]\d{2} \d{2} \d{3})(?![\d.,-]?\d| \d)/;

/** `plain` in lower case as it was written, `words` as they are read. */
export function leadsAway(plain: string, folded: string, words: readonly string[]): boolean {
  const joined = plain
    .replace(AT, '@')
    .replace(DOT, '.')
    .replace(/\s{0,3}@\s{0,3}/g, '@');
  if (EMAIL.test(joined) || SPOKEN_EMAIL.test(joined) || HANDLE.test(plain) || LINK.test(joined)) return true;
  if (words.some((word) => SERVICES.has(word) || PREFIXES.some((start) => word.startsWith(start)))) return true;
  const phrase = ` ${words.join(' ')} `;
  if (PHRASES.some((one) => phrase.includes(one))) return true;
  const untimed = folded.replace(TIMES, ' x ');
  const isCalling = CALLING.some((one) => phrase.includes(one));
  return EIGHT.test(untimed) || hasNumber(untimed, isCalling ? LEAST_DIGITS_CALLING : LEAST_DIGITS);
}

/** A telephone number, in figures or words, however it is cut. */
function hasNumber(folded: string, least: number): boolean {
  let digits = 0;
  for (const [word] of folded.matchAll(/\p{L}+|\d+/gu)) {
    const found = digitsIn(word);
    digits = found === undefined ? 0 : digits + found.length;
    if (digits >= least) return true;
  }
  return false;
}
