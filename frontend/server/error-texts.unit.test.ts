import english from '../locales/en/errors.json';
import german from '../locales/de/errors.json';
import { readErrorTexts } from './error-texts';

// Editors may change the overlay, so the test brings texts of its own.
jest.mock('../locales/de-CH/errors.json', () => ({ home: 'Start, in der Schweiz' }), { virtual: true });

describe('the texts of an error page', () => {
  it('are those of the language with what its overlay says in other words', async () => {
    const textsOf = await readErrorTexts();
    expect(textsOf('de-CH')).toMatchObject({ home: 'Start, in der Schweiz', failed_title: german.failed_title });
    expect(textsOf('de').home).toBe(german.home);
  });

  it('are those of the language for a tag without an overlay, and English for an unknown language', async () => {
    const textsOf = await readErrorTexts();
    expect(textsOf('de-AT').home).toBe(german.home);
    expect(textsOf('xx-YY').home).toBe(english.home);
  });
});
