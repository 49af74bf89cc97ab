import { sepaText } from './sepa-text';

test.each([
  ['Jo Visser', 'Jo Visser'],
  ['José Ángel Muñoz', 'Jose Angel Munoz'],
  ['Jürgen Groß', 'Jurgen Gross'],
  ['Søren Ærø', 'Soren AEro'],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['Åsa Öberg', 'Asa Oberg'],
  ['Γιώργος Θάνος', 'Giorgos Thanos'],
  ['Йордан Шишков', 'Yordan Shishkov'],
  ['Müller & Söhne_GmbH', 'Muller + Sohne-GmbH'],
  ['D’Arcy  O"Neil\u00a0!', "D'Arcy O'Neil ."],
  ['//a//b/', 'a/b'],
  ['漢字 🙂', '.. .'],
  [' / ', 'NOTPROVIDED'],
])('%s is written as %s', (text, written) => {
  expect(sepaText(text, 70)).toBe(written);
});

test('a long text is cut after it was spelled out, and ends with no space', () => {
  expect(sepaText('ß'.repeat(40), 70)).toBe('s'.repeat(70));
  expect(sepaText('abc def', 4)).toBe('abc');
});
