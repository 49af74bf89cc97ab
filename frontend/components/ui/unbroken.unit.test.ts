import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Unbroken } from './unbroken';

const held = (text: string): readonly string[] => {
  const html = renderToStaticMarkup(createElement(Unbroken, { text }));
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  return [...html.matchAll(/<span class="whitespace-nowrap">([^<]+)</g)].map(([, part = '']) => part);
};

it.each([
  ['Je ne reçois pas l’e-mail de confirmation', ['e-m']],
  ['Deine E-Mail-Adresse ist bestätigt', ['E-M']],
  ['Vil du slippe slike e-poster?', ['e-p']],
  ['E-mail lub e-maile', ['E-m', 'e-m']],
  ['Anne-Marie speelt à la carte-muziek', []],
])('%s', (text, parts) => {
  expect(held(text)).toEqual(parts);
});
