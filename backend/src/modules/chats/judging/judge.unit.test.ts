import { growthOf } from '../../../../test/support/cost';
import { type ChatRules, judge } from './judge';

const RULES: ChatRules = {
  new_account_days: 14,
  spam: { action: 'hold', recipients: 5 },
  contact: { action: 'warn', extra_words: ['my channel'] },
  payment: { action: 'hold', extra_words: ['grünes licht'] },
};
const ruleOf = (text: string, recipients = 1) => judge(text, { recipients }, RULES)?.rule ?? null;

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
  'I e a o u',
  '',
  '😀😀😀',
])('%s is nothing', (text) => {
  expect(ruleOf(text)).toBeNull();
});

it('finds what is sent to many, whatever it says, and holds before it warns', () => {
  expect(ruleOf('Hello', 4)).toBeNull();
  expect(ruleOf('Hello', 5)).toBe('spam');
  expect(judge('whatsapp or paypal', { recipients: 1 }, RULES)).toEqual({ rule: 'payment', action: 'hold' });
  expect(judge('whatsapp', { recipients: 1 }, RULES)).toEqual({ rule: 'contact', action: 'warn' });
  const off = { ...RULES, contact: { ...RULES.contact, action: 'off' as const } };
  expect(judge('whatsapp', { recipients: 1 }, off)).toBeNull();
});

it.each(['a', '1 ', 'a.', '@', '(at', 'a@', 'nl91', 'w ', '0x', '\u200b', 'one ', '-'])(
  'takes time by the length of %j alone',
  (part) => {
    expect(growthOf((size) => judge(part.repeat(size / part.length), { recipients: 1 }, RULES), 9600)).toBeLessThan(24);
  },
);
