import { ends } from '../../../../test/support/ends';
import { leadsAway } from './contact';
import { type ChatRules, moderate } from './moderate';
import { disguisedIn, wordsOf } from './normal-text';
import { asksForMoney } from './payment';

const RULES: ChatRules = {
  new_account_days: 14,
  spam: { action: 'hold', recipients: 5 },
  contact: { action: 'warn', extra_words: ['my channel'] },
  payment: { action: 'hold', extra_words: ['grünes licht'] },
};
const ruleOf = (text: string, recipients = 1) => moderate(text, { recipients }, RULES)?.rule ?? null;

it.each([
  'Call me 06 12 34 56 78',
  '+49 (171) 123-45-67',
  '0.6.1.2.3.4.5.6.7.8',
  '0 6 1 2 3 4 5 6 7 8',
  '０６１２３４５６７８',
  '0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
  'nul zes een twee drie vier vijf zes zeven acht',
  'zero six twelve 1 two 3 four 5 six 7 eight 9',
  'nolla kuusi yksi kaksi kolme neljä viisi kuusi seitsemän',
  'mail jo@mail.example.com',
  'jo (at) mail (dot) com',
  'jo @ mail.de',
  'see https://x.example',
  'www.here.nl',
  'go to nice-girls.xyz now',
  'bit.ly/abc12',
  'WhatsApp?',
  'W h a t s a p p',
  'w.h.a.t.s.a.p.p',
  'whаtsapp',
  'what\u200bsapp',
  'Tele\u00adgram',
  'my ìnsta is jo',
  'come to MY  Channel',
  ...[
    'wh4tsapp',
    'te1egram',
    '1nstagram',
    'wats@pp',
    'whats app me',
    "What's App?",
    'add me on Snap',
    'mijn snap is jo',
  ],
  ...['t.me/jo_smith', 'find me: @jo.smith', 'jo at mail dot com', '٠٦١٢٣٤٥٦٧٨', 'O6 l2 34 56 78', '06.12.34.56.78'],
  ...['Ring 12 34 56 78', 'SMS til 412 34 567', 'My number is 555 1234', 'Bel me: 020 123 45', '06-12-34-56-78'],
])('%s leads away', (text) => {
  expect(ruleOf(text)).toBe('contact');
});

it.each([
  'Can you send me money?',
  'Kannst du mir Geld schicken?',
  'Kun je geld overmaken?',
  'Envoie-moi de l’argent stp',
  'mandami soldi',
  'Mándame dinero',
  'wyślij mi pieniądze',
  'Lähetä rahaa',
  'skicka pengar',
  'NL91 ABNA 0417 1643 00',
  'de89370400440532013000',
  'p a y p a l',
  'рaypal',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'Grünes  Licht!',
  ...[
    'Send me some money please',
    'could you lend me 200 euro',
    'Please transfer €50',
    'wire me $300 today',
    'send me 100 €',
  ],
  ...['Kun je me wat geld lenen?', 'stuur een tikkie', 'Kun je 50 euro overmaken', 'Kannst du mir 100 Euro schicken?'],
  ...['Überweist du mir das Geld?', 'Peux-tu me prêter un peu d’argent ?', 'Puoi prestarmi 100 euro?'],
  ...['¿Puedes enviarme un poco de dinero?', 'Możesz mi pożyczyć trochę pieniędzy?', 'podaj kod blik'],
  ...[
    'Kan du låne mig 500 kroner?',
    'Kan du sende meg litt penger',
    'Kan du låna mig lite pengar',
    'Voitko lainata rahaa?',
  ],
  ...['Send me a gift card', 'Steam card please'],
])('%s asks for money', (text) => {
  expect(ruleOf(text)).toBe('payment');
});

