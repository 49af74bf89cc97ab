import { fold, phrasesOf, wordsOf } from './normal-text';

/** Ways of paying that hardly anybody names who does not want to be paid. */
const PHRASES = phrasesOf([
  ...['western union', 'moneygram', 'paypal', 'cash app', 'cashapp', 'venmo', 'zelle', 'revolut', 'paysafecard'],
  ...[
    'bitcoin',
    'usdt',
    'crypto wallet',
    'steam card',
    'itunes card',
    'google play card',
    'gift card code',
    'me a gift card',
    'me gift cards',
    'buy gift cards',
  ],
  ...['wire transfer', 'bank transfer', 'transferencia bancaria', 'bonifico', 'virement', 'przelew', 'tilisiirto'],
  ...['stuur een tikkie', 'tikkie sturen', 'betaalverzoek', 'kod blik', 'kodu blik', 'blikiem', 'na blika', 'bizum'],
  ...['mobilepay', 'vipps', 'vippse', 'swisha'],
]);

/** Verbs of a request for money. Only these forms are listed, because others are used about anything. */
const ASKING = wordSet(
  'send sending lend loan wire transfer borrow',
  'stuur sturen stuurt overmaken leen lenen leent voorschieten storten',
  'schick schicke schicken schickst sende senden überweis überweise überweisen überweist leih leihe leihen leihst borgen',
  'envoie envoies envoyer envoyez prêter prêtes prêtez avancer vire virer virez',
  'manda mandami mandarmi mandi mandare invia inviami inviarmi inviare presta prestami prestarmi prestare',
  'envía envías enviar envíame enviarme mándame mandarme prestar préstame prestarme transferir transfiéreme',
  'wyślij wyślesz wysłać prześlij prześlesz przesłać przelej przelać pożycz pożyczyć pożyczysz',
  'sende låne lån overføre overfør udlægge',
  'låna skicka skickar överföra överför',
  'lähetä lähettää lähetätkö lähettäisitkö lainaa lainata lainaisitko siirrä siirtää',
);
/** Words for the money that is asked for. */
const MONEY = wordSet(
  'money cash dollar dollars euro euros eur usd pounds',
  'geld cadeaubon cadeaukaart gutschein gutscheinkarte',
  'argent fric',
  'soldi denaro',
  'dinero',
  'pieniądze pieniędzy pieniążki kasę kasy złotych zł pln',
  'penge kroner gavekort',
  'penger gavekort',
  'pengar kronor presentkort',
  'rahaa rahat euroa lahjakortti lahjakortin',
);
/** The largest distance in words between the verb and the money. */
const NEAR = 5;

const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  ...{ nl: 18, de: 22, be: 16, fr: 27, it: 27, es: 24, pl: 28, dk: 18, fi: 18, no: 15, se: 24, at: 20, ch: 21, gb: 22 },
  ...{ ie: 22, lt: 20, lv: 21, ee: 20, ro: 24, pt: 25, hu: 28, cz: 24, sk: 24, lu: 20, bg: 22 },
};
const WALLET = /(?<![a-z0-9])(?:bc1[a-z0-9]{25,60}|[13][a-z0-9]{25,34}|0x[a-f0-9]{40})(?![a-z0-9])/;

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => fold(line).split(' ')));
}

/** Whether somebody asks for money, or says where it is to go. `words` of the whole text, `plain` in lower case. */
export function asksForMoney(plain: string, words: readonly string[]): boolean {
  const phrase = ` ${words.join(' ')} `;
  return PHRASES.some((one) => phrase.includes(one)) || isAsked(plain) || WALLET.test(plain) || hasIban(plain);
}

/** Asking and money, near each other in what is said in one go. A sign of money is as good as its word. */
function isAsked(plain: string): boolean {
  return plain
    .replace(/[€£$]/g, ' euro ')
    .split(/[.,;:!?]\s|\n/)
    .some((said) => {
      let [asking, money] = [-Infinity, Infinity];
      return wordsOf(fold(said)).some((word, at) => {
        if (ASKING.has(word)) asking = at;
        if (MONEY.has(word)) money = at;
        return Math.abs(asking - money) <= NEAR;
      });
    });
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

/** The shortest IBAN has at least this many digits; words that look like the beginning of one have fewer. */
const LEAST_FIGURES = 11;

/** ISO 13616: by its check digits. */
function isIban(text: string): boolean {
  if (!/^[a-z]{2}\d{2}/.test(text) || text.replace(/\D/g, '').length < LEAST_FIGURES) return false;
  let rest = 0;
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const value = parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
