import { typographyFaults } from './typography';

describe('the check of typography', () => {
  it.each([
    ['en', 'It\'s "here"', 'a straight quote'],
    ['de', 'Das “Wort”', '“'],
    ['fr', 'Vraiment ?', 'no-break'],
    ['fr', 'Vraiment?', 'no-break'],
    ['es', 'Qué tal?', '¿? not in pairs'],
    ['en', 'Wait...', 'three dots'],
    ['sv', 'Två  ord', 'two spaces'],
    ['da', 'Ordet «her»', 'other way round'],
    ['nb', 'Ordet »her«', 'other way round'],
    ['fi', 'Mitä ?', 'a space before'],
    ['nl', 'Ja - nee', 'a hyphen'],
    ['de-CH', 'Das „Wort“', '„'],
    ['de-CH', 'Ich heiße so', 'ß'],
    ['de-CH', 'Das « Wort »', 'a space inside'],
    ['es-US', 'Qué tal?', '¿? not in pairs'],
  ] as const)('finds what is wrong in %s: %s', (locale, text, fault) => {
    expect(typographyFaults(locale, text).join()).toMatch(fault.startsWith('“') ? '”' : fault);
  });

  it.each([
    ['en', 'It’s “here”: [look](https://x.test/?a=1), {{count, number}}…'],
    ['de', 'Das „Wort“ heißt [so](/pages/terms): ja!'],
    ['fr', 'Vraiment\u202f? Oui\u00a0: «\u00a0{{site}}\u00a0»\u202f!'],
    ['es', '¿Qué tal? ¡Bien!'],
    ['sv', 'Ordet ”här” är bra.'],
    ['de-CH', 'Das «Wort» heisst so: ja!'],
    ['it', '- primo\n- secondo: sì'],
  ] as const)('lets pass what is right in %s: %s', (locale, text) => {
    expect(typographyFaults(locale, text)).toEqual([]);
  });
});
