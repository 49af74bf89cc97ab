import { matchedPart } from './matched-part';
import { type ChatRules } from './moderate';

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

  it('is found in reasonable time, however long the text is', () => {
    const began = performance.now();
    expect(partOf('word '.repeat(5000), 'contact')).toBeNull();
    expect(partOf(`${'word '.repeat(500)}whatsapp ${'word '.repeat(500)}`, 'contact')).toBe('whatsapp');
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
