import { NOTICE_TEXTS } from './notice-texts';

describe.each(Object.entries(NOTICE_TEXTS))('the page about a refused notice in %s', (locale, texts) => {
  it('has exactly the English keys, none empty, and is translated', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(NOTICE_TEXTS.en));
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim().length).toBeGreaterThan(10);
      if (!locale.startsWith('en')) expect([key, text]).not.toEqual([key, NOTICE_TEXTS.en[key as keyof typeof texts]]);
    }
  });

  it('can stand in HTML as it is', () => {
    for (const text of Object.values(texts)) expect(text).not.toMatch(/[<>&"]/);
  });
});
