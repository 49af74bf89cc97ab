import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TENANTS_ROOT } from '../testing/sample-document';
import { LOCALES } from '../../../../../../contract/text/locales';
import { CONTENT_KEYS, isMarkdownKey } from './texts';

const landers = Object.entries(CONTENT_KEYS).filter(([key]) => key.startsWith('landers.'));

describe('the heads of landers that a brand may word', () => {
  it.each(LOCALES)('are in the catalogue in %s, fit their places and wait for nothing', (locale) => {
    const file = path.join(TENANTS_ROOT, '../frontend/locales', locale, 'landers.json');
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    for (const [key, max] of landers) {
      const text = catalogue[key.replace('landers.', '')] ?? '';
      expect([key, text.length > 0, text.length <= max, text.includes('{{')]).toEqual([key, true, true, false]);
    }
  });

  it('are plain words', () => {
    expect(landers.filter(([key]) => isMarkdownKey(key))).toEqual([]);
    expect(landers.length).toBeGreaterThan(25);
  });
});
