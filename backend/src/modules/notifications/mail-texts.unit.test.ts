import { MAIL_TEXTS, type MailTextKey, say } from './mail-texts';

const english = MAIL_TEXTS.en;
const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

// The same in both languages, rightly.
const SAME = new Set<MailTextKey>([
  'greeting',
  'greeting_plain',
  'label_name',
  'label_message',
  'label_reference',
  'label_email',
  'label_iban',
  'complaint_received_subject',
]);

describe.each(Object.entries(MAIL_TEXTS))('the mails in %s', (locale, texts) => {
  it('have exactly the English keys, none empty', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const text of Object.values(texts)) expect(text.trim()).toBe(text === '' ? 'a text' : text);
  });

  it('fill in the same values', () => {
    for (const [key, text] of Object.entries(english)) {
      const own = texts[key as MailTextKey];
      // A language may name its brand in another sentence, never leave out what the reader needs.
      expect([key, blanks(own)]).toEqual([key, blanks(text)]);
    }
  });

  it('are translated', () => {
    if (locale.startsWith('en')) return;
    const untranslated = Object.entries(english).filter(
      ([key, text]) => !SAME.has(key as MailTextKey) && texts[key as MailTextKey] === text,
    );
    expect(untranslated).toEqual([]);
  });
});

it('a value that looks like a blank stays as it is', () => {
  expect(say('en')('greeting', { name: '{brand}' })).toBe('Hi {brand},');
});