it.each([
  'Hi there, how are you?',
  'I was born on 17.05.1990, and you?',
  'Treffen wir uns am 22.11.2026 um 19:30?',
  'Between 2019-2024 I lived in Gent',
  'Ik heb drie katten en twee honden, een rode en een zwarte',
  'I am 34, 1.82 m, 78 kg',
  'J’ai deux enfants de 5 et 8 ans',
  'My score was 12 345 678',
  'From 1200 to 3400 to 5600',
  'Leuk.de rest vertel ik later',
  'Ok...dann bis morgen',
  'Ho tre fratelli, uno due tre!',
  'That is a good signal, see you online',
  'Money is not everything',
  ...[
    'Call me',
    'Call me when you are here, I am free from 8 pm',
    'Meet at 8 pm? Or 20:30, or 21.15',
    'Open 10.00-12.00 en 13.30-17.30',
  ],
  ...[
    'I pay for dinner',
    'Dinner was 24.50 each, I paid 49.00',
    '€9.99, €19.99 or €29.99',
    '12.30',
    'It costs 12 euro, send me the address',
  ],
  ...[
    'I was there in 2019, 2020, 2021 and 2022',
    'Born 5/17/1990, met him 11/22/2015',
    'My outlook on life is good',
    'my favourite hangouts',
  ],
  ...[
    'Yahoo! That was fun',
    'I am @home',
    'see you @ 8.30',
    'That was nice.top day',
    'I send my mother pictures',
    'he/she, and/or',
    '5km/h',
  ],
  ...[
    'Ik betaal het eten',
    'Bel me maar, om 19.30 uur',
    'Ik snap het, een tikkie laat',
    'wat een mooie blik',
    'Ik ben jarig op 3-5-1991',
  ],
  ...[
    'Ich lade dich ein, ich zahle',
    'Ruf mich an, ab 18 Uhr 30',
    'Schick mir ein Bild',
    'Am 17. 5. 1990 geboren',
    'Karten für 12,50 €, 3 Stück',
  ],
  ...[
    'Je t’invite, je paie le dîner',
    'Appelle-moi vers 20h30',
    'Je suis prêt, tu envoies une photo ?',
    'Mes enfants ont 12, 14 et 17 ans',
  ],
  ...[
    'Offro io la cena',
    'Chiamami alle 20.30',
    'Sei bella, sei simpatica, sei tu',
    'Mandami una foto',
    'Nata il 3.5.1991, alta 1,68',
  ],
  ...[
    'Yo invito a la cena',
    'Llámame a las 8',
    'Mándame una foto, te espero el 22/11 a las 21:00',
    'Cuesta 30 euros la entrada',
  ],
  ...[
    'Ja płacę za kolację',
    'Zadzwoń o 20:15',
    'Wyślij mi zdjęcie',
    'Mam 34 lata, 182 cm, 78 kg',
    'Bilet kosztuje 45 zł',
  ],
  ...[
    'Jeg giver middag',
    'Ring til mig kl. 20.30',
    'Sikke et dejligt blik',
    'Kik forbi',
    'Det koster 120 kr.',
    'Send mig et billede',
  ],
  ...['Jeg spanderer middag', 'Ring meg klokka 19.30', 'Send meg et bilde', 'Jeg er ny på appen', 'Født 17.05.90'],
  ...[
    'Jag bjuder på middag',
    'Ring mig efter sex, ni är välkomna',
    'Skicka en bild',
    'Det kostar 120 kronor',
    'Född 1990-05-17',
  ],
  ...['Minä tarjoan illallisen', 'Soita kello 20.30', 'Lähetä kuva', 'Lippu maksaa 12,50 €', 'Synnyin 17.5.1990'],
  ...['no 15 minutes walk from here to the sea and to the old town', 'de 12 apostelen'],
  'I e a o u',
  '',
  '😀😀😀',
])('%s is nothing', (text) => {
  expect(ruleOf(text)).toBeNull();
});

it('finds what is sent to many, whatever it says, and holds before it warns', () => {
  expect(ruleOf('Hello', 4)).toBeNull();
  expect(ruleOf('Hello', 5)).toBe('spam');
  expect(moderate('whatsapp or paypal', { recipients: 1 }, RULES)).toEqual({ rule: 'payment', action: 'hold' });
  expect(moderate('whatsapp', { recipients: 1 }, RULES)).toEqual({ rule: 'contact', action: 'warn' });
  const off = { ...RULES, contact: { ...RULES.contact, action: 'off' as const } };
  expect(moderate('whatsapp', { recipients: 1 }, off)).toBeNull();
});

it.each([
  'a',
  '1 ',
  'a.',
  '@',
  '(at',
  'a@',
  'nl91',
  'w ',
  '0x',
  '\u200b',
  'one ',
  '-',
  '1.',
  'a1',
  'send ',
  '€',
  '12 ',
  'at ',
  '@a',
])('takes time by the length of %j alone', (part) => {
  // Longer than `moderate` looks: at what it does look at, work that grows with the square would not be noticed.
  const text = part.repeat(600_000 / part.length);
  ends(() => {
    const words = [...wordsOf(text), ...disguisedIn(text)];
    leadsAway(text, text, words);
    asksForMoney(text, words);
  });
});
