import { piecesOf } from './links';

const links = (text: string): string[] =>
  piecesOf(text).flatMap(({ link }) => (link ? [`${link.host} ${link.href}`] : []));

it('finds addresses of the web, without what ends the sentence, and loses nothing of the text', () => {
  const text = 'Look (https://a.example/b?c=d), and HTTP://B.example!\nhttps://c.example.';
  expect(links(text)).toEqual([
    'a.example https://a.example/b?c=d',
    'b.example http://b.example/',
    'c.example https://c.example/',
  ]);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<b>',
  'https://bank.example@evil.example/',
  'https://user:word@evil.example',
  'ftp://a.example',
  'https://localhost/x',
  'https://',
  '<img src=x onerror=alert(1)>',
])('leaves %s as text', (text) => {
  expect(piecesOf(text)).toEqual([{ text }]);
});

it('names the true host of letters that look like others', () => {
  expect(links('https://раypal.example/')[0]).toMatch(/^xn--/);
});
