import { fold, wordsOf } from './normal-text';

const PHRASES: readonly string[] = [
  ...[
    'western union',
    'moneygram',
    'paypal',
    'cash app',
    'cashapp',
    'venmo',
    'zelle',
    'revolut',
    'paysafecard',
    'bitcoin',
  ],
  ...[
    'gift card',
    'steam card',
    'itunes card',
    'send me money',
    'send money',
    'wire transfer',
    'bank transfer',
    'loan me',
  ],
  ...[
    'geld overmaken',
    'geld sturen',
    'tikkie',
    'cadeaubon',
    'geld schicken',
    'geld überweisen',
    'überweise mir',
    'gutscheinkarte',
  ],
  ...[
    'virement',
    'envoyer de l’argent',
    'envoie moi de l’argent',
    'carte cadeau',
    'bonifico',
    'mandarmi soldi',
    'mandami soldi',
  ],
  ...[
    'transferencia bancaria',
    'enviarme dinero',
    'mándame dinero',
    'bizum',
    'przelew',
    'wyślij pieniądze',
    'wyślij mi pieniądze',
    'blik',
  ],
  ...['overføre penge', 'sende penge', 'mobilepay', 'gavekort', 'tilisiirto', 'lähetä rahaa', 'lahjakortti'],
  ...['overføre penger', 'sende penger', 'vipps', 'överföra pengar', 'skicka pengar', 'swisha', 'presentkort'],
].map(phraseOf);

const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  ...{ nl: 18, de: 22, be: 16, fr: 27, it: 27, es: 24, pl: 28, dk: 18, fi: 18, no: 15, se: 24, at: 20, ch: 21, gb: 22 },
  ...{ ie: 22, lt: 20, lv: 21, ee: 20, ro: 24, pt: 25, hu: 28, cz: 24, sk: 24, lu: 20, bg: 22 },
};
const WALLET = /(?<![a-z0-9])(?:bc1[a-z0-9]{25,60}|[13][a-z0-9]{25,34}|0x[a-f0-9]{40})(?![a-z0-9])/;

/** As words are compared: one space between them, and around. */
export function phraseOf(text: string): string {
  return ` ${wordsOf(fold(text)).join(' ')} `;
}

/** Whether somebody asks for money, or says where it is to go. `phrase` of the whole text, `plain` in lower case. */
export function asksForMoney(plain: string, phrase: string): boolean {
  return PHRASES.some((one) => phrase.includes(one)) || WALLET.test(plain) || hasIban(plain);
}

function hasIban(plain: string): boolean {
  const compact = plain.replace(/[^a-z0-9]/g, '');
  for (let at = 0; at + 15 <= compact.length; at += 1) {
    const length = IBAN_LENGTHS[compact.slice(at, at + 2)];
    if (length === undefined || at + length > compact.length) continue;
    if (isIban(compact.slice(at, at + length))) return true;
  }
  return false;
}

/** ISO 13616: by its check digits. */
function isIban(text: string): boolean {
  if (!/^[a-z]{2}\d{2}/.test(text)) return false;
  let rest = 0;
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const value = parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
