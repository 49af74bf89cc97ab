import { matchedPart } from './matched-part';
import { type ChatRules, moderate } from './moderate';

jest.mock('./moderate', () => {
  const real = jest.requireActual<{ readonly moderate: typeof moderate }>('./moderate');
  return { ...real, moderate: jest.fn(real.moderate) };
});

const RULES: ChatRules = {
  new_account_days: 7,
  spam: { action: 'hold', recipients: 5 },
  contact: { action: 'warn', extra_words: ['pigeon post'] },
  payment: { action: 'hold', extra_words: [] },
};
const partOf = (text: string, rule: 'spam' | 'contact' | 'payment'): string | null => {
  const range = matchedPart(text, rule, RULES);
  return range && text.slice(range.start, range.end);
};

describe('the matched part of a held text', () => {
  it('is the shortest stretch of words that breaks the rule', () => {
    expect(partOf('Hi there, find me on WhatsApp, dear', 'contact')).toBe('WhatsApp,');
    expect(partOf('Write to jo@example.com, okay?', 'contact')).toBe('jo@example.com,');
    expect(partOf('Please send it by Western Union today', 'payment')).toBe('Western Union');
    expect(partOf('I use pigeon post only', 'contact')).toBe('pigeon post');
  });

  it('is none of a text that is spam, or that breaks another rule', () => {
    expect(partOf('Find me on WhatsApp', 'spam')).toBeNull();
    expect(partOf('Find me on WhatsApp', 'payment')).toBeNull();
    expect(partOf('', 'contact')).toBeNull();
  });

  it.each([
    ['none', 'word '.repeat(1900), null],
    ['one word in the middle', `${'word '.repeat(900)}whatsapp ${'word '.repeat(900)}`, 'whatsapp'],
  ])('is found by looking at few parts, where a long text has %s', (_, text, part) => {
    jest.mocked(moderate).mockClear();
    expect(partOf(text, 'contact')).toBe(part);
    expect(jest.mocked(moderate).mock.calls.length).toBeLessThanOrEqual(1 + 2 * Math.ceil(Math.log2(1900)));
  });
});
