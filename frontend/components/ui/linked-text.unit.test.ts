import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LinkedText } from './linked-text';

const render = (text: string): string =>
  renderToStaticMarkup(createElement(LinkedText, { text, targets: { service: '/service', terms: '/terms' } })).replace(
    / class="[^"]*"/g,
    '',
  );

it.each([
  ['Write to [customer service](service).', 'Write to <a href="/service">customer service</a>.'],
  ['[Terms](terms) and [service](service)', '<a href="/terms">Terms</a> and <a href="/service">service</a>'],
  ['No link at all', 'No link at all'],
  ['An [unknown](elsewhere) target', 'An unknown target'],
])('%s', (text, html) => {
  expect(render(text)).toBe(html);
});
